/** How far the filling of an empty database has come: a process may be killed in the middle of it. */
import type { Queries } from '../db/index.ts'

export async function hasBegun(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', fact).executeTakeFirst()
  return row?.value === 'begun'
}

export async function noteProgress(queries: Queries, value: 'begun' | 'done'): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name: fact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const fact = 'demonstration'
