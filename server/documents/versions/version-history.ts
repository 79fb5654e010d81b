/** Version history of a layer: lists, compares, names, restores and prunes versions. */

import { isDeepStrictEqual } from 'node:util'
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf } from '@cyanotype/content/model/index.ts'
import { changesBetween, momentsOf } from '../../audit/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type {
  ComparisonResponse,
  SavedResponse,
  VersionResponse,
  VersionShown,
  VersionsResponse,
} from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed, writeStamp } from '../core/operation-context.ts'
import { saveResponse } from '../core/save-response.ts'
import { layerRow, writeDraft } from '../core/write-draft.ts'
import { dataAt } from '../drafts/merge-save.ts'
import { layerStates } from '../drafts/read-document.ts'
import type { VersionRow } from '../store/document-store.ts'
import { layersOf, recordAudit, touchDocument, versionOf, versionsOf } from '../store/document-store.ts'
import { finishVersion } from '../store/editing-session-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import { nameVersion } from '../store/version-store.ts'
import { changedFields } from './compare/changed-fields.ts'
import { compareInWorker } from './compare/compare-in-worker.ts'
import { beginning, pruneVersions } from './prune-versions.ts'

interface NamedLayer {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  readonly layer: Layer
}

type NamedVersion = NamedLayer & { readonly number: number }

/** A version by number, the latest draft, or the public version. */
export type VersionName = number | 'draft' | 'published'

export interface VersionHistory {
  /** Newest first, in pages. */
  versions(input: NamedLayer & { readonly after?: number | undefined }): Promise<VersionsResponse>
  version(input: NamedVersion): Promise<VersionResponse>
  compare(
    input: NamedLayer & { readonly from: VersionName; readonly to: VersionName },
  ): Promise<ComparisonResponse>
  /** Names a version, which is then never pruned. Null removes the name. */
  nameVersion(input: NamedVersion & { readonly note: string | null }): Promise<VersionShown>
  /** Makes an old version the latest draft, if the expected version is still the latest. */
  restoreVersion(input: NamedVersion & { readonly version: number }): Promise<SavedResponse>
  /** Prunes versions of some documents in each run, and of all documents within a day. */
  prune(): Promise<void>
}

export function versionHistory(context: DocumentContext): VersionHistory {
  let position = beginning
  return {
    versions: (input) => listVersions(context, input),
    version: (input) => readVersion(context, input),
    compare: (input) => compareVersions(context, input),
    nameVersion: (input) => giveName(context, input),
    restoreVersion: (input) => restoreVersion(context, input),
    async prune() {
      position = await pruneVersions(context, position)
    },
  }
}

const pageSize = 50

async function listVersions(
  context: DocumentContext,
  input: NamedLayer & { readonly after?: number | undefined },
): Promise<VersionsResponse> {
  const { actor, id, layer, after } = input
  const type = typeNamed(context.types, input.type)
  permit(actor, 'documents.read', type, layer)
  const { kysely } = context.db
  await requireDocument(context, kysely, type, id)
  const before = after ?? Number.MAX_SAFE_INTEGER
  const rows = await versionsOf(kysely, id, layer, { before, limit: pageSize + 1 })
  const items = await versionsShown(kysely, id, rows.slice(0, pageSize))
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.number) : null }
}

async function readVersion(context: DocumentContext, input: NamedVersion): Promise<VersionResponse> {
  const { actor, id, layer, number } = input
  const type = typeNamed(context.types, input.type)
  permit(actor, 'documents.read', type, layer)
  const { kysely } = context.db
  await requireDocument(context, kysely, type, id)
  const row = await versionOf(kysely, id, layer, number)
  if (row === undefined) throw new Problem('not_found')
  const [version] = await versionsShown(kysely, id, [row])
  if (version === undefined) throw new Problem('not_found')
  return { ...version, data: fitToModel(type, layer, row.data) }
}

async function compareVersions(
  context: DocumentContext,
  input: NamedLayer & { readonly from: VersionName; readonly to: VersionName },
): Promise<ComparisonResponse> {
  const { id, layer } = input
  const type = typeNamed(context.types, input.type)
  const rows = await layersOf(context.db.kysely, [id])
  const row = rows.find((one) => one.layer === layer)
  const numberOf = (name: VersionName) => {
    if (typeof name === 'number') return name
    return (name === 'draft' ? row?.draft_version : row?.published_version) ?? 0
  }
  const read = (name: VersionName) => readVersion(context, { ...input, number: numberOf(name) })
  const [{ data: before, ...from }, { data: after, ...to }] = [await read(input.from), await read(input.to)]
  const changes = changedFields(fieldsOf(type, layer), before, after)
  return { from, to, fields: [...(await compareInWorker(changes))] }
}

async function giveName(
  context: DocumentContext,
  input: NamedVersion & { readonly note: string | null },
): Promise<VersionShown> {
  const { actor, id, layer, number, note } = input
  const type = typeNamed(context.types, input.type)
  permit(actor, 'documents.edit', type, layer)
  const stamp = writeStamp(context, actor)
  await context.db.transaction(async (trx) => {
    await requireDocument(context, trx, type, id)
    const row = await versionOf(trx, id, layer, number)
    if (row === undefined) throw new Problem('not_found')
    await nameVersion({ trx, id, layer, number, note })
    const details = { layer, version: number, ...changesBetween({ note: row.note }, { note }) }
    await recordAudit({ trx, action: 'document.version_named', type, id, details, stamp })
  })
  const { data: _, ...version } = await readVersion(context, input)
  return version
}

async function restoreVersion(
  context: DocumentContext,
  input: NamedVersion & { readonly version: number },
): Promise<SavedResponse> {
  const { actor, id, layer, number, version } = input
  const type = typeNamed(context.types, input.type)
  permit(actor, 'documents.edit', type, layer)
  const stamp = writeStamp(context, actor)
  return context.db.transaction(async (trx) => {
    await requireDocument(context, trx, type, id)
    const row = await layerRow(trx, type, id, layer)
    if (row.draft_version !== version) throw new Problem('stale_version')
    const [now, data] = [await current(version), await current(number)]
    await finishVersion(trx, id, layer, version)
    if (!isDeepStrictEqual(now, data)) {
      await writeDraft({ context, trx, type, row, layer, data, stamp })
      await touchDocument(trx, id, stamp)
      const details = { layer, version: version + 1, from: number, ...changesBetween(now, data) }
      await recordAudit({ trx, action: 'document.version_restored', type, id, details, stamp })
    }
    return saveResponse(type, (await layerStates(trx, type, id))[layer], [])

    async function current(which: number): Promise<LayerData> {
      const found = await dataAt({ queries: trx, type, id, layer, number: which })
      if (found === undefined) throw new Problem('not_found')
      return found
    }
  })
}

/** A version without an author was imported, which the audit log shows, or its author was deleted. */
async function versionsShown(
  queries: Queries,
  id: string,
  rows: readonly VersionRow[],
): Promise<VersionShown[]> {
  const among = rows.filter(({ username }) => username === null).map(({ created_at }) => created_at)
  const imports = await momentsOf(queries, { action: 'document.imported', subject: id, among })
  return rows.map(({ number, created_at, username, note }) => {
    const imported = username === null && imports.has(created_at)
    return { number, at: created_at, by: username, imported, note }
  })
}
