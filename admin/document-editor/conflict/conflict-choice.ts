/**
 * Conflict choice: the possible decisions and the suggested one, which contains both changes where possible.
 */
import type { Field, Fields } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { rebase } from '../saving/rebase.ts'
import type { FieldConflict } from '../state/layer-edits.ts'
import { isSameValue } from '../state/same-value.ts'
import { mergeTexts } from './combine-texts.ts'
import type { HeldDecision } from './conflict-decisions.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any kind can have conflicts.
type AnyField = Field<any> | undefined

export type ConflictChoice = 'together' | 'theirs' | 'yours'

/** Returns both texts combined, or `undefined` when the values are not texts. */
export function mergedValue(field: AnyField, { base, theirs, yours }: FieldConflict): string | undefined {
  if (field === undefined || typeof theirs !== 'string' || typeof yours !== 'string') return undefined
  if (!isKind(field, 'mdx') && !isKind(field, 'text')) return undefined
  const joined = typeof base === 'string' ? rebase(base, yours, theirs) : undefined
  if (joined !== undefined) return joined
  if (isKind(field, 'mdx')) return mergeTexts(theirs, yours, 'paragraphs')
  return mergeTexts(theirs, yours, field.lines === 'many' ? 'paragraphs' : 'words')
}

export function firstDecision(field: AnyField, conflict: FieldConflict): unknown {
  return mergedValue(field, conflict) ?? conflict.yours
}

/** Returns the earlier decision if it still applies, with later edits of the own text merged into it. */
export function heldDecision(
  field: AnyField,
  conflict: FieldConflict,
  held: HeldDecision | undefined,
): HeldDecision | undefined {
  if (held === undefined || isSameValue(held.yours, conflict.yours)) return held
  const [place] = held.places
  // The text may be divided into other blocks now.
  if (place?.written === undefined || field === undefined || isKind(field, 'mdx')) return undefined
  const written = mergedValue(field, { ...conflict, base: held.yours, theirs: place.written })
  const value = place.way === 'together' ? written : conflict[place.way]
  return { yours: conflict.yours, value, places: [{ ...place, written }] }
}

/** Finds the field of a conflict. A field in a group has a path such as `hero.title`. */
export function clashingField(fields: Fields, name: string): AnyField {
  const [first = '', ...rest] = name.split('.')
  const field = fields[first]
  if (rest.length === 0 || field === undefined) return field
  return isKind(field, 'group') ? clashingField(field.fields, rest.join('.')) : undefined
}

/** Formats a value as text. A value without a text form is shown as JSON. */
export function textOfValue(field: AnyField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return value
  const words = field?.searchText(value) ?? ''
  return words.trim() === '' ? JSON.stringify(value, null, 1) : words
}
