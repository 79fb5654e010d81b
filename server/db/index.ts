/** Where everything is kept, on SQLite or PostgreSQL. */
export { type Db, openDatabase } from './database.ts'
export { type Event, type Outbox, openOutbox } from './events.ts'
export { newId } from './ids.ts'
export type { Queries, Tables, Transaction } from './tables.ts'
