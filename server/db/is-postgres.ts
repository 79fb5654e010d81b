import { PostgresAdapter } from 'kysely'
import type { Queries } from './tables.ts'

/** Whether locks are needed: SQLite has only one writer. */
export const isPostgres = (queries: Queries): boolean =>
  queries.getExecutor().adapter instanceof PostgresAdapter
