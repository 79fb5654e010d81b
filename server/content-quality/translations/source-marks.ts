/**
 * Source marks: which passages of the source a field was translated from, and how saving and marking change
 * them.
 */
import type { Noted, Pair } from './passages.ts'
import { align, isSame } from './passages.ts'

export type TranslationConfirmation = 'translated' | 'still-right'

export interface Note {
  readonly from: readonly Noted[]
  /** The passages of the translation when they last matched the source one to one. */
  readonly own: readonly string[]
  readonly mark: TranslationConfirmation
}

/** The field of the source as the translator saw it. */
export interface SeenSource {
  readonly version: number
  readonly hashes: readonly string[]
}

interface Saved {
  /** The current passages of the field. */
  readonly own: readonly string[]
  readonly source: SeenSource
  /**
   * Whether all of it was translated from the seen source: if the client says so, or if the field is one
   * passage.
   */
  readonly isComplete: boolean
}

/**
 * The note after a save. A field without a note is now translated. In an MDX text, a correction of one
 * paragraph says nothing about the others: a passage of the source counts as translated when its counterpart
 * changed, and only if both have the same number of passages, so that counterparts are known. Everything else
 * has to be marked.
 */
export function noteAfterSave(note: Note | undefined, { own, source, isComplete }: Saved): Note | undefined {
  if (own.length === 0) return undefined
  if (note !== undefined && isEqual(note.own, own)) return note
  if (note === undefined || note.own.length === 0 || isComplete)
    return { from: allOf(source), own, mark: 'translated' }
  if (own.length !== source.hashes.length) return note
  const earlier = new Set(note.own)
  const touched = new Set(source.hashes.filter((_, index) => !earlier.has(own[index] ?? '')))
  const wasBeside = note.own.length === note.from.length
  const isDone = ({ now }: Pair) => (now === undefined ? wasBeside : touched.has(now))
  return { from: renewed(note.from, source, isDone), own, mark: 'translated' }
}

/** The note after passages were marked. Without named passages all are marked. */
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
  readonly mark: TranslationConfirmation
  /** Hashes of current passages of the source, or of removed ones. */
  readonly passages: readonly string[] | undefined
}

const allOf = ({ version, hashes }: SeenSource): readonly Noted[] => hashes.map((hash) => ({ hash, version }))

/**
 * The old note, with translated passages in place of those they replaced. Moved passages get new neighbours
 * in the order of the source, so this repeats until nothing changes.
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
