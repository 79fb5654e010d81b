/** SQL for the fingerprints of derived indexes. */
import type { Queries } from '../../db/index.ts'

export async function fingerprintOf(queries: Queries, index: string): Promise<string | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', index).executeTakeFirst()
  return row?.value
}

export async function saveFingerprint(queries: Queries, index: string, value: string): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name: index, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
