/** SQL for documents, layers and versions. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { isLocale, shared, siteLayers } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Details } from '../../audit/index.ts'
import { record } from '../../audit/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery, preparedUpdate } from '../../db/index.ts'
import type { DocumentLayersTable, DocumentsTable } from '../../db/tables/documents.ts'

export type DocumentRow = DocumentsTable
/** A row of `document_layers`, with the name of the last editor. */
export type LayerRow = DocumentLayersTable & { readonly username: string | null }

/** Who makes a change, when, and from which IP address. `by` is null for the system. */
export interface WriteStamp {
  readonly at: string
  readonly by: string | null
  readonly from: string | null
  /** The name of the API token, if a program acted for the user. */
  readonly via?: string
}

/**
 * In a transaction the document is locked until its end, so all writes to a document happen one after the
 * other.
 */
export function findDocument(
  db: Db,
  queries: Queries,
  type: DocumentType,
  id: string,
): Promise<DocumentRow | undefined> {
  const lock = queries.isTransaction && db.dialect === 'postgres'
  return (lock ? lockedDocument : documentWith)(queries, { id, type: type.name }).then(([row]) => row)
}

const documentWith = preparedQuery((queries, { id, type }: { id: string; type: string }) =>
  queries.selectFrom('documents').selectAll().where('id', '=', id).where('type', '=', type),
)
const lockedDocument = preparedQuery((queries, { id, type }: { id: string; type: string }) =>
  queries.selectFrom('documents').selectAll().where('id', '=', id).where('type', '=', type).forUpdate(),
)

/** Inserts a document without versions, unless it exists. Call it in a transaction. */
export async function insertDocument(
  trx: Queries,
  type: DocumentType,
  id: string,
  stamp: WriteStamp,
): Promise<void> {
  const isNew = await insertWithoutLayers(trx, type, id, stamp)
  if (isNew)
    await insertLayers(
      trx,
      siteLayers().map((layer) => blankLayer(type, id, layer)),
    )
}

/** The caller inserts the layers in the same transaction. Returns whether the document is new. */
export async function insertWithoutLayers(
  trx: Queries,
  type: DocumentType,
  id: string,
  { at, by }: WriteStamp,
): Promise<boolean> {
  const row = { id, type: type.name, created_at: at, created_by: by, changed_at: at, changed_by: by }
  return (await insertDocuments(trx, [row])) === 1
}

const insertDocuments = preparedInsert(
  'documents',
  ['id', 'type', 'created_at', 'created_by', 'changed_at', 'changed_by'],
  sql`on conflict (id) do nothing`,
)

/** A layer without a version. */
export function blankLayer(type: DocumentType, id: string, layer: Layer): LayerRow {
  const nothing = {
    ...{ title: null, slug: null, published_version: null, published_slug: null, sort_key: null },
    ...{ first_published_at: null, published_changed_at: null, changed_at: null, changed_by: null },
    ...{ scheduled_version: null, scheduled_slug: null, translation: null, username: null },
  }
  return { document_id: id, layer, type: type.name, status: 'none', draft_version: 0, ...nothing }
}

/** The layer of a row. */
export function layerOf(row: Pick<DocumentLayersTable, 'layer'>): Layer {
  return isLocale(row.layer) ? row.layer : shared
}

/** Inserts new layers. If they have a draft, its version is inserted after them. */
export async function insertLayers(trx: Queries, rows: readonly LayerRow[]): Promise<void> {
  await insertLayerRows(trx, rows)
}

const insertLayerRows = preparedInsert('document_layers', [
  ...(['document_id', 'layer', 'type', 'status', 'title', 'slug'] as const),
  ...(['draft_version', 'changed_at', 'changed_by'] as const),
])

export async function touchDocument(trx: Transaction, id: string, { at, by }: WriteStamp): Promise<void> {
  await updateDocument(trx, { id }, { changed_at: at, changed_by: by })
}

const updateDocument = preparedUpdate('documents', ['id'])

/** What an editor sees of the layers of a document: the latest draft and the state of each. */
export const draftsOf = preparedQuery((queries, { id }: { id: string }) =>
  queries
    .selectFrom('document_layers')
    .leftJoin('users', 'users.id', 'document_layers.changed_by')
    .leftJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_layers.document_id')
        .onRef('versions.layer', '=', 'document_layers.layer')
        .onRef('versions.number', '=', 'document_layers.draft_version'),
    )
    .select(['document_layers.layer', 'status', 'draft_version', 'published_version', 'changed_at'])
    .select('first_published_at')
    .select(['users.username', 'versions.data'])
    .where('document_layers.document_id', '=', id),
)

