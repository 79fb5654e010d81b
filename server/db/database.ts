/** The database of a process: embedded SQLite in the data folder, or PostgreSQL where a URL is set. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Listening } from './dialects/postgres.ts'
import { listenTo, postgresDialect } from './dialects/postgres.ts'
import type { Sqlite } from './dialects/sqlite/sqlite-dialect.ts'
import { openSqlite } from './dialects/sqlite/sqlite-dialect.ts'
import { watchCommits } from './dialects/sqlite/watch-commits.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { migrations } from './migrations/index.ts'
import { readDirectly, runDirectly } from './prepared/run-prepared.ts'
import type { Queries, Tables, Transaction } from './tables.ts'

export interface OpenOptions {
  /** `postgres://…`. Without it, SQLite in the data folder. */
  readonly url?: string | undefined
  readonly dataDir: string
  /** Receives each statement. Tests use it to check query plans. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void
}

export interface Db {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reads, and for single statements. */
  readonly kysely: Queries
  /** Commits all of it or nothing. On SQLite, transactions run one after the other. */
  transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
  /** How many transactions this process has committed. Only where no other node uses the same database. */
  readonly commits?: () => number
  /** Creates or upgrades the tables. Other nodes that start at the same time wait. */
  migrate(list?: readonly Migration[]): Promise<void>
  /**
   * Calls `wake` after each commit that may have written an event, by any node or by another process on the
   * same file.
   */
  listen(wake: () => Promise<void>): Promise<Listening>
  close(): Promise<void>
}

export async function openDatabase({ url, dataDir, onQuery }: OpenOptions): Promise<Db> {
  const opened = url === undefined ? sqliteIn(dataDir) : { dialect: await postgresDialect(url) }
  const kysely = new Kysely<Tables>({
    dialect: opened.dialect,
    // Logging costs time, so it is off without a listener.
    ...(onQuery && { log: ({ query }) => onQuery(query.sql, query.parameters) }),
  })
  const direct = 'read' in opened && onQuery === undefined ? opened : undefined
  if (direct !== undefined) readDirectly(kysely, direct.read)
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  const wakes = new Set<() => void>()
  return {
    dialect,
    kysely,
    ...('commits' in opened && { commits: opened.commits }),
    async transaction(work) {
      const result = await kysely.transaction().execute((trx) => {
        if (direct !== undefined) runDirectly(trx, direct.writer().run)
        return work(trx)
      })
      for (const wake of wakes) wake()
      return result
    },
    migrate: (list = migrations) => migrate(dialect, kysely, list),
    listen: async (wake) =>
      url === undefined ? alone(kysely, wakes, () => void wake().catch(() => {})) : listenTo(url, wake),
    close: () => kysely.destroy(),
  }
}

/** Commits of this process are announced at once, those of a command on the same file within a second. */
function alone(queries: Queries, wakes: Set<() => void>, wake: () => void): Listening {
  wakes.add(wake)
  const stopWatching = watchCommits(queries, wake)
  return {
    connected: () => true,
    async stop() {
      stopWatching()
      wakes.delete(wake)
    },
  }
}

function sqliteIn(dataDir: string): Sqlite {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(join(dataDir, 'cyanotype.db'))
}
