/** The database, on SQLite or PostgreSQL. */

export { allMigrations, isOwn, migrationsNamed } from './all-migrations.ts'
export { openTableLoader, openTableSnapshot, removeReplaced } from './copy/index.ts'
export type { CellValue, TableLoader, TableRow, TableShape, TableSnapshot } from './copy/table-copy.ts'
export { countRows } from './count-rows.ts'
export { type Db, databaseFile, type OpenOptions, openDatabase } from './database.ts'
export type { DatabaseLoad, StatementListener } from './dialects/observation.ts'
export { damageFoundBy } from './dialects/sqlite/sqlite-files.ts'
export { hasContent } from './has-content.ts'
export { idFromName, newId } from './ids.ts'
export { isPostgres } from './is-postgres.ts'
export { isDatabaseUnreachable } from './is-unreachable.ts'
export {
  appendEvent,
  type Event,
  eventsAfter,
  type Notice,
  type Numbered,
  type Outbox,
  openOutbox,
  type PublicChange,
  takeCommitLock,
} from './outbox.ts'
export { preparedQuery, preparedQueryOf } from './prepared/prepared-query.ts'
export { preparedInsert, preparedUpdate } from './prepared/prepared-write.ts'
export { eventsBehind, type VisitorReads } from './replica.ts'
export type { Queries, Tables, Transaction } from './tables.ts'
