/** SQL of account links. Only this file uses their table. */
import type { Queries } from '../../db/index.ts'
import type { AccountLinksTable } from '../../db/tables/accounts.ts'

/** Replaces all earlier links of the user, which become invalid. */
export async function replaceLink(queries: Queries, row: AccountLinksTable): Promise<void> {
  await queries.deleteFrom('account_links').where('user_id', '=', row.user_id).execute()
  await queries.insertInto('account_links').values(row).execute()
}

export function findLink(
  queries: Queries,
  hash: string,
  now: string,
): Promise<AccountLinksTable | undefined> {
  return queries
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link. Of two concurrent calls, only one returns true. */
export async function takeLink(queries: Queries, hash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('account_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLinksOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
