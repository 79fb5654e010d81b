/** Stores whether the demonstration content was already offered to this database. */
import type { Queries } from '../db/index.ts'

const fact = 'demonstration'

export async function isFilled(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', fact).executeTakeFirst()
  return row !== undefined
}

export async function noteFilled(queries: Queries): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name: fact, value: 'done' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'done' }))
    .execute()
}
