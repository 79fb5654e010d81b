/**
 * What changed in a list of blocks: which came, which went, and which are still the same block with other words. Blocks of
 * one kind whose words are half the same belong together.
 */
import { compare } from './compare.ts'
import type { Run } from './compare-words.ts'
import { wordsOf } from './compare-words.ts'

export interface DiffBlock {
  /** What it is, where that can change: `Heading`, `Callout`. */
  readonly kind?: string
  readonly text: string
  /** The same text in its formatting: joined, its parts are the text. */
  readonly runs?: readonly Run[]
  /** How a formatted block is set. */
  readonly style?: BlockStyle
  /** How deep it stands in lists, quotes and components. */
  readonly depth?: number
}

type BlockStyle = 'title' | 'heading' | 'item' | 'code'

export const runsOf = ({ runs, text }: DiffBlock): readonly Run[] => runs ?? [{ text }]

/** Blocks that read and look the same are the same. */
const keyOf = (block: DiffBlock) =>
  JSON.stringify([block.kind, block.style, block.depth, block.runs ?? block.text])

/** A block as it was, as it is, or both. */
export interface Row {
  readonly state: 'same' | 'added' | 'removed' | 'changed'
  readonly before?: DiffBlock
  readonly after?: DiffBlock
}

export function compareBlocks(
  before: readonly DiffBlock[],
  after: readonly DiffBlock[],
  language: string,
): readonly Row[] {
  return compare(before, after, keyOf).flatMap((stretch) =>
    stretch.same
      ? stretch.after.map((block): Row => ({ state: 'same', before: block, after: block }))
      : paired(stretch.before, stretch.after, language),
  )
}

/** The lines of a text are its blocks. */
export function blocksOf(text: string | readonly DiffBlock[]): readonly DiffBlock[] {
  if (typeof text !== 'string') return text
  return text === '' ? [] : text.split('\n').map((line) => ({ text: line }))
}

/** Comparing each with each is for so many pairs; in longer stretches they are compared in order. */
const maxPairs = 2_500

const alikeFrom = 0.5

function paired(before: readonly DiffBlock[], after: readonly DiffBlock[], language: string): readonly Row[] {
  const messages = new Map(
    [...before, ...after].map((block) => [block, new Set(wordsOf(block.text, language))]),
  )
  const likeness = (left: DiffBlock, right: DiffBlock) =>
    shared(messages.get(left) ?? new Set(), messages.get(right) ?? new Set())
  const rows: Row[] = []
  // What went is told before what came in its place.
  let added: readonly Row[] = []
  const rest = [...before]
  for (const block of after) {
    const choice = before.length * after.length > maxPairs ? rest.slice(0, 1) : rest
    const partner = choice.find((candidate) => likeness(candidate, block) >= alikeFrom)
    if (partner === undefined) {
      added = [...added, { state: 'added', after: block }]
      continue
    }
    const skipped = rest.splice(0, rest.indexOf(partner) + 1).slice(0, -1)
    rows.push(...skipped.map(removed), ...added, { state: 'changed', before: partner, after: block })
    added = []
  }
  return [...rows, ...rest.map(removed), ...added]
}

const removed = (before: DiffBlock): Row => ({ state: 'removed', before })

/** The share of words that two blocks have in common, from 0 to 1. */
function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const all = left.size + right.size
  return all === 0 ? 1 : (2 * [...left].filter((word) => right.has(word)).length) / all
}
