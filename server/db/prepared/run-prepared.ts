/**
 * Runs compiled statements. Where they need not wait for a connection, as on SQLite, they skip the executor
 * of Kysely, which takes longer than many statements.
 */
import type { CompiledQuery, DialectAdapter, QueryExecutor, QueryResult, RawBuilder } from 'kysely'
import { SelectQueryNode } from 'kysely'
import type { Queries, Transaction } from '../tables.ts'

type Run = (sql: string, parameters: readonly unknown[]) => QueryResult<unknown>

const readers = new WeakMap<QueryExecutor, Run>()
const writers = new WeakMap<QueryExecutor, Run>()

export function readDirectly(queries: Queries, run: Run): void {
  readers.set(queries.getExecutor(), run)
}

/** While the transaction lasts. Afterwards `run` throws. */
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
  // The rows have the type of the query, whichever way it runs.
  return run(query.sql, parameters) as QueryResult<Row>
}

type PreparedStatement<Shape> = (
  queries: Queries,
  shape: Shape,
  write: () => RawBuilder<unknown>,
) => CompiledQuery

/** Compiles a statement once for each shape and engine: compiling takes longer than many reads. */
export function prepareOnce<Shape>(): PreparedStatement<Shape> {
  const cache = new WeakMap<DialectAdapter, Map<Shape, CompiledQuery>>()
  return (queries, shape, write) => {
    const { adapter } = queries.getExecutor()
    const compiled = cache.get(adapter) ?? new Map<Shape, CompiledQuery>()
    cache.set(adapter, compiled)
    const query = compiled.get(shape) ?? write().compile(queries)
    compiled.set(shape, query)
    return query
  }
}
