/** Where everything is kept, on SQLite or PostgreSQL. */
export { type Db, openDatabase } from './database.ts'
export {
  appendEvent,
  type Event,
  eventsAfter,
  type Notice,
  type Numbered,
  type Outbox,
  openOutbox,
  type PublicChange,
} from './events.ts'
export { idNamed, newId } from './ids.ts'
export { preparedInsert } from './prepared/prepared-insert.ts'
export { preparedQuery, preparedQueryOf } from './prepared/prepared-query.ts'
export { preparedUpdate } from './prepared/prepared-update.ts'
export { isDamage } from './sqlite/sqlite-engine.ts'
export type { Queries, Tables, Transaction } from './tables.ts'
export { takeTurn } from './turn.ts'
export { isDatabaseUnreachable } from './unreachable.ts'
