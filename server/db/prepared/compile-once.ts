/** Compiles a statement once for each shape and engine: compiling takes longer than many reads. */
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
