/** Conflicts between two people who changed the same text, with the data to resolve them. */
import type { Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { ApiProblem } from '../../api/api-problem.ts'
import { rebase } from '../../components/rebase-text.ts'
import { isSameValue } from '../../forms/same-value.ts'
import type { FieldConflict } from '../state/layer-edits.ts'
import { mergeTexts } from './combine-texts.ts'

export interface Conflict {
  readonly layer: Layer
  /** The version of the other text. The decision is saved with it as the base. */
  readonly version: number
  /** The author of the other text, or `null` when it is unknown. */
  readonly editor: string | null
  readonly conflicts: readonly FieldConflict[]
  /** The complete layer of the other person. */
  readonly theirs: LayerData
}

const conflictData = z.object({
  version: z.number(),
  editor: z.string().nullable(),
  conflicts: z.array(
    z.object({
      field: z.string(),
      base: z.unknown().optional(),
      yours: z.unknown().optional(),
      theirs: z.unknown().optional(),
    }),
  ),
  theirs: z.record(z.string(), z.unknown()),
})

/** Returns the conflict that a problem contains, if any. */
export function conflictIn(problem: ApiProblem, layer: Layer): Conflict | undefined {
  if (problem.code !== 'version_conflict') return undefined
  const data = conflictData.safeParse(problem.data)
  if (!data.success) return undefined
  const { version, editor, conflicts, theirs } = data.data
  return {
    layer,
    version,
    editor,
    theirs,
    conflicts: conflicts.map(({ field, base, yours, theirs: other }) => ({
      field,
      base,
      yours,
      theirs: other,
    })),
  }
}

export interface PartDecision {
  readonly way: ConflictChoice
  /** The combined text, with the edits of the user. */
  readonly written: string | undefined
}

export interface StoredDecision {
  /** The own text at the time of the decision. */
  readonly yours: unknown
  /** The resulting value. */
  readonly value: unknown
  /** One decision per block. A value that is decided as a whole has one. */
  readonly places: readonly PartDecision[]
}

export interface Decisions {
  of(layer: Layer, conflict: FieldConflict): StoredDecision | undefined
  save(layer: Layer, conflict: FieldConflict, value: unknown, places: readonly PartDecision[]): void
  /** Removes all decisions after the conflict is resolved. */
  clear(): void
}

/**
 * Conflict decisions: stores what a user decided and wrote, until the conflict is resolved. The decisions survive a
 * return to the text and a reload. `keyOf` returns the storage key. It is a function because a new document has no id
 * at first.
 */
export function openDecisions(storage: Storage, keyOf: () => string): Decisions {
  let cached: Map<string, StoredDecision> | undefined
  const stored = () => {
    cached ??= new Map(readStored(storage.getItem(keyOf())))
    return cached
  }
  // The key leaves out the own text, because the user may continue to edit it.
  const nameOf = (layer: Layer, { field, base, theirs }: FieldConflict) =>
    JSON.stringify([layer, field, base, theirs])
  return {
    of: (layer, conflict) => stored().get(nameOf(layer, conflict)),
    save(layer, conflict, value, places) {
      stored().set(nameOf(layer, conflict), { yours: conflict.yours, value, places })
      try {
        storage.setItem(keyOf(), JSON.stringify([...stored()]))
      } catch {
        // When the storage is full, the decisions stay in memory until the page is closed.
      }
    },
    clear() {
      cached = undefined
      storage.removeItem(keyOf())
    },
  }
}

const storedDecisions = z.array(
  z.tuple([
    z.string(),
    z.object({
      yours: z.unknown(),
      value: z.unknown(),
      places: z.array(
        z.object({
          way: z.enum(['together', 'theirs', 'yours']),
          written: z
            .string()
            .optional()
            .transform((text): string | undefined => text),
        }),
      ),
    }),
  ]),
)

/** Ignores entries that are invalid or were written by another release. */
function readStored(json: string | null): readonly (readonly [string, StoredDecision])[] {
  try {
    return storedDecisions.parse(JSON.parse(json ?? '[]'))
  } catch {
    return []
  }
}

type AnyField = Fields[string] | undefined

/**
 * Conflict choice: the possible decisions and the suggested one, which contains both changes where possible.
 */
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
export function currentDecision(
  field: AnyField,
  conflict: FieldConflict,
  stored: StoredDecision | undefined,
): StoredDecision | undefined {
  if (stored === undefined || isSameValue(stored.yours, conflict.yours)) return stored
  const [place] = stored.places
  // The text may be divided into other blocks now.
  if (place?.written === undefined || field === undefined || isKind(field, 'mdx')) return undefined
  const written = mergedValue(field, { ...conflict, base: stored.yours, theirs: place.written })
  const value = place.way === 'together' ? written : conflict[place.way]
  return { yours: conflict.yours, value, places: [{ ...place, written }] }
}

/** Finds the field of a conflict. A field in a group has a path such as `hero.title`. */
export function conflictingField(fields: Fields, name: string): AnyField {
  const [first = '', ...rest] = name.split('.')
  const field = fields[first]
  if (rest.length === 0 || field === undefined) return field
  return isKind(field, 'group') ? conflictingField(field.fields, rest.join('.')) : undefined
}

/** Formats a value as text. A value without a text form is shown as JSON. */
export function textOfValue(field: AnyField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return value
  const text = field?.searchText(value) ?? ''
  return text.trim() === '' ? JSON.stringify(value, null, 1) : text
}
