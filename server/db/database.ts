/** The database of a process: embedded SQLite in the data folder, or PostgreSQL where a URL is set. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { KyselyConfig } from 'kysely'
import { Kysely } from 'kysely'
import { allMigrations } from './all-migrations.ts'
import type { DatabaseLoad, StatementListener, StatementObserver } from './dialects/observation.ts'
import { openStatementObserver } from './dialects/observation.ts'
import type { Listening } from './dialects/postgres.ts'
import { listenTo, openPostgres } from './dialects/postgres.ts'
import type { Sqlite } from './dialects/sqlite/sqlite-dialect.ts'
import { openSqlite } from './dialects/sqlite/sqlite-dialect.ts'
import { watchCommits } from './dialects/sqlite/watch-commits.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { readDirectly, runDirectly } from './prepared/run-prepared.ts'
import type { Replica, ReplicaListener, ReplicaSources, VisitorReads } from './replica.ts'
import { openReplica } from './replica.ts'
import type { Queries, Tables, Transaction } from './tables.ts'

export interface OpenOptions {
  /** `postgres://…`. Without it, SQLite in the data folder. */
  readonly url?: string | undefined
  /** A streaming replica of the PostgreSQL database. */
  readonly readUrl?: string | undefined
  readonly onReplicaChange?: ReplicaListener
  readonly dataDir: string
  /** Receives each statement. Tests use it to check query plans. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void
}

export interface Db {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reads, and for single statements. */
  readonly kysely: Queries
  /**
   * For reads of public content without a session or token: from the replica while that is up to date, otherwise from
   * this database. Everything else uses `kysely`.
   */
  readonly visitors: Queries
  /** Only with a replica. */
  readonly visitorReads?: () => VisitorReads
  /**
   * Commits all of it or nothing. On SQLite, transactions run one after the other. On PostgreSQL, the work runs again
   * after a deadlock, so it must change nothing but the database.
   */
  transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
  /** How many transactions this process has committed. Only where no other node uses the same database. */
  readonly commits?: () => number
  /** Creates or upgrades the tables. Other nodes that start at the same time wait. */
  migrate(list?: readonly Migration[]): Promise<void>
  /** From now on, calls the listener after each statement, with its text without values. One at a time. */
  observe(listener: StatementListener): void
  load(): DatabaseLoad
  /** How many migrations have not run. Throws if the database belongs to another version. */
  pendingMigrations(): Promise<number>
  /**
   * Calls `wake` after each commit that may have written an event, by any node or by another process on the
   * same file. `newestEvent` is the newest that this node knows: visitors read nothing older.
   */
  listen(wake: () => Promise<void>, newestEvent: () => number): Promise<Listening>
  close(): Promise<void>
}

export async function openDatabase(options: OpenOptions): Promise<Db> {
  const { url, dataDir, onQuery } = options
  const observer = openStatementObserver()
  const opened = url === undefined ? sqliteIn(dataDir, observer) : await openPostgres(url)
  const kysely = new Kysely<Tables>({
    dialect: opened.dialect,
    ...logOf(url, observer, onQuery),
  })
  const direct = opened.read !== undefined && onQuery === undefined ? opened : undefined
  if (direct !== undefined) readDirectly(kysely, direct.read)
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  const wakes = new Set<() => void>()
  let newest: () => number | undefined = () => undefined
  const replica = await replicaOf(options, {
    primary: kysely,
    note: observer.note,
    newestEvent: () => newest(),
  })
  return {
    dialect,
    kysely,
    visitors: replica?.visitors ?? kysely,
    ...(replica && { visitorReads: replica.reads }),
    ...(opened.commits && { commits: opened.commits }),
    async transaction(work) {
      const once = () =>
        kysely.transaction().execute((trx) => {
          if (direct !== undefined) runDirectly(trx, direct.writer().run)
          return work(trx)
        })
      const result = await againAfterDeadlock(once)
      for (const wake of wakes) wake()
      return result
    },
    migrate: (list = allMigrations) => migrate(dialect, kysely, list),
    observe: observer.observe,
    load: opened.load,
    pendingMigrations: () => pendingMigrations(dialect, kysely, allMigrations),
    async listen(wake, newestEvent) {
      if (url === undefined) return listenInProcess(kysely, wakes, () => void wake().catch(() => {}))
      const listening = await listenTo(url, wake)
      newest = () => (listening.connected() ? newestEvent() : undefined)
      return listening
    },
    async close() {
      await replica?.close()
      await kysely.destroy()
    },
  }
}

async function replicaOf(
  { url, readUrl, onReplicaChange: onChange }: OpenOptions,
  sources: ReplicaSources,
): Promise<Replica | undefined> {
  if (url === undefined || readUrl === undefined) return undefined
  try {
    return await openReplica({ url: readUrl, onChange }, sources)
  } catch (problem) {
    await sources.primary.destroy()
    throw problem
  }
}

const maxAttempts = 5
const retryDelayMs = 50

/**
 * If transactions wait for each other in a circle, PostgreSQL rolls one of them back. Documents are locked in one order,
 * but entries of a unique index are not: two documents that exchange their slugs are such a circle.
 * Without a delay, the transaction can lock its rows again before the other one is awake, and so repeat the deadlock.
 */
async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (problem) {
      if (!isDeadlock(problem) || attempt === maxAttempts) throw problem
      await setTimeout(retryDelayMs * attempt * (1 + Math.random()))
    }
  }
}

const isDeadlock = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && problem.code === '40P01'

/** Commits of this process are announced at once, those of a command on the same file within a second. */
function listenInProcess(queries: Queries, wakes: Set<() => void>, wake: () => void): Listening {
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

/** On SQLite, the log of Kysely would take longer than many statements, so the connection is observed. */
function logOf(
  url: string | undefined,
  { note }: StatementObserver,
  onQuery: OpenOptions['onQuery'],
): Pick<KyselyConfig, 'log'> {
  if (onQuery !== undefined) return { log: ({ query }) => onQuery(query.sql, query.parameters) }
  return url === undefined
    ? {}
    : { log: ({ query, queryDurationMillis }) => note(query.sql, queryDurationMillis) }
}

/** The SQLite file in a data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'cyanotype.db')

function sqliteIn(dataDir: string, observer: StatementObserver): Sqlite {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(databaseFile(dataDir), observer)
}
