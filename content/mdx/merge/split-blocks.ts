/** Splits a text into its top-level blocks, so that two users can edit different blocks at the same time. */
import { readTree } from '../parse/mdx-tree-cache.ts'

export interface Block {
  /** Exactly as the author wrote it. */
  readonly source: string
  /** Start and end in the whole text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * The blocks in order. They do not overlap, and only whitespace is between them: joined with it, they are
 * exactly the text again. A text that cannot be parsed (a draft may be anything) is split at its empty lines.
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

/** Splits a text into its blocks and the whitespace between them. Joined, they are exactly the text again. */
export interface PartedText {
  /** The source of each block, exactly as written. */
  readonly sources: readonly string[]
  /** The whitespace before each block and after the last: always one more than there are blocks. */
  readonly whitespace: readonly string[]
}

export function partText(source: string): PartedText {
  const blocks = blocksOf(source)
  const ends = [0, ...blocks.map(({ end }) => end)]
  return {
    sources: blocks.map((block) => block.source),
    whitespace: ends.map((end, index) => source.slice(end, blocks[index]?.start)),
  }
}
