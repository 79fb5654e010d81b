/** Merges a save with newer versions: a three-way merge from the base version. */
import { isDeepStrictEqual } from 'node:util'
import { mergeBlocks } from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import type { DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, initialData, isKind } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { ConflictData } from '../core/document-schemas.ts'
import type { LayerRow } from '../store/document-store.ts'
import { versionOf } from '../store/document-store.ts'
import type { EditingSessionRow } from '../store/editing-session-store.ts'
import { replacedData } from '../store/editing-session-store.ts'
import { applyChanges, fitToModel } from '../store/layer-data.ts'

interface IncomingSave {
  readonly id: string
  readonly layer: Layer
  /** The base version, or 0 if there was none. */
  readonly version: number
  /** The changed fields. Fields that are left out stay as they are. */
  readonly data: LayerData
}

interface MergedSave {
  readonly data: LayerData
  /** The complete data of the client. */
  readonly sent: LayerData
  /** The latest draft before this save. */
  readonly latest: LayerData
  /** The fields with changes of others that the client did not have. */
  readonly merged: readonly string[]
}

/** Throws a conflict with both texts if both changed the same thing. */
export async function mergeSave({
  queries,
  type,
  row,
  save,
  last,
}: {
  readonly queries: Queries
  readonly type: DocumentType
  readonly row: LayerRow
  readonly save: IncomingSave
  readonly last: EditingSessionRow | undefined
}): Promise<MergedSave> {
  const { id, layer, version } = save
  if (version > row.draft_version) throw new Problem('stale_version')
  const at = (number: number) => dataAt({ queries, type, id, layer, number })
  const latest = (await at(row.draft_version)) ?? initialData(type, layer)
  const baseData = version === row.draft_version ? latest : await at(version)
  const sent = applyChanges(type, layer, baseData ?? latest, save.data)
  const join = (base: LayerData | undefined, yours: LayerData, others: LayerData): LayerData => {
    // Without the base text it is unknown who changed what, so every difference is a conflict.
    const { data, conflicts } = mergeFields(fieldsOf(type, layer), base ?? {}, yours, others)
    if (conflicts.length > 0) throw conflict(row, conflicts, latest)
    return data
  }
  const isEarly = last !== undefined && baseData !== undefined && version < last.version
  const base = isEarly ? await baseOfEarlySave(type, { save, baseData, last, latest, at }) : baseData
  const data = join(base, sent, latest)
  const merged = Object.keys(data).filter((name) => !isDeepStrictEqual(data[name], sent[name]))
  return { data: applyChanges(type, layer, data, {}), sent, latest, merged }
}

interface EarlySave {
  readonly save: IncomingSave
  readonly baseData: LayerData
  readonly last: EditingSessionRow
  readonly latest: LayerData
  readonly at: (version: number) => Promise<LayerData | undefined>
}

/**
 * The last data of this session, for a save that was sent before its result arrived: the latest draft
 * contains the session’s own text, which must not cause a conflict. If that save had another base, its
 * changes are applied to the current base.
 */
async function baseOfEarlySave(
  type: DocumentType,
  { save: { layer, version, data }, baseData, last, latest, at }: EarlySave,
): Promise<LayerData> {
  const sentEarlier = fitToModel(type, layer, JSON.parse(last.sent))
  const previousBase = last.base === version ? undefined : await at(last.base)
  if (previousBase === undefined) return sentEarlier
  const base = mergeFields(fieldsOf(type, layer), previousBase, sentEarlier, baseData).data
  // Also no conflict if a text is the same as at that base: a user can type a word, another one, and the
  // first one again.
  const outcome = await at(last.version)
  const isOwn = (name: string) =>
    [outcome?.[name], latest[name]].every((value) => isDeepStrictEqual(value, sentEarlier[name]))
  const own = Object.keys(data).filter(isOwn)
  return { ...base, ...Object.fromEntries(own.map((name) => [name, sentEarlier[name]])) }
}

function conflict(row: LayerRow, conflicts: readonly Conflict[], theirs: LayerData): Problem {
  const data: ConflictData = { version: row.draft_version, editor: row.username, conflicts, theirs }
  return new Problem('version_conflict', { editor: row.username ?? '—' }, { data: { ...data } })
}

/** The data of a version, including replaced autosaves. `undefined` if retention has deleted it. */
export async function dataAt({
  queries,
  type,
  id,
  layer,
  number,
}: {
  readonly queries: Queries
  readonly type: DocumentType
  readonly id: string
  readonly layer: Layer
  readonly number: number
}): Promise<LayerData | undefined> {
  if (number === 0) return initialData(type, layer)
  const version = await versionOf(queries, id, layer, number)
  const stored = version === undefined ? await replacedData(queries, id, layer, number) : version.data
  return stored === undefined ? undefined : fitToModel(type, layer, stored)
}

interface Conflict {
  /** The name of the field. In a group it includes the group: `hero.title`. */
  readonly field: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

interface Merge {
  readonly data: LayerData
  /** The fields with changes of the other user that this save did not have. */
  readonly merged: readonly string[]
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges two changed versions of a layer. A field that one side changed comes from that side. Texts are
 * merged block by block, groups field by field. If both sides changed a value differently, it is a conflict
 * with all three values.
 */
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
