/** SQL of the last run of the jobs, which survives restarts. */
import type { Queries } from '../../db/index.ts'

const name = 'housekeeping.round'

/** In milliseconds since 1970. */
export async function lastRound(queries: Queries): Promise<number | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  return row && Date.parse(row.value)
}

export async function noteRound(queries: Queries, time: number): Promise<void> {
  const value = new Date(time).toISOString()
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
