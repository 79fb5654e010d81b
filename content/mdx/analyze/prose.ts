/** The running text of a document: what readers read, without code, URLs and props of components. */
import type { Nodes } from 'mdast'
import { nodesOf } from '../parse/mdx-tree-cache.ts'

/** The text of one paragraph, heading or table cell. */
export interface ProsePart {
  readonly text: string
  /** The offset in the source of a word of the text. */
  readonly offsetOf: (from: number, to: number) => number
}

/** Code, images and expressions: a character that is in no word. */
const object = '\ufffc'

/** In order. Empty if the text cannot be parsed. */
export function proseOf(source: string): readonly ProsePart[] {
  return nodesOf(source)
    .filter(holdsText)
    .map((node) => partOf(node, source))
    .toArray()
}

const holdsText = ({ type }: Nodes) => type === 'paragraph' || type === 'heading' || type === 'tableCell'

interface Segment {
  readonly at: number
  readonly start: number
  readonly end: number
}

function partOf(node: Nodes, source: string): ProsePart {
  const segments: Segment[] = []
  let text = ''
  const open: Nodes[] = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'text') {
      const { start, end } = next.position ?? {}
      segments.push({ at: text.length, start: start?.offset ?? 0, end: end?.offset ?? 0 })
      text += next.value
    } else if ('children' in next && !isBareUrl(next)) open.push(...next.children.toReversed())
    else text += next.type === 'break' ? ' ' : object
  }
  return { text, offsetOf: (from, to) => offsetIn(source, segments, { from, words: text.slice(from, to) }) }
}

/** Escapes make the source longer than the text, so the word is looked for from its place in the text. */
function offsetIn(
  source: string,
  segments: readonly Segment[],
  { from, words }: { readonly from: number; readonly words: string },
): number {
  const segment = segments.findLast(({ at }) => at <= from)
  if (segment === undefined) return 0
  const start = segment.start + from - segment.at
  const found = source.slice(start, segment.end).indexOf(words)
  return found < 0 ? Math.min(start, segment.end) : start + found
}

/** A URL as text, which is a link without a label. */
function isBareUrl(node: Nodes): boolean {
  if (node.type !== 'link') return false
  const [only, ...others] = node.children
  return others.length === 0 && only?.type === 'text' && node.url.endsWith(only.value)
}
