/** SQL of comments. Only this file uses their tables. */
import type { Selectable } from 'kysely'
import { inParts } from '../../db/in-batches.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { isPostgres } from '../../db/index.ts'
import type { CommentsTable, CommentThreadsTable } from '../../db/tables/collaboration.ts'

export type ThreadRow = Selectable<CommentThreadsTable>
export type CommentRow = Selectable<CommentsTable> & { readonly username: string | null }

export async function insertThread(trx: Transaction, row: CommentThreadsTable): Promise<void> {
  await trx.insertInto('comment_threads').values(row).execute()
}

export async function insertComment(trx: Transaction, row: CommentsTable): Promise<void> {
  await trx.insertInto('comments').values(row).execute()
}

/**
 * Locks a document until the end of the transaction, so that no reply is deleted with a thread that seemed to be empty.
 * Returns whether the document exists and is not in the trash.
 */
export async function lockInUse(db: Db, trx: Transaction, id: string): Promise<boolean> {
  const query = trx.selectFrom('documents').select('trashed_at').where('id', '=', id)
  const document = await (db.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  return document?.trashed_at === null
}

/**
 * Locks a user until the end of the transaction, before any document: `share` to write a comment, and `update` to erase
 * all of them. Returns whether the user exists.
 */
export async function lockAuthor(trx: Transaction, id: string, kind: 'share' | 'update'): Promise<boolean> {
  const query = trx.selectFrom('users').select('id').where('id', '=', id)
  const locked = kind === 'share' ? query.forKeyShare() : query.forUpdate()
  return (await (isPostgres(trx) ? locked : query).executeTakeFirst()) !== undefined
}

/** In the order of their ids, like all transactions that lock several documents. */
export async function lockDocuments(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return
  await inParts(ids.toSorted(), (part) =>
    trx
      .selectFrom('documents')
      .select('id')
      .where('id', 'in', [...part])
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
}

export function findThread(queries: Queries, document: string, id: string): Promise<ThreadRow | undefined> {
  return queries
    .selectFrom('comment_threads')
    .selectAll()
    .where('id', '=', id)
    .where('document_id', '=', document)
    .executeTakeFirst()
}

export function findComment(
  queries: Queries,
  thread: string,
  id: string,
): Promise<CommentsTable | undefined> {
  return queries
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('thread_id', '=', thread)
    .executeTakeFirst()
}

interface ThreadPage {
  readonly document: string
  readonly state: 'open' | 'resolved'
  /** Only older ones. */
  readonly before: string | undefined
  readonly limit: number
}

/** Newest first. */
export function threadsOf(
  queries: Queries,
  { document, state, before, limit }: ThreadPage,
): Promise<ThreadRow[]> {
  let query = queries
    .selectFrom('comment_threads')
    .selectAll()
    .where('document_id', '=', document)
    .where('resolved_at', state === 'open' ? 'is' : 'is not', null)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** Oldest first. */
export function commentsIn(queries: Queries, threads: readonly string[]): Promise<CommentRow[]> {
  if (threads.length === 0) return Promise.resolve([])
  return queries
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.author_id')
    .selectAll('comments')
    .select('users.username')
    .where('thread_id', 'in', threads)
    .orderBy('comments.thread_id')
    .orderBy('comments.id')
    .execute()
}

export async function countThreads(
  queries: Queries,
  document: string,
): Promise<readonly { layer: string; field: string; open: number; all: number }[]> {
  const rows = await queries
    .selectFrom('comment_threads')
    .select(['layer', 'field'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.sum<number>(eb.case().when('resolved_at', 'is', null).then(1).else(0).end()).as('open'),
    ])
    .where('document_id', '=', document)
    .groupBy(['layer', 'field'])
    .execute()
  return rows.map(({ all, open, ...where }) => ({ ...where, all: Number(all), open: Number(open) }))
}

/** The open threads about blocks of a layer. */
export function anchoredThreads(queries: Queries, document: string, layer: string): Promise<ThreadRow[]> {
  return queries
    .selectFrom('comment_threads')
    .selectAll()
    .where('document_id', '=', document)
    .where('layer', '=', layer)
    .where('block_source', 'is not', null)
    .where('resolved_at', 'is', null)
    .execute()
}

export async function updateThread(
  trx: Transaction,
  id: string,
  values: Partial<Pick<ThreadRow, 'block_source' | 'block_index' | 'resolved_at' | 'resolved_by'>>,
): Promise<void> {
  await trx.updateTable('comment_threads').set(values).where('id', '=', id).execute()
}

export async function updateText(
  trx: Transaction,
  id: string,
  text: string,
  changedAt: string,
): Promise<void> {
  await trx.updateTable('comments').set({ text, changed_at: changedAt }).where('id', '=', id).execute()
}

export async function deleteComments(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('comments').where('id', 'in', ids).execute()
}

/** Deletes those of the threads that have no comments any more. */
export async function deleteEmptyThreads(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('comment_threads')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('comments').select('comments.id').whereRef('thread_id', '=', 'comment_threads.id')),
      ),
    )
    .execute()
}

/** The comments of a user in all documents, in the order of their creation. */
export function commentsBy(
  queries: Queries,
  user: string,
): Promise<(Selectable<CommentsTable> & { readonly document_id: string })[]> {
  return queries
    .selectFrom('comments')
    .innerJoin('comment_threads', 'comment_threads.id', 'comments.thread_id')
    .selectAll('comments')
    .select('comment_threads.document_id')
    .where('author_id', '=', user)
    .orderBy('comments.id')
    .execute()
}
