/** Which words of the source a field was translated from, and how saving and marking change what is known of it. */
import type { Noted, Pair } from './align-passages.ts'
import { align, isSame } from './align-passages.ts'

export type Mark = 'translated' | 'still-right'

export interface Note {
  readonly from: readonly Noted[]
  /** The translation's own passages when it last stood passage by passage beside its source. */
  readonly own: readonly string[]
  readonly mark: Mark
}

/** What the translator saw of the source's field. */
export interface SeenSource {
  readonly version: number
  readonly hashes: readonly string[]
}

interface Saved {
  /** What the field says now. */
  readonly own: readonly string[]
  readonly source: SeenSource
  /** Whether all of it was made from what was seen: so where that was said, and for a field that is one passage. */
  readonly whole: boolean
}

/**
 * The note after a save. What was never translated before is translated now. In a text, whoever mends one paragraph has not
 * looked at the others: a passage of the source is done when its counterpart was changed, and only where both have as many
 * passages, so that it is known which is which. All else waits to be marked.
 */
export function noteAfterSave(note: Note | undefined, { own, source, whole }: Saved): Note | undefined {
  if (own.length === 0) return undefined
  if (note !== undefined && isEqual(note.own, own)) return note
  if (note === undefined || note.own.length === 0 || whole)
    return { from: allOf(source), own, mark: 'translated' }
  if (own.length !== source.hashes.length) return note
  const earlier = new Set(note.own)
  const touched = new Set(source.hashes.filter((_, index) => !earlier.has(own[index] ?? '')))
  const wasBeside = note.own.length === note.from.length
  const isDone = ({ now }: Pair) => (now === undefined ? wasBeside : touched.has(now))
  return { from: renewed(note.from, source, isDone), own, mark: 'translated' }
}

/** The note after somebody said that passages are done, or still right; all of them where none is named. */
export function noteAfterMark(note: Note | undefined, { source, own, mark, passages }: MarkedField): Note {
  const isDone = ({ old, now }: Pair) =>
    passages === undefined ||
    passages.includes(now ?? '') ||
    (now === undefined && passages.includes(old?.hash ?? ''))
  return { from: renewed(note?.from ?? [], source, isDone), own, mark }
}

export interface MarkedField {
  readonly source: SeenSource
  readonly own: readonly string[]
  readonly mark: Mark
  /** By their hashes: of what the source says now, or of what is gone from it. */
  readonly passages: readonly string[] | undefined
}

const allOf = ({ version, hashes }: SeenSource): readonly Noted[] => hashes.map((hash) => ({ hash, version }))

/**
 * What was noted, with what is done in the place of what it replaced. Passages that changed places stand beside others once
 * they are in the order of the source, so it is looked at until nothing moves.
 */
function renewed(
  noted: readonly Noted[],
  seenSource: SeenSource,
  isDone: (pair: Pair) => boolean,
): readonly Noted[] {
  const next = align(noted, seenSource.hashes).flatMap((pair) => {
    const { old, now } = pair
    const isOver = !isSame(pair) && isDone(pair)
    if (isOver) return now === undefined ? [] : [{ hash: now, version: seenSource.version }]
    return old === undefined ? [] : [old]
  })
  const isSettled = isEqual(next.map(hashOf), noted.map(hashOf))
  return isSettled ? next : renewed(next, seenSource, isDone)
}

const hashOf = ({ hash }: Noted) => hash

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((hash, index) => hash === other[index])
}
