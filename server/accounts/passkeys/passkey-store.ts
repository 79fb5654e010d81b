/** SQL of passkeys and used challenges. Only this file uses their tables. */
import type { Queries } from '../../db/index.ts'
import type { PasskeysTable, UsedChallengesTable } from '../../db/tables/accounts.ts'
import type { PasskeyResponse } from './schemas.ts'

/** A passkey as its user sees it. */
export const passkeyFrom = ({ id, name, created_at, used_at }: PasskeysTable): PasskeyResponse => ({
  ...{ id, name, createdAt: created_at, usedAt: used_at },
})

/** Those of a user, in the order in which they were added. */
export function passkeysOf(queries: Queries, userId: string): Promise<PasskeysTable[]> {
  return queries
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(100)
    .execute()
}

export async function hasPasskeys(queries: Queries, userId: string): Promise<boolean> {
  return (await passkeysOf(queries, userId)).length > 0
}

export function findPasskey(queries: Queries, credential: string): Promise<PasskeysTable | undefined> {
  return queries.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst()
}

export async function insertPasskey(queries: Queries, row: PasskeysTable): Promise<void> {
  await queries.insertInto('passkeys').values(row).execute()
}

/** Returns false where a later counter was stored meanwhile. Authenticators that do not count always send 0. */
export async function recordPasskeyUse(
  queries: Queries,
  { id, counter, used_at }: Pick<PasskeysTable, 'id' | 'counter' | 'used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('passkeys')
    .set({ counter, used_at })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setPasskeyName(queries: Queries, id: string, name: string): Promise<void> {
  await queries.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
}

export async function deletePasskey(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('passkeys').where('id', '=', id).execute()
}

export async function deletePasskeysOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Uses up a challenge. Of two concurrent calls, only one returns true. */
export async function insertUsedChallenge(queries: Queries, row: UsedChallengesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('used_challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteExpiredChallenges(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom('used_challenges').where('expires_at', '<=', now).execute()
}
