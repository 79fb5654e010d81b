/** Text of the documentation for the lint rules: its passages and sentences, without code. */
import { literalOfAttribute } from '../../content/mdx/parse/literal.ts'
import { nodesOf } from '../../content/mdx/parse/mdx-tree-cache.ts'

type Nodes = ReturnType<typeof nodesOf> extends Generator<infer One> ? One : never

interface Passage {
  /** In the text without front matter. */
  readonly line: number
  readonly text: string
}

const blocks: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableCell'])
/** Props of components that readers see. */
const shown: ReadonlySet<string> = new Set(['title', 'caption', 'label', 'alt'])

/** Paragraphs, headings, cells and titles. Inline code counts as one word. */
export function passagesIn(body: string): readonly Passage[] {
  return nodesOf(body).flatMap(passagesOf).toArray()
}

function passagesOf(node: Nodes): readonly Passage[] {
  const line = node.position?.start.line ?? 1
  if (blocks.has(node.type)) return [{ line, text: textOf(node) }]
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !shown.has(attribute.name)) return []
    const text = literalOfAttribute(attribute)
    return typeof text === 'string' ? [{ line, text }] : []
  })
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return 'code'
  return 'children' in node ? node.children.map(textOf).join('') : ' '
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

export function sentencesIn(text: string): readonly string[] {
  return [...sentences.segment(text.replaceAll(/\s+/g, ' ').trim())].map(({ segment }) => segment)
}

export function wordsIn(sentence: string): number {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length
}
