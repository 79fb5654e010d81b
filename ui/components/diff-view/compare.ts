/** Compares two texts: block by block, and the changed blocks word by word. */
import { diffArrays } from 'diff'

/** A stretch of both lists. If it is equal, its two sides have the same length. */
export interface Stretch<Entry> {
  readonly same: boolean
  readonly before: readonly Entry[]
  readonly after: readonly Entry[]
}

/** Finding more differences than this takes too long, so everything between is one change. */
const maxEdits = 2_000

/** The number of entries that a stretch takes from each list. */
interface Share {
  readonly same: boolean
  readonly before: number
  readonly after: number
}

export function compare<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string = String,
): readonly Stretch<Entry>[] {
  const shares = joined(sharesOf(...numbered(before.map(keyOf), after.map(keyOf))))
  let [x, y] = [0, 0]
  return shares.map((share) => {
    const [left, top] = [x, y]
    x += share.before
    y += share.after
    return { same: share.same, before: before.slice(left, x), after: after.slice(top, y) }
  })
}

/** Common starts and ends are split off first, so that a change does not take entries from its neighbours. */
function sharesOf(before: readonly number[], after: readonly number[]): readonly Share[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return [
    { same: true, before: start, after: start },
    ...changesIn(left, right),
    { same: true, before: end, after: end },
  ]
}

function changesIn(before: number[], after: number[]): readonly Share[] {
  const changes = diffArrays(before, after, { maxEditLength: maxEdits })
  return (
    changes?.map(({ added, removed, count }) => ({
      same: !added && !removed,
      before: added ? 0 : count,
      after: removed ? 0 : count,
    })) ?? [{ same: false, before: before.length, after: after.length }]
  )
}

/** Numbers are faster to compare than words. */
function numbered(before: readonly string[], after: readonly string[]): [number[], number[]] {
  const numbers = new Map<string, number>()
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  return [before.map(numberOf), after.map(numberOf)]
}

/** Removed entries and the ones that replaced them are one stretch. */
function joined(shares: readonly Share[]): readonly Share[] {
  const found: Share[] = []
  for (const share of shares) {
    const last = found.at(-1)
    if (share.before + share.after === 0) continue
    if (last && last.same === share.same)
      found[found.length - 1] = {
        ...last,
        before: last.before + share.before,
        after: last.after + share.after,
      }
    else found.push(share)
  }
  return found
}

// Compares lists of blocks: which were added, removed, or have changed text. Blocks of one kind that share
// half of their words are matched.

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
const keyOfBlock = (block: DiffBlock) =>
  JSON.stringify([block.kind, block.style, block.depth, block.runs ?? block.text])

/** A block before the change, after it, or both. */
export interface DiffRow {
  readonly state: 'same' | 'added' | 'removed' | 'changed'
  readonly before?: DiffBlock
  readonly after?: DiffBlock
}

export function compareBlocks(
  before: readonly DiffBlock[],
  after: readonly DiffBlock[],
  language: string,
): readonly DiffRow[] {
  return compare(before, after, keyOfBlock).flatMap((stretch) =>
    stretch.same
      ? stretch.after.map((block): DiffRow => ({ state: 'same', before: block, after: block }))
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

function paired(
  before: readonly DiffBlock[],
  after: readonly DiffBlock[],
  language: string,
): readonly DiffRow[] {
  const messages = new Map(
    [...before, ...after].map((block) => [block, new Set(wordsOf(block.text, language))]),
  )
  const likeness = (left: DiffBlock, right: DiffBlock) =>
    shared(messages.get(left) ?? new Set(), messages.get(right) ?? new Set())
  const rows: DiffRow[] = []
  // Removed blocks come before the ones that replaced them.
  let added: readonly DiffRow[] = []
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

const removed = (before: DiffBlock): DiffRow => ({ state: 'removed', before })

/** The share of words that two blocks have in common, from 0 to 1. */
function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const all = left.size + right.size
  return all === 0 ? 1 : (2 * [...left].filter((word) => right.has(word)).length) / all
}

// Compares texts word by word, also in languages without spaces between words.

type RunStyle = 'strong' | 'emphasis' | 'delete' | 'code' | 'link'

/** A part of a text with one formatting. */
export interface Run {
  readonly text: string
  readonly styles?: readonly RunStyle[]
  /** Content that is not visible as text but can change: the URL of a link. */
  readonly detail?: string
}

/** A segment of both texts: equal in both, or the text before and the text after. */
export interface DiffSegment {
  readonly same: boolean
  readonly before: readonly Run[]
  readonly after: readonly Run[]
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Splits a text into words, spaces and punctuation. Joined, they equal the text. */
function wordsOf(text: string, language: string): readonly string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The same words in another style also count as changed. */
export function compareWords(
  before: readonly Run[],
  after: readonly Run[],
  language: string,
): readonly DiffSegment[] {
  const messages = (runs: readonly Run[]) =>
    runs.flatMap((run) => wordsOf(run.text, language).map((text): Run => ({ ...run, text })))
  const segments = compare(messages(before), messages(after), keyOfRun).map((stretch) => ({
    same: stretch.same,
    before: joinedRuns(stretch.before),
    after: joinedRuns(stretch.after),
  }))
  return joinedSegments(segments)
}

const styleOf = ({ styles = [], detail = '' }: Run) => `${styles.join()} ${detail}`

const keyOfRun = (run: Run) => `${styleOf(run)}\n${run.text}`

/** Merges adjacent runs of one style. */
function joinedRuns(runs: readonly Run[]): readonly Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && styleOf(last) === styleOf(run))
      found[found.length - 1] = { ...run, text: last.text + run.text }
    else found.push(run)
  }
  return found
}

/** Only a space or a comma between two changes: one change is easier to read. */
const isSmall = ({ same, before }: DiffSegment) =>
  same && !before.some(({ text }) => /[\p{L}\p{N}]/u.test(text))

function joinedSegments(segments: readonly DiffSegment[]): readonly DiffSegment[] {
  const found: DiffSegment[] = []
  for (const [index, diffSegment] of segments.entries()) {
    const isBetween = isSmall(diffSegment) && index > 0 && index < segments.length - 1
    const last = found.at(-1)
    if (last && !last.same && (isBetween || !diffSegment.same)) {
      const before = joinedRuns([...last.before, ...diffSegment.before])
      found[found.length - 1] = {
        same: false,
        before,
        after: joinedRuns([...last.after, ...diffSegment.after]),
      }
    } else {
      found.push(diffSegment)
    }
  }
  return found
}
