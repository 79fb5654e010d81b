/** SQL of publish sets. Only this file uses their tables. */
import type { Db, Queries, Transaction } from '../../db/index.ts'
import type { PublishSetsTable } from '../../db/tables/documents.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import type { DueSchedule } from '../store/schedule-store.ts'

export type PublishSetRow = PublishSetsTable & {
  /** Of the user who created it. */
  readonly username: string | null
  readonly documents: number
  /** When it is or was due. Null if it has no schedule. */
  readonly due_at: string | null
  /** JSON: why it failed at its time. */
  readonly failure: string | null
}

function sets(queries: Queries) {
  return queries
    .selectFrom('publish_sets')
    .leftJoin('users', 'users.id', 'publish_sets.created_by')
    .selectAll('publish_sets')
    .select('users.username')
    .select(({ selectFrom }) => {
      const schedules = selectFrom('schedules').whereRef('schedules.set_id', '=', 'publish_sets.run_id')
      return [
        selectFrom('publish_set_items')
          .whereRef('publish_set_items.set_id', '=', 'publish_sets.id')
          .select(({ fn }) => fn.count<number>('document_id').distinct().as('count'))
          .$asScalar()
          .$notNull()
          .as('documents'),
        schedules.select(({ fn }) => fn.min('due_at').as('due')).as('due_at'),
        schedules.select(({ fn }) => fn.max('failure').as('why')).as('failure'),
      ]
    })
}

interface SetPage {
  /** The id of the last set of the previous page. */
  readonly after: string | undefined
  /** Without those that are published. */
  readonly isOpen: boolean
  readonly limit: number
}

/** Newest first. */
export function findPublishSets(
  queries: Queries,
  { after, isOpen, limit }: SetPage,
): Promise<PublishSetRow[]> {
  let query = sets(queries)
  if (after !== undefined) query = query.where('publish_sets.id', '<', after)
  if (isOpen) query = query.where('publish_sets.published_at', 'is', null)
  return query.orderBy('publish_sets.id', 'desc').limit(limit).execute()
}

/** Those that contain a document, newest first. */
export function setsWithDocument(
  queries: Queries,
  document: string,
  limit: number,
): Promise<PublishSetRow[]> {
  return sets(queries)
    .where('publish_sets.published_at', 'is', null)
    .where('publish_sets.id', 'in', (some) =>
      some
        .selectFrom('publish_set_items')
        .select('publish_set_items.set_id')
        .where('publish_set_items.document_id', '=', document),
    )
    .orderBy('publish_sets.id', 'desc')
    .limit(limit)
    .execute()
}

export function findPublishSet(queries: Queries, id: string): Promise<PublishSetRow | undefined> {
  return sets(queries).where('publish_sets.id', '=', id).executeTakeFirst()
}

/** Locked until the end of the transaction. A set is locked before its documents. */
export async function lockPublishSet(
  db: Db,
  trx: Transaction,
  which: { readonly id: string } | { readonly run_id: string },
): Promise<void> {
  if (db.dialect !== 'postgres') return
  const query = trx.selectFrom('publish_sets').select('id')
  const one = 'id' in which ? query.where('id', '=', which.id) : query.where('run_id', '=', which.run_id)
  await one.forUpdate().execute()
}

export async function insertPublishSet(trx: Transaction, row: PublishSetsTable): Promise<void> {
  await trx.insertInto('publish_sets').values(row).execute()
}

type Values = Partial<Omit<PublishSetsTable, 'id'>>

export async function updatePublishSet(trx: Transaction, id: string, values: Values): Promise<void> {
  await trx.updateTable('publish_sets').set(values).where('id', '=', id).execute()
}

/** A schedule has run. Most belong to no set. */
export async function recordRunEnd(trx: Transaction, run: string, at: string): Promise<void> {
  await trx.updateTable('publish_sets').set({ published_at: at }).where('run_id', '=', run).execute()
}

export async function deletePublishSet(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('publish_sets').where('id', '=', id).execute()
}

export interface SetItem {
  readonly id: string
  readonly type: string
  readonly isTrashed: boolean
  readonly layers: readonly string[]
}

