/** What differs between two versions of a layer, field by field. */
import { isDeepStrictEqual } from 'node:util'
import type { Field, Fields, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { compareBlocks, compareWords } from './compare-texts.ts'
import type { FieldChange } from './comparison.ts'

/** The fields that differ; those of a group as `hero.title`. */
export function compareData(fields: Fields, from: LayerData, to: LayerData): readonly FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]): readonly FieldChange[] => {
    const [before, after] = [from[name], to[name]]
    if (isDeepStrictEqual(before, after)) return []
    if (isKind(field, 'group')) return inGroup(name, field.fields, before, after)
    return [compareValue(name, field, before, after)]
  })
}

function inGroup(group: string, fields: Fields, from: unknown, to: unknown): readonly FieldChange[] {
  return compareData(fields, { ...Object(from) }, { ...Object(to) }).map((change) => ({
    ...change,
    field: `${group}.${change.field}`,
  }))
}

function compareValue(name: string, field: Field<unknown>, from: unknown, to: unknown): FieldChange {
  if (typeof from !== 'string' || typeof to !== 'string') return { as: 'values', field: name, from, to }
  if (isKind(field, 'mdx')) return { as: 'blocks', field: name, blocks: [...compareBlocks(from, to)] }
  if (isKind(field, 'text')) return { as: 'words', field: name, segments: [...compareWords(from, to)] }
  return { as: 'values', field: name, from, to }
}
