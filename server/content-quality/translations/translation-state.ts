/** Translation state: of each field and of the whole layer, compared with the source. */
import type { Pair, PassageText } from './passages.ts'
import { align, isSame } from './passages.ts'
import type { Note } from './source-marks.ts'

/**
 * `empty`: there is nothing to translate. `still-right`: the source changed, and the translator confirmed the
 * translation.
 */
export const fieldStates = ['empty', 'missing', 'outdated', 'current', 'still-right'] as const
export type FieldState = (typeof fieldStates)[number]

export const layerStates = ['source', 'empty', 'missing', 'outdated', 'current'] as const
export type TranslationState = (typeof layerStates)[number]

export interface Source {
  /** The text that the translation is compared with. */
  readonly passages: PassageText
  /** The latest draft. A translation of it is newer than the public version, and so not outdated. */
  readonly newest: PassageText
}

export type Notes = Readonly<Record<string, Note>>

/** The changes in a field of the source since it was translated. */
export function changesIn(
  field: string,
  { passages, newest }: Source,
  note: Note | undefined,
): readonly Pair[] {
  const noted = note?.from ?? []
  const upcoming = newest[field] ?? []
  const isUpcoming = new Set(align(noted, upcoming).flatMap((pair) => (isSame(pair) ? [pair.old] : [])))
  const isAhead = ({ old, now }: Pair) =>
    old !== undefined && isUpcoming.has(old) && (now === undefined || !upcoming.includes(now))
  return align(noted, passages[field] ?? []).filter((pair) => !isSame(pair) && !isAhead(pair))
}

export function stateOfField(
  field: string,
  source: Source,
  own: PassageText,
  note: Note | undefined,
): FieldState {
  const isWritten = (own[field] ?? []).length > 0
  const hasSource = (source.passages[field] ?? []).length > 0
  if (note === undefined && !isWritten) return hasSource ? 'missing' : 'empty'
  if (changesIn(field, source, note).length > 0) return isWritten ? 'outdated' : 'missing'
  return note?.mark === 'still-right' ? 'still-right' : 'current'
}

export function stateOfLayer(
  fields: readonly string[],
  source: Source,
  own: PassageText,
  notes: Notes,
): TranslationState {
  const states = fields.map((field) => stateOfField(field, source, own, notes[field]))
  const translatable = states.filter((state) => state !== 'empty')
  if (translatable.length === 0) return 'empty'
  if (translatable.every((state) => state === 'missing')) return 'missing'
  return translatable.some((state) => state === 'missing' || state === 'outdated') ? 'outdated' : 'current'
}
