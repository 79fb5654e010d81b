/** SQL of one-time codes and recovery codes. Only this file uses their tables. */
import type { Queries } from '../../db/index.ts'
import type { FactorAttemptsTable, OneTimeCodesTable } from '../../db/tables/accounts.ts'
import { hasPasskeys } from '../passkeys/passkey-store.ts'

export function findOneTimeCodes(queries: Queries, userId: string): Promise<OneTimeCodesTable | undefined> {
  return queries.selectFrom('one_time_codes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Whether the user has a second factor: one-time codes or a passkey. */
export async function hasFactor(queries: Queries, userId: string): Promise<boolean> {
  return (await findOneTimeCodes(queries, userId)) !== undefined || hasPasskeys(queries, userId)
}

export async function insertOneTimeCodes(queries: Queries, row: OneTimeCodesTable): Promise<void> {
  await queries.insertInto('one_time_codes').values(row).execute()
}

/** Uses up a time step and all earlier ones. Returns false where that was done before. */
export async function consumeTimeStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the user had them. */
export async function deleteOneTimeCodes(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Earlier recovery codes of the user no longer work. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await queries.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((hash) => ({ hash, user_id: userId }))
  await queries.insertInto('recovery_codes').values(rows).execute()
}

/** Uses up a recovery code. Of two concurrent calls, only one returns true. */
export async function takeRecoveryCode(queries: Queries, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('recovery_codes')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const rows = await queries
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', userId)
    .execute()
  return rows.length
}

export function findAttempts(queries: Queries, userId: string): Promise<FactorAttemptsTable | undefined> {
  return queries.selectFrom('factor_attempts').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function writeAttempts(queries: Queries, row: FactorAttemptsTable): Promise<void> {
  const { failures, retry_at } = row
  await queries
    .insertInto('factor_attempts')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ failures, retry_at }))
    .execute()
}

export async function deleteAttempts(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('factor_attempts').where('user_id', '=', userId).execute()
}

export function allOneTimeCodes(queries: Queries): Promise<OneTimeCodesTable[]> {
  return queries.selectFrom('one_time_codes').selectAll().execute()
}

export async function setCodeSecret(queries: Queries, userId: string, secret: string): Promise<void> {
  await queries.updateTable('one_time_codes').set({ secret }).where('user_id', '=', userId).execute()
}
