/** SQL of presence. Only this file uses its table. It is shared by all nodes. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { PresenceTable } from '../../db/tables/accounts.ts'

export type PresenceRow = PresenceTable

export function findPresence(
  queries: Queries,
  { type, subject_id, user_id }: Pick<PresenceRow, 'type' | 'subject_id' | 'user_id'>,
): Promise<PresenceRow | undefined> {
  return queries
    .selectFrom('presence')
    .selectAll()
    .where('type', '=', type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

export async function putPresence(trx: Transaction, row: PresenceRow): Promise<void> {
  await trx
    .insertInto('presence')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'subject_id', 'user_id']).doUpdateSet(row))
    .execute()
}

export async function deletePresence(
  trx: Transaction,
  { type, subject_id, user_id }: Pick<PresenceRow, 'type' | 'subject_id' | 'user_id'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('presence')
    .where('type', '=', type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Users who were present since a time, in one document or in all of a type. */
export function presentAt(
  queries: Queries,
  { type, id }: { readonly type: string; readonly id?: string | undefined },
  since: string,
): Promise<(PresenceRow & { readonly username: string })[]> {
  const query = queries
    .selectFrom('presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .selectAll('presence')
    .select('users.username')
    .where('presence.type', '=', type)
    .where('seen_at', '>', since)
  return (id === undefined ? query : query.where('subject_id', '=', id)).limit(200).execute()
}

export async function deletePresenceBefore(queries: Queries, moment: string): Promise<void> {
  await queries.deleteFrom('presence').where('seen_at', '<', moment).execute()
}
