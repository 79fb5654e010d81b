/** SQL of notifications. Only this file uses their table. */
import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import type { NotificationsTable } from '../../db/tables/collaboration.ts'

export type NotificationRow = Selectable<NotificationsTable> & {
  readonly type: string
  readonly username: string | null
  readonly thread_id: string | null
  readonly text: string | null
}

export async function insertNotifications(
  trx: Transaction,
  rows: readonly NotificationsTable[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('notifications').values(rows).execute()
}

interface Page {
  readonly user: string
  readonly types: readonly string[]
  /** Only older ones. */
  readonly before: string | undefined
  readonly unread: boolean
  readonly limit: number
}

/** Newest first. Those about documents in the trash are left out. */
export function notificationsOf(
  queries: Queries,
  { user, types, before, unread, limit }: Page,
): Promise<NotificationRow[]> {
  let query = queries
    .selectFrom('notifications')
    .innerJoin('documents', 'documents.id', 'notifications.document_id')
    .leftJoin('users', 'users.id', 'notifications.by_user')
    .leftJoin('comments', 'comments.id', 'notifications.comment_id')
    .selectAll('notifications')
    .select(['documents.type', 'users.username', 'comments.thread_id', 'comments.text'])
    .where('notifications.user_id', '=', user)
    .where('documents.type', 'in', types)
    .where('documents.trashed_at', 'is', null)
  if (before !== undefined) query = query.where('notifications.id', '<', before)
  if (unread) query = query.where('notifications.read_at', 'is', null)
  return query.orderBy('notifications.id', 'desc').limit(limit).execute()
}

/** Counts no further than the limit. */
export async function countUnread(
  queries: Queries,
  user: string,
  types: readonly string[],
  limit: number,
): Promise<number> {
  const rows = await queries
    .selectFrom('notifications')
    .innerJoin('documents', 'documents.id', 'notifications.document_id')
    .select('notifications.id')
    .where('notifications.user_id', '=', user)
    .where('notifications.read_at', 'is', null)
    .where('documents.type', 'in', types)
    .where('documents.trashed_at', 'is', null)
    .limit(limit)
    .execute()
  return rows.length
}

/** Marks the given ones as read, or all up to one. */
export async function markRead(
  queries: Queries,
  user: string,
  which: { readonly ids: readonly string[] } | { readonly upTo: string },
  at: string,
): Promise<void> {
  const unread = queries
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', user)
    .where('read_at', 'is', null)
  await ('ids' in which
    ? unread.where('id', 'in', which.ids)
    : unread.where('id', '<=', which.upTo)
  ).execute()
}

export async function markThreadRead(
  queries: Queries,
  user: string,
  thread: string,
  at: string,
): Promise<void> {
  await queries
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', user)
    .where('read_at', 'is', null)
    .where('comment_id', 'in', (query) =>
      query.selectFrom('comments').select('comments.id').where('comments.thread_id', '=', thread),
    )
    .execute()
}

export async function deleteNotificationsBefore(queries: Queries, moment: string): Promise<void> {
  await queries.deleteFrom('notifications').where('created_at', '<', moment).execute()
}

export async function deleteNotificationsOf(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('notifications').where('user_id', '=', user).execute()
}

/** The titles of the drafts of some documents. */
export async function titlesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'title'])
    .where('document_id', 'in', ids)
    .execute()
  const byDocument = Map.groupBy(rows, ({ document_id }) => document_id)
  const titles = [...byDocument].map(([id, layers]) => {
    const named = layers.flatMap(({ layer, title }) => (title ? [[layer, title] as const] : []))
    return [id, Object.fromEntries(named)] as const
  })
  return new Map(titles)
}
