/** SQL for documents in the trash, and for all others in the order of creation. */
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import type { WriteStamp } from './document-store.ts'

export async function putInTrash(trx: Transaction, id: string, { at, by }: WriteStamp): Promise<void> {
  await trx.updateTable('documents').set({ trashed_at: at, trashed_by: by }).where('id', '=', id).execute()
}

export async function takeFromTrash(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ trashed_at: null, trashed_by: null })
    .where('id', '=', id)
    .execute()
}

/** Frees the slugs of the document. */
export async function releaseAddresses(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('addresses').where('document_id', '=', id).execute()
}

export async function deleteDocument(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('documents').where('id', '=', id).execute()
}

export interface TrashedRow {
  readonly id: string
  readonly type: string
  readonly trashed_at: string
  readonly username: string | null
}

interface TrashPage {
  /** Moved to the trash before this time, or at this time with a smaller id. Newest first. */
  readonly before: { readonly key: string; readonly id: string } | undefined
  readonly limit: number
}

export function findTrashed(queries: Queries, { before, limit }: TrashPage): Promise<TrashedRow[]> {
  let query = queries
    .selectFrom('documents')
    .leftJoin('users', 'users.id', 'documents.trashed_by')
    .select(['documents.id', 'documents.type', 'documents.trashed_at', 'users.username'])
    .where('documents.trashed_at', 'is not', null)
    .$narrowType<{ trashed_at: string }>()
  if (before !== undefined) {
    query = query.where(sql<boolean>`(documents.trashed_at, documents.id) < (${before.key}, ${before.id})`)
  }
  return query.orderBy('documents.trashed_at', 'desc').orderBy('documents.id', 'desc').limit(limit).execute()
}

/** Those of the documents that are not in the trash. */
export async function withoutTrashed(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** SQL for exports: all documents in the order of creation. Excludes documents in the trash. */
export function documentsAfter(
  queries: Queries,
  { after, among, limit }: DocumentsPage,
): Promise<readonly { readonly id: string; readonly type: string }[]> {
  const query = queries
    .selectFrom('documents')
    .select(['id', 'type'])
    .where('id', '>', after)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
  return (among === undefined ? query : query.where('id', 'in', among)).execute()
}

interface DocumentsPage {
  readonly after: string
  /** Only these ids. All by default. */
  readonly among: readonly string[] | undefined
  readonly limit: number
}
