/**
 * Runs statements that are written already. Where they have no connection to wait for, as on SQLite, they need nothing of
 * Kysely but their text: what it does around each takes longer than many a statement.
 */
import type { CompiledQuery, QueryExecutor, QueryResult } from 'kysely'
import { SelectQueryNode } from 'kysely'
import type { Queries, Transaction } from '../tables.ts'

type Run = (sql: string, parameters: readonly unknown[]) => QueryResult<unknown>

const readers = new WeakMap<QueryExecutor, Run>()
const writers = new WeakMap<QueryExecutor, Run>()

export function readDirectly(queries: Queries, run: Run): void {
  readers.set(queries.getExecutor(), run)
}

/** For as long as the transaction lasts: `run` refuses what comes later. */
export function runDirectly(trx: Transaction, run: Run): void {
  writers.set(trx.getExecutor(), run)
}

export async function runCompiled<Row>(
  queries: Queries,
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> {
  const executor = queries.getExecutor()
  const run = writers.get(executor) ?? (SelectQueryNode.is(query.query) ? readers.get(executor) : undefined)
  if (run === undefined) return queries.executeQuery<Row>({ ...query, parameters })
  // The rows are what the query was written for, whichever way it goes.
  return run(query.sql, parameters) as QueryResult<Row>
}
