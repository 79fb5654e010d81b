/** Finds the fields in which two versions of a layer differ, as plain data. */
import { isDeepStrictEqual } from 'node:util'
import type { Field, Fields, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'

export type ChangedField =
  | { readonly as: 'words' | 'blocks'; readonly field: string; readonly from: string; readonly to: string }
  | { readonly as: 'values'; readonly field: string; readonly from: unknown; readonly to: unknown }

/** A field of a group is named `hero.title`. */
export function changedFields(fields: Fields, from: LayerData, to: LayerData): readonly ChangedField[] {
  return Object.entries(fields).flatMap(([name, field]): readonly ChangedField[] => {
    const [before, after] = [from[name], to[name]]
    if (isDeepStrictEqual(before, after)) return []
    if (!isKind(field, 'group')) return [changedField(name, field, before, after)]
    const inside = changedFields(field.fields, { ...Object(before) }, { ...Object(after) })
    return inside.map((change) => ({ ...change, field: `${name}.${change.field}` }))
  })
}

function changedField(name: string, field: Field<unknown>, from: unknown, to: unknown): ChangedField {
  const areTexts = typeof from === 'string' && typeof to === 'string'
  if (areTexts && isKind(field, 'mdx')) return { as: 'blocks', field: name, from, to }
  if (areTexts && isKind(field, 'text')) return { as: 'words', field: name, from, to }
  return { as: 'values', field: name, from, to }
}
