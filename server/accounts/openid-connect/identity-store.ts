/** SQL of identities at the provider. Only this file uses their table. */
import type { Queries } from '../../db/index.ts'
import type { IdentitiesTable } from '../../db/tables/accounts.ts'

export type IdentityRow = IdentitiesTable

/** An identity as its user sees it. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly createdAt: string
  readonly usedAt: string
}

export const identityFrom = ({ issuer, subject, created_at, used_at }: IdentityRow): Identity => ({
  ...{ issuer, subject, createdAt: created_at, usedAt: used_at },
})

export function findIdentity(
  queries: Queries,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<IdentityRow | undefined> {
  return queries
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export function identityOf(queries: Queries, userId: string): Promise<IdentityRow | undefined> {
  return queries.selectFrom('identities').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** A user has one identity. */
export async function replaceIdentity(queries: Queries, row: IdentityRow): Promise<void> {
  await deleteIdentityOf(queries, row.user_id)
  await queries.insertInto('identities').values(row).execute()
}

export async function recordIdentityUse(
  queries: Queries,
  { user_id, sets_role, used_at }: Pick<IdentityRow, 'user_id' | 'sets_role' | 'used_at'>,
): Promise<void> {
  await queries.updateTable('identities').set({ sets_role, used_at }).where('user_id', '=', user_id).execute()
}

/** Returns whether there was one. */
export async function deleteIdentityOf(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
