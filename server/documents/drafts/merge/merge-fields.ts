/**
 * Merges two changed versions of a layer. A field that one side changed comes from that side. Texts are
 * merged block by block, groups field by field. If both sides changed a value differently, it is a conflict
 * with all three values.
 */
import { isDeepStrictEqual } from 'node:util'
import { mergeBlocks } from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import type { Fields, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'

export interface Conflict {
  /** The name of the field. In a group it includes the group: `hero.title`. */
  readonly field: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

export interface Merge {
  readonly data: LayerData
  /** The fields with changes of theirs that yours did not have. */
  readonly merged: readonly string[]
  readonly conflicts: readonly Conflict[]
}

export function mergeFields(fields: Fields, base: LayerData, yours: LayerData, theirs: LayerData): Merge {
  const results = Object.entries(fields).map(([name, field]) => {
    const values = { base: base[name], yours: yours[name], theirs: theirs[name] }
    if (isKind(field, 'group')) return [name, mergeGroup(name, field.fields, values)] as const
    const blocks = isKind(field, 'mdx')
    return [name, blocks ? mergeTexts(name, values) : mergeValues(name, values)] as const
  })
  return {
    data: Object.fromEntries(results.map(([name, { value }]) => [name, value])),
    merged: results.flatMap(([name, { value }]) => (isDeepStrictEqual(value, yours[name]) ? [] : [name])),
    conflicts: results.flatMap(([, { conflicts }]) => conflicts),
  }
}

interface Values {
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

interface Result {
  readonly value: unknown
  readonly conflicts: readonly Conflict[]
}

function mergeValues(field: string, { base, yours, theirs }: Values): Result {
  if (isDeepStrictEqual(yours, base)) return { value: theirs, conflicts: [] }
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(yours, theirs))
    return { value: yours, conflicts: [] }
  return { value: yours, conflicts: [{ field, base, yours, theirs }] }
}

function mergeTexts(field: string, values: Values): Result {
  const { base, yours, theirs } = values
  if (typeof base !== 'string' || typeof yours !== 'string' || typeof theirs !== 'string') {
    return mergeValues(field, values)
  }
  const value = mergeBlocks(base, yours, theirs)
  return value === undefined ? mergeValues(field, values) : { value, conflicts: [] }
}

function mergeGroup(group: string, fields: Fields, values: Values): Result {
  const { base, yours, theirs } = values
  if (!isRecord(base) || !isRecord(yours) || !isRecord(theirs)) return mergeValues(group, values)
  const { data, conflicts } = mergeFields(fields, base, yours, theirs)
  return {
    value: data,
    conflicts: conflicts.map((conflict) => ({ ...conflict, field: `${group}.${conflict.field}` })),
  }
}

function isRecord(value: unknown): value is LayerData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
