/** Reads MDX into a tree of Markdown nodes. Reading is all that happens: nothing in a text is ever run. */
import type { List, ListItem, Nodes, Root } from 'mdast'
// Brings the JSX nodes into mdast's own types.
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()

/**
 * The tree of a text. Throws a `VFileMessage` where the text is no MDX, and where the parser itself stumbles: a tag left
 * open on a line that an underlined heading could follow breaks its own assertions. Nobody's text is a fault of the server.
 */
export function parseMdx(source: string): Root {
  try {
    return normalizeLists(reader.parse(source))
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    throw new VFileMessage(
      'The parser stumbled over this text.',
      error instanceof Error ? { cause: error } : {},
    )
  }
}

/**
 * The parser takes an empty line inside of a component, or in a quote below a list, for one between the parts of the list.
 * A list is loose where its own parts stand apart, and nowhere else. Without recursion: a text decides how deep it is.
 */
function normalizeLists(root: Root): Root {
  const open: Nodes[] = [root]
  const lists: List[] = []
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'list') lists.push(node)
    if ('children' in node) open.push(...node.children)
  }
  for (const list of lists) {
    for (const item of list.children) item.spread = areSpread(item)
    list.spread = areSpread(list)
  }
  return root
}

function areSpread({ children }: List | ListItem): boolean {
  return children.some((child, index) => {
    const next = children[index + 1]?.position
    return next !== undefined && next.start.line > lastLineOf(child) + 1
  })
}

/** Within a quote the parser counts the empty line below a list to the list: what it holds knows better. */
function lastLineOf(node: Nodes): number {
  let last = node
  for (let held = lastHeld(last); held !== undefined; held = lastHeld(last)) last = held
  const isEmpty = last.type === 'listItem'
  return (isEmpty ? last.position?.start.line : last.position?.end.line) ?? 0
}

function lastHeld(node: Nodes): Nodes | undefined {
  return node.type === 'list' || node.type === 'listItem' ? node.children.at(-1) : undefined
}
