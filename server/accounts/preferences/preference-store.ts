/** SQL of preferences. Only this file uses their table. */
import type { Queries } from '../../db/index.ts'

export async function findPreferences(queries: Queries, userId: string): Promise<unknown> {
  const row = await queries
    .selectFrom('preferences')
    .select('data')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && JSON.parse(row.data)
}

export async function putPreferences(queries: Queries, userId: string, value: unknown): Promise<void> {
  const data = JSON.stringify(value)
  await queries
    .insertInto('preferences')
    .values({ user_id: userId, data })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ data }))
    .execute()
}
