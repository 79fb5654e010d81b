/** Statements that are written once for each shape that they come in, and for each engine: writing costs more than many a read. */
import type { CompiledQuery, DialectAdapter, RawBuilder } from 'kysely'
import type { Queries } from '../tables.ts'

type PreparedStatement<Shape> = (
  queries: Queries,
  shape: Shape,
  write: () => RawBuilder<unknown>,
) => CompiledQuery

export function prepareOnce<Shape>(): PreparedStatement<Shape> {
  const kept = new WeakMap<DialectAdapter, Map<Shape, CompiledQuery>>()
  return (queries, shape, write) => {
    const { adapter } = queries.getExecutor()
    const known = kept.get(adapter) ?? new Map<Shape, CompiledQuery>()
    kept.set(adapter, known)
    const query = known.get(shape) ?? write().compile(queries)
    known.set(shape, query)
    return query
  }
}
