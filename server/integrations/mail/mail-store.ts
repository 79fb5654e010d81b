/** SQL of the queue of e-mails. Only this file uses its table. */
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import type { MailMessagesTable } from '../../db/tables/integrations.ts'

export type MailRow = MailMessagesTable

export async function insertMessage(trx: Transaction, row: MailRow): Promise<void> {
  await trx.insertInto('mail_messages').values(row).execute()
}

export function findMessage(queries: Queries, id: string): Promise<MailRow | undefined> {
  return queries.selectFrom('mail_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface MessageFilter {
  readonly state?: MailRow['state'] | undefined
  /** Only messages before this one. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Newest first. */
export function listMessages(queries: Queries, { state, before, limit }: MessageFilter): Promise<MailRow[]> {
  const all = queries.selectFrom('mail_messages').selectAll()
  const chosen = state === undefined ? all : all.where('state', '=', state)
  return (before === undefined ? chosen : chosen.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countByState(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('mail_messages')
    .select('state')
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** How many messages of a kind a user got since a moment. */
export async function countSince(
  queries: Queries,
  { user, kind, since }: { readonly user: string; readonly kind: string; readonly since: string },
): Promise<number> {
  const { count } = await queries
    .selectFrom('mail_messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', user)
    .where('kind', '=', kind)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The next message that is waiting, due or not. */
export function nextMessage(queries: Queries): Promise<MailRow | undefined> {
  return queries
    .selectFrom('mail_messages')
    .selectAll()
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Claims a message. It counts the attempt, and makes the message due again at a time when the attempt must
 * have ended, so that it is not lost if this process dies.
 */
export async function claimMessage(
  queries: Queries,
  { id, tries, due_at }: MailRow,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('mail_messages')
    .set({ tries: tries + 1, due_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only while no other attempt has started. */
export async function recordSendAttempt(
  queries: Queries,
  { id, tries }: Pick<MailRow, 'id' | 'tries'>,
  values: Partial<Omit<MailRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('mail_messages')
    .set(values)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteMessagesBefore(queries: Queries, moment: string): Promise<void> {
  await queries.deleteFrom('mail_messages').where('made_at', '<', moment).execute()
}

/** Removes the content of messages whose links no longer work, also of failed ones. */
export async function clearExpiredMail(queries: Queries, now: string): Promise<void> {
  await queries
    .updateTable('mail_messages')
    .set({ sealed: null })
    .where('expires_at', '<', now)
    .where('sealed', 'is not', null)
    .execute()
}

/** Messages to an address, and to a user under any address. */
export function messagesTo(
  queries: Queries,
  { email, user = '' }: { readonly email: string; readonly user?: string },
): Promise<MailRow[]> {
  return queries
    .selectFrom('mail_messages')
    .selectAll()
    .where(({ or, eb }) => or([sql<boolean>`lower(recipient) = ${email}`, eb('user_id', '=', user)]))
    .execute()
}

export function messagesWithContent(queries: Queries): Promise<MailRow[]> {
  return queries.selectFrom('mail_messages').selectAll().where('sealed', 'is not', null).execute()
}

export async function deleteMessages(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('mail_messages').where('id', 'in', ids).execute()
}

/** Messages that still have their content. */
export function sealedMessages(trx: Transaction): Promise<{ id: string; sealed: string }[]> {
  return trx
    .selectFrom('mail_messages')
    .select('id')
    .select((select) => select.ref('sealed').$notNull().as('sealed'))
    .where('sealed', 'is not', null)
    .execute()
}

export async function setSealed(trx: Transaction, id: string, sealed: string): Promise<void> {
  await trx.updateTable('mail_messages').set({ sealed }).where('id', '=', id).execute()
}