/** The documents of a set, in the order in which they are locked. */
export async function itemsOf(queries: Queries, set: string): Promise<readonly SetItem[]> {
  const rows = await queries
    .selectFrom('publish_set_items')
    .innerJoin('documents', 'documents.id', 'publish_set_items.document_id')
    .select(['publish_set_items.document_id', 'publish_set_items.layer'])
    .select(['documents.type', 'documents.trashed_at'])
    .where('publish_set_items.set_id', '=', set)
    .execute()
  const found = Map.groupBy(rows, ({ document_id }) => document_id)
  return [...found]
    .flatMap(([id, [first, ...others]]) => {
      if (first === undefined) return []
      const layers = [first, ...others].map(({ layer }) => layer)
      return { id, type: first.type, isTrashed: first.trashed_at !== null, layers }
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Replaces the layers of a document in a set. Without layers, it is removed. */
export async function putItem(
  trx: Transaction,
  set: string,
  document: string,
  layers: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('publish_set_items')
    .where('set_id', '=', set)
    .where('document_id', '=', document)
    .execute()
  if (layers.length === 0) return
  const rows = layers.map((layer) => ({ set_id: set, document_id: document, layer }))
  await trx.insertInto('publish_set_items').values(rows).execute()
}

/** The title of the set that a schedule belongs to. */
export async function titleOfRun(queries: Queries, run: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('publish_sets')
    .select('title')
    .where('run_id', '=', run)
    .executeTakeFirst()
  return row?.title
}

export interface RunPublication {
  readonly layer: string
  readonly from_at: string
  /** Null while it is public. */
  readonly until_at: string | null
}

/** What a run published of a document. */
export function publicationsOfRun(
  queries: Queries,
  document: string,
  run: string,
): Promise<RunPublication[]> {
  return queries
    .selectFrom('publications')
    .select(['layer', 'from_at', 'until_at'])
    .where('document_id', '=', document)
    .where('set_id', '=', run)
    .execute()
}

/** The version of a layer that was public until a time. */
export async function versionUntil(
  queries: Queries,
  { document, layer, at }: { readonly document: string; readonly layer: string; readonly at: string },
): Promise<number | undefined> {
  const row = await queries
    .selectFrom('publications')
    .select('version')
    .where('document_id', '=', document)
    .where('layer', '=', layer)
    .where('until_at', '=', at)
    .where('from_at', '<', at)
    .executeTakeFirst()
  return row?.version
}

/** Why the documents of a run could not be published at their time. */
export async function failuresOfRun(
  queries: Queries,
  run: string,
): Promise<readonly { readonly document: string; readonly fields: readonly FieldProblem[] }[]> {
  const rows = await queries
    .selectFrom('schedules')
    .select(['document_id', 'failure'])
    .distinct()
    .where('set_id', '=', run)
    .where('failure', 'is not', null)
    .execute()
  return rows.map(({ document_id: document, failure }) => ({ document, ...JSON.parse(failure ?? '{}') }))
}

/** What a set that is not published would publish, as schedules that are due. */
export async function asDueSchedules(
  queries: Queries,
  set: string,
  due: string,
): Promise<readonly DueSchedule[]> {
  const rows = await queries
    .selectFrom('publish_set_items as items')
    .innerJoin('publish_sets', 'publish_sets.id', 'items.set_id')
    .innerJoin('documents', 'documents.id', 'items.document_id')
    .innerJoin('document_layers as layers', (join) =>
      join.onRef('layers.document_id', '=', 'items.document_id').onRef('layers.layer', '=', 'items.layer'),
    )
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.document_id', '=', 'items.document_id')
        .onRef('schedules.layer', '=', 'items.layer')
        .onRef('schedules.set_id', '=', 'publish_sets.run_id'),
    )
    .select(['items.document_id', 'items.layer', 'documents.type'])
    .select(({ fn }) => fn.coalesce('schedules.version', 'layers.draft_version').as('version'))
    .where('items.set_id', '=', set)
    .where('publish_sets.published_at', 'is', null)
    .where('documents.trashed_at', 'is', null)
    .where('layers.draft_version', '>', 0)
    .where('layers.status', '<>', 'archived')
    .execute()
  return rows.map((row) => ({ ...row, action: 'publish', due_at: due }))
}
