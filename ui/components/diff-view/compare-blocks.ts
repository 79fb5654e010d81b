/**
 * Compares lists of blocks: which were added, removed, or have changed text. Blocks of one kind that share
 * half of their words are matched.
 */
import { compare } from './compare.ts'
import type { Run } from './compare-words.ts'
import { wordsOf } from './compare-words.ts'

export interface DiffBlock {
  /** The kind of block, if it can change: `Heading`, `Callout`. */
  readonly kind?: string
  readonly text: string
  /** The same text with its formatting. Joined, the runs equal the text. */
  readonly runs?: readonly Run[]
  /** The style of a formatted block. */
  readonly style?: BlockStyle
  /** The nesting depth in lists, quotes and components. */
  readonly depth?: number
}

type BlockStyle = 'title' | 'heading' | 'item' | 'code'

export const runsOf = ({ runs, text }: DiffBlock): readonly Run[] => runs ?? [{ text }]

/** Blocks with the same text and style are equal. */
const keyOf = (block: DiffBlock) =>
  JSON.stringify([block.kind, block.style, block.depth, block.runs ?? block.text])

/** A block before the change, after it, or both. */
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

/** Each line of a text is a block. */
export function blocksOf(text: string | readonly DiffBlock[]): readonly DiffBlock[] {
  if (typeof text !== 'string') return text
  return text === '' ? [] : text.split('\n').map((line) => ({ text: line }))
}

/** Up to this many pairs, each block is compared with each. Longer stretches are compared in order. */
const maxPairs = 2_500

const alikeFrom = 0.5

function paired(before: readonly DiffBlock[], after: readonly DiffBlock[], language: string): readonly Row[] {
  const messages = new Map(
    [...before, ...after].map((block) => [block, new Set(wordsOf(block.text, language))]),
  )
  const likeness = (left: DiffBlock, right: DiffBlock) =>
    shared(messages.get(left) ?? new Set(), messages.get(right) ?? new Set())
  const rows: Row[] = []
  // Removed blocks come before the ones that replaced them.
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
