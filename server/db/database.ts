/** The one database of a process: embedded SQLite in the data folder, or PostgreSQL where an address is given. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialect } from 'kysely'
import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { migrations } from './migrations/index.ts'
import type { Listening } from './postgres.ts'
import { listenTo, postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite/sqlite-dialect.ts'
import type { Queries, Tables, Transaction } from './tables.ts'

export interface OpenOptions {
  /** `postgres://…`; without it, SQLite in the data folder. */
  readonly url?: string | undefined
  readonly dataDir: string
  /** Hears each statement: tests ask the engine how it would find its rows. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void
}

export interface Db {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reading, and for single statements. */
  readonly kysely: Queries
  /** All of it or nothing; on SQLite transactions run one after the other. */
  transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
  /** Creates or upgrades the tables; other nodes that do the same wait. */
  migrate(list?: readonly Migration[]): Promise<void>
  /** Calls `wake` after each commit that may have written an event: of any node, or of a process alone with its file. */
  listen(wake: () => void): Promise<Listening>
  close(): Promise<void>
}

export async function openDatabase({ url, dataDir, onQuery }: OpenOptions): Promise<Db> {
  const kysely = new Kysely<Tables>({
    dialect: url === undefined ? sqliteIn(dataDir) : await postgresDialect(url),
    // Who hears nothing pays nothing.
    ...(onQuery && { log: ({ query }) => onQuery(query.sql, query.parameters) }),
  })
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  const wakes = new Set<() => void>()
  return {
    dialect,
    kysely,
    async transaction(work) {
      const result = await kysely.transaction().execute(work)
      for (const wake of wakes) wake()
      return result
    },
    migrate: (list = migrations) => migrate(dialect, kysely, list),
    listen: async (wake) => (url === undefined ? alone(wakes, wake) : listenTo(url, wake)),
    close: () => kysely.destroy(),
  }
}

function alone(wakes: Set<() => void>, wake: () => void): Listening {
  wakes.add(wake)
  return { connected: () => true, stop: async () => void wakes.delete(wake) }
}

function sqliteIn(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return sqliteDialect(join(dataDir, 'cyanotype.db'))
}
