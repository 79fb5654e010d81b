/** In which edition each shelf was written. */
import type { Queries } from '../../db/index.ts'

export async function editionOf(queries: Queries, shelf: string): Promise<string | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', shelf).executeTakeFirst()
  return row?.value
}

export async function noteEdition(queries: Queries, shelf: string, value: string): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name: shelf, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