export function layersOf(queries: Queries, ids: readonly string[]): Promise<LayerRow[]> {
  return layersWith(queries, { ids })
}

const layersWith = preparedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('document_layers')
    .leftJoin('users', 'users.id', 'document_layers.changed_by')
    .selectAll('document_layers')
    .select('users.username')
    .where('document_id', 'in', ids),
)

export async function updateLayer(
  trx: Transaction,
  id: string,
  layer: Layer,
  values: Partial<Omit<DocumentLayersTable, 'document_id' | 'layer' | 'type'>>,
): Promise<void> {
  await updateLayerRow(trx, { document_id: id, layer }, values)
}

const updateLayerRow = preparedUpdate('document_layers', ['document_id', 'layer'])

export async function insertVersion({
  trx,
  id,
  layer,
  number,
  data,
  stamp,
}: {
  trx: Transaction
  id: string
  layer: Layer
  number: number
  data: unknown
  stamp: WriteStamp
}): Promise<void> {
  const { at, by } = stamp
  const row = { document_id: id, layer, number, data: JSON.stringify(data), created_at: at, created_by: by }
  await insertVersions(trx, [row])
}

const insertVersions = preparedInsert('versions', [
  'document_id',
  'layer',
  'number',
  'data',
  'created_at',
  'created_by',
])

export interface VersionRow {
  readonly number: number
  readonly created_at: string
  readonly username: string | null
  readonly note: string | null
}

function versions(queries: Queries, id: string, layer: Layer) {
  return queries
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.created_by')
    .select(['versions.number', 'versions.created_at', 'versions.note', 'users.username'])
    .where('document_id', '=', id)
    .where('layer', '=', layer)
}

/** Newest first, before a version number. */
export function versionsOf(
  queries: Queries,
  id: string,
  layer: Layer,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<VersionRow[]> {
  return versions(queries, id, layer)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** A version with its parsed data, which is not validated. */
export async function versionOf(
  queries: Queries,
  id: string,
  layer: Layer,
  number: number,
): Promise<(VersionRow & { readonly data: unknown }) | undefined> {
  const [row] = await versionWith(queries, { id, layer, number })
  return row && { ...row, data: JSON.parse(row.data) }
}

const versionWith = preparedQuery(
  (queries, { id, layer, number }: { id: string; layer: Layer; number: number }) =>
    versions(queries, id, layer).select('versions.data').where('number', '=', number),
)

/** The data of many layers: of their latest drafts or their public versions. */
export async function dataOf(
  queries: Queries,
  ids: readonly string[],
  which: readonly Layer[],
  state: 'draft_version' | 'published_version',
): Promise<readonly { readonly id: string; readonly layer: string; readonly data: unknown }[]> {
  const rows = await dataIn[state](queries, { ids, which })
  return rows.map((row) => ({ id: row.document_id, layer: row.layer, data: JSON.parse(row.data) }))
}

const dataIn = { draft_version: dataAt('draft_version'), published_version: dataAt('published_version') }

function dataAt(state: 'draft_version' | 'published_version') {
  return preparedQuery((queries, { ids, which }: { ids: readonly string[]; which: readonly string[] }) =>
    queries
      .selectFrom('document_layers')
      .innerJoin('versions', (join) =>
        join
          .onRef('versions.document_id', '=', 'document_layers.document_id')
          .onRef('versions.layer', '=', 'document_layers.layer')
          .onRef('versions.number', '=', `document_layers.${state}`),
      )
      .select(['versions.document_id', 'versions.layer', 'versions.data'])
      .where('document_layers.document_id', 'in', ids)
      .where('document_layers.layer', 'in', which),
  )
}

/** Call it late in a transaction: until the commit, other writers of the audit log wait. */
export function recordAudit({
  trx,
  action,
  type,
  id,
  details,
  stamp,
}: {
  readonly trx: Transaction
  readonly action: AuditAction
  readonly type: DocumentType
  readonly id: string
  readonly details: Details
  readonly stamp: WriteStamp
}): Promise<void> {
  return record(trx, { ...stamp, action, type: type.name, id, details })
}
