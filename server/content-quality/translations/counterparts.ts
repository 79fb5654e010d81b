/** Counterparts: which passage of the translation belongs to each passage of the source, also after moves. */
import type { Noted } from './passages.ts'
import { align } from './passages.ts'
import type { Note } from './source-marks.ts'

interface Sides {
  /** The passages of the source that the translation is compared with. */
  readonly source: readonly string[]
  /** The passages of the translation now. */
  readonly own: readonly string[]
}

/**
 * For each passage of the source the index of its translation, or null for a new passage. Null as a whole if it
 * is not known which passages belonged together: when they last matched, both texts had as many.
 */
export function counterparts(
  note: Note | undefined,
  { source, own }: Sides,
): readonly (number | null)[] | null {
  if (note === undefined || note.from.length === 0 || note.from.length !== note.own.length) return null
  const ofSource = indexesIn(note.from, source)
  const ofOwn = indexesIn(
    note.own.map((hash) => ({ hash, version: 0 })),
    own,
  )
  const found = new Map([...ofSource].map(([noted, index]) => [index, ofOwn.get(noted) ?? null]))
  return source.map((_, index) => found.get(index) ?? null)
}

/** Where each noted passage is now: an index of `noted` by an index of `current`. */
function indexesIn(noted: readonly Noted[], current: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map(noted.map((one, index) => [one, index]))
  const indexes = new Map<number, number>()
  let next = 0
  for (const { old, now } of align(noted, current)) {
    const place = old && places.get(old)
    if (now !== undefined && place !== undefined) indexes.set(place, next)
    if (now !== undefined) next += 1
  }
  return indexes
}
