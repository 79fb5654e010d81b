/**
 * Remark plugin, used after that for GFM: a URL or an e-mail address with an escape, such as `www\.example.org`, stays
 * text. GFM looks for addresses once more in the parsed text, where escapes are gone, and would make links of them.
 */
import type { Nodes, Root } from 'mdast'
// Brings the parser extensions into the data of a processor.
import type {} from 'remark-parse'
import type { Data, Processor } from 'unified'
import { visit } from 'unist-util-visit'

type Extensions = NonNullable<Data['fromMarkdownExtensions']>

export function escapedUrls(this: Processor): undefined {
  const data = this.data()
  const gfm: Extensions = data.fromMarkdownExtensions ?? []
  data.fromMarkdownExtensions = [...splitting, ...gfm, ...joining]
}

/** Before GFM looks for addresses, each escape of a character that they need is at the start of its own text. */
const splitting: Extensions = [
  {
    enter: {
      characterEscape(token) {
        this.enter({ type: 'text', value: '' }, token)
      },
    },
    exit: {
      characterEscapeValue(token) {
        const node = this.stack.at(-1)
        if (node?.type === 'text') node.value += this.sliceSerialize(token)
      },
      characterEscape(token) {
        this.exit(token)
      },
    },
    transforms: [(tree) => joinTexts(tree, (after) => !/^[.:@]/.test(after))],
  },
]

const joining: Extensions = [{ transforms: [(tree) => joinTexts(tree, () => true)] }]

function joinTexts(tree: Root, isJoined: (after: string) => boolean): void {
  visit(tree, (node: Nodes) => {
    if (!('children' in node)) return
    for (let index = node.children.length - 1; index > 0; index -= 1) {
      const [before, after] = [node.children[index - 1], node.children[index]]
      if (before?.type !== 'text' || after?.type !== 'text' || !isJoined(after.value)) continue
      before.value += after.value
      if (before.position && after.position) before.position.end = after.position.end
      node.children.splice(index, 1)
    }
  })
}
