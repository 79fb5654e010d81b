/**
 * Aligns the blocks of a translation with those of its source. What the server knows about both comes first. The
 * rest is matched in order by what languages share: the kind of a block, numbers, URLs, code and length.
 */
import { hunksBetween } from './hunks.ts'

/** For each block of the source the index of its translation. No index occurs twice. */
export type Alignment = readonly (number | undefined)[]

export function alignTranslation(
  source: readonly string[],
  translation: readonly string[],
  pairs: Alignment = [],
): Alignment {
  const aligned = usable(pairs, source.length, translation.length)
  const taken = new Set(aligned)
  const anchors = inOrder(aligned)
  let [from, start] = [0, 0]
  for (const [to, end] of [...anchors, [source.length, translation.length] as const]) {
    const free = {
      source: range(from, to).filter((index) => aligned[index] === undefined),
      translation: range(start, end).filter((index) => !taken.has(index)),
    }
    for (const [one, other] of matched(free, source, translation)) aligned[one] = other
    ;[from, start] = [to + 1, end + 1]
  }
  return aligned
}

/** The pairs of an alignment that can be next to each other: their order is the same on both sides. */
export function inOrder(alignment: Alignment): readonly (readonly [source: number, translation: number])[] {
  interface Chain {
    readonly pair: readonly [number, number]
    readonly before: Chain | undefined
  }
  const chains: Chain[] = []
  for (const [source, translation] of alignment.entries()) {
    if (translation === undefined) continue
    const found = chains.findIndex(({ pair }) => pair[1] >= translation)
    const place = found < 0 ? chains.length : found
    chains[place] = { pair: [source, translation], before: chains[place - 1] }
  }
  const pairs: (readonly [number, number])[] = []
  for (let chain = chains.at(-1); chain !== undefined; chain = chain.before) pairs.push(chain.pair)
  return pairs.reverse()
}

/** Where the translation of a block belongs: after the translation of the nearest block before it. */
export function placeFor(alignment: Alignment, source: number): number {
  const before = alignment.slice(0, source).findLast((index) => index !== undefined)
  return before === undefined ? 0 : before + 1
}

function usable(pairs: Alignment, length: number, limit: number): (number | undefined)[] {
  const used = new Set<number>()
  return Array.from({ length }, (_, index) => {
    const place = pairs[index]
    if (place === undefined || place < 0 || place >= limit || used.has(place)) return undefined
    used.add(place)
    return place
  })
}

interface Free {
  readonly source: readonly number[]
  readonly translation: readonly number[]
}

/** Above this, comparing all blocks takes too long. */
const maxComparisons = 1_000_000
/** A source block without translation before one with it. At the end it costs nothing: that is not written yet. */
const skipCost = 0.1

function matched(free: Free, source: readonly string[], translation: readonly string[]) {
  const rows = free.source.map((index) => shapeOf(source[index] ?? ''))
  const columns = free.translation.map((index) => shapeOf(translation[index] ?? ''))
  if (rows.length * columns.length > maxComparisons) return []
  const width = columns.length + 1
  const scores = new Float64Array((rows.length + 1) * width)
  const at = (row: number, column: number) => scores[row * width + column] ?? 0
  const pair = (row: number, column: number) => likeness(rows[row], columns[column]) + at(row + 1, column + 1)
  const skip = (row: number, column: number) => at(row + 1, column) - (column < columns.length ? skipCost : 0)
  for (let row = rows.length - 1; row >= 0; row--) {
    for (let column = columns.length - 1; column >= 0; column--) {
      scores[row * width + column] = Math.max(pair(row, column), skip(row, column), at(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let row = 0, column = 0; row < rows.length && column < columns.length; ) {
    const best = at(row, column)
    const [one, other] = [free.source[row], free.translation[column]]
    if (best === pair(row, column) && one !== undefined && other !== undefined) {
      pairs.push([one, other])
      row += 1
      column += 1
    } else if (best === at(row, column + 1)) column += 1
    else row += 1
  }
  return pairs
}

interface Shape {
  readonly text: string
  readonly kind: string
  /** What stays the same in every language. */
  readonly tokens: ReadonlySet<string>
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ['code', /^(?:```|~~~)/],
  ['list', /^(?:[-*+]|\d+[.)])\s/],
  ['quote', /^>/],
  ['table', /^\|/],
  ['rule', /^(?:-{3}|\*{3}|_{3})\s*$/],
]

function shapeOf(block: string): Shape {
  const text = block.trim()
  const name = /^(#{1,6})\s|^<([\w.]+)/.exec(text)
  const kind = name?.[1] ?? name?.[2] ?? kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'paragraph'
  return { text, kind, tokens: new Set(text.match(/\d+|`[^`]+`|\]\([^)\s]+|(?:src|href)="[^"]*"/g)) }
}

/** Blocks of different kinds are never matched. */
function likeness(one: Shape | undefined, other: Shape | undefined): number {
  if (one === undefined || other === undefined || one.kind !== other.kind) return Number.NEGATIVE_INFINITY
  if (one.text === other.text) return 4
  const [shorter, longer] = [one.text.length, other.text.length].toSorted((first, next) => first - next)
  const all = one.tokens.union(other.tokens).size
  const common = all === 0 ? 0 : (2 * one.tokens.intersection(other.tokens).size) / all
  return 1 + common + (shorter ?? 0) / Math.max(1, longer ?? 1)
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** What the server knows about two saved texts: for each block of the source the index of its translation. */
export interface SavedPairs {
  readonly pairs: readonly (number | null)[]
  readonly source: readonly string[]
  readonly translation: readonly string[]
}

/** The pairs of the saved texts in the texts on screen, which may be further edited. */
export function knownPairs(
  saved: SavedPairs | undefined,
  source: readonly string[],
  translation: readonly string[],
): Alignment {
  if (saved === undefined || saved.pairs.length !== saved.source.length) return []
  const nowAt = movedTo(saved.translation, translation)
  const savedAt = new Map([...movedTo(saved.source, source)].map(([before, now]) => [now, before]))
  return source.map((_, index) => {
    const before = savedAt.get(index)
    const place = before === undefined ? null : saved.pairs[before]
    return place == null ? undefined : nowAt.get(place)
  })
}

/** Where each block of a text is after edits. */
function movedTo(before: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let [index, place] = [0, 0]
  const walk = (end: number) => {
    while (index < end) places.set(index++, place++)
  }
  for (const { start, end, from, to } of hunksBetween(before, now)) {
    walk(start)
    // A block that was edited in place is still the same block.
    if (end - start === to - from) walk(end)
    ;[index, place] = [end, to]
  }
  walk(before.length)
  return places
}
