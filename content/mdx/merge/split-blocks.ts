/** A text as its top-level blocks, so that two people may change different blocks of it at the same time. */
import { readTree } from '../parse/mdx-tree-cache.ts'

export interface Block {
  /** Exactly what the author wrote. */
  readonly source: string
  /** Where it begins and ends in the whole text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * The blocks in their order. They do not overlap, and what lies between them is blank: the sources joined with those
 * gaps are the text again, to the letter. A text that cannot be read (a draft may be anything) is parted at its blank
 * lines.
 */
export function blocksOf(source: string): readonly Block[] {
  const ranges = rangesOfNodes(source) ?? rangesOfParagraphs(source)
  return ranges.map(([start, end]) => ({ source: source.slice(start, end), start, end }))
}

type Range = readonly [start: number, end: number]

function rangesOfNodes(source: string): readonly Range[] | undefined {
  // The parser skips a byte order mark without counting it.
  const skipped = source.startsWith('\ufeff') ? 1 : 0
  let nodes: ReturnType<typeof readTree>['children']
  try {
    nodes = readTree(source).children
  } catch {
    return undefined
  }
  const ranges: Range[] = []
  let end = 0
  for (const { position } of nodes) {
    const from = (position?.start.offset ?? 0) + skipped
    const to = (position?.end.offset ?? 0) + skipped
    if (from < end || !isBlank(source.slice(end, from))) return undefined
    ranges.push([from, to])
    end = to
  }
  return isBlank(source.slice(end)) ? ranges : undefined
}

function rangesOfParagraphs(source: string): readonly Range[] {
  const paragraph = /\S(?:.|\r?\n(?![^\S\r\n]*(?:\r?\n|$)))*/g
  return [...source.matchAll(paragraph)].map((match) => [
    match.index,
    match.index + match[0].trimEnd().length,
  ])
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
