/** Counts the rows of a query. With a limit, a large table costs no more than a few rows. */
import type { AliasableExpression } from 'kysely'
import type { Queries } from './tables.ts'

export async function countRows(queries: Queries, rows: AliasableExpression<object>): Promise<number> {
  const { count } = await queries
    .selectFrom(rows.as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
