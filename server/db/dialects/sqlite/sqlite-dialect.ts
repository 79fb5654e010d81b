/**
 * Kysely dialect for `node:sqlite`. One connection writes, which writers use one after the other, and one
 * reads: uncommitted changes are not visible to reads, and reads never wait for writes.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import {
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  UpdateQueryNode,
} from 'kysely'
import type { DatabaseLoad, StatementObserver } from '../observation.ts'
import type { QueuedTransaction, Writes } from './group-commit.ts'
import { openWrites } from './group-commit.ts'
import type { Rows, SqliteConnection } from './sqlite-engine.ts'
import { openForWriting, openReadOnly } from './sqlite-files.ts'

export interface Sqlite {
  readonly dialect: Dialect
  /** Runs a read statement outside of transactions. */
  read(sql: string, parameters: readonly unknown[]): Rows
  /** The current writer. */
  writer(): QueuedTransaction
  /** How many transactions this process has committed. */
  commits(): number
  load(): DatabaseLoad
}

export function openSqlite(file: string, observer: StatementObserver): Sqlite {
  const writer = observed(openForWriting(file), observer)
  const reader = observed(openReadOnly(file), observer)
  const reads = openReads(reader)
  const writes = openWrites(writer, reads.endMoment)
  return {
    dialect: {
      createDriver: () => driverOn(writes, reads, reader),
      createAdapter: () => new TwoConnections(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    read: reads.run,
    writer: writes.current,
    commits: writes.commits,
    load() {
      const { isTaken, waiting } = writes.queue()
      return { connections: 2, idle: isTaken ? 1 : 2, waiting }
    },
  }
}

function observed(connection: SqliteConnection, { timed }: StatementObserver): SqliteConnection {
  return { ...connection, run: (sql, parameters) => timed(sql, () => connection.run(sql, parameters)) }
}

/**
 * With a single connection, Kysely would make every query wait for all others, including reads for writes.
 */
class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface Connection extends DatabaseConnection {
  begin(): Promise<void>
  commit(): Promise<void>
  /** Does nothing when the commit has failed, since nothing is left to roll back. */
  rollback(): void
}

function driverOn(writes: Writes, reads: Reads, reader: SqliteConnection): Driver {
  const connections = new WeakMap<DatabaseConnection, Connection>()
  let stopCheckpoints = () => {}
  const ours = (connection: DatabaseConnection): Connection => {
    const found = connections.get(connection)
    if (found === undefined) throw new TypeError('This connection belongs to another database')
    return found
  }
  return {
    async init() {
      stopCheckpoints = checkpointRegularly(writes)
    },
    async acquireConnection() {
      const connection = connect(writes, reads)
      connections.set(connection, connection)
      return connection
    },
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: async (connection) => ours(connection).rollback(),
    async releaseConnection() {},
    async destroy() {
      stopCheckpoints()
      // The last connection to close checkpoints the WAL, which the read-only one may not.
      reader.close()
      await writes.close()
    },
  }
}

/**
 * In milliseconds. A reader of another process may block one checkpoint: the next one still comes within a
 * minute.
 */
const intervalMs = 20_000

/**
 * SQLite writes changes to the WAL first and copies them to the database file at a checkpoint, by itself only
 * when the WAL is large. With regular checkpoints, a copy of the database file alone has all but the last
 * changes. When there is nothing to copy, a checkpoint takes microseconds and does not touch the disk.
 */
function checkpointRegularly(writes: Pick<Writes, 'runOutsideTransaction'>): () => void {
  // A `passive` checkpoint waits for nothing. What cannot be copied now stays in the WAL, so nothing is lost.
  const checkpoint = () =>
    void writes.runOutsideTransaction('pragma wal_checkpoint(passive)', []).catch(() => {})
  const timer = setInterval(checkpoint, intervalMs).unref()
  return () => clearInterval(timer)
}

function connect(writes: Writes, reads: Reads): Connection {
  let queuedTransaction: QueuedTransaction | undefined

  /** The turn ends in any case. */
  function give(): QueuedTransaction | undefined {
    const given = queuedTransaction
    queuedTransaction = undefined
    return given
  }

  async function run({ query, sql, parameters }: CompiledQuery): Promise<Rows> {
    if (queuedTransaction !== undefined) return queuedTransaction.run(sql, parameters)
    if (SelectQueryNode.is(query) || /^\s*(select|explain)\b/i.test(sql)) return reads.run(sql, parameters)
    const isChange = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
    return isChange ? changing(writes, sql, parameters) : writes.runOutsideTransaction(sql, parameters)
  }

  return {
    async begin() {
      queuedTransaction = await writes.enter()
    },
    commit: async () => give()?.commit(),
    rollback: () => give()?.rollback(),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      // The rows have the type that the query was built with.
      return (await run(query)) as QueryResult<R>
    },
    streamQuery() {
      throw new TypeError('Streaming is not supported: read pages by key instead')
    },
  }
}

export interface Reads {
  run(sql: string, parameters: readonly unknown[]): Rows
  /** Reads from now on see everything that was committed until then. */
  endMoment(): void
}

/**
 * Reads that happen in one go, such as all those of a request, share one snapshot: SQLite then locks its file
 * once for all of them, and a lock takes as long as a short read. A snapshot lasts until the event loop
 * continues with files, the network or timers.
 */
export function openReads(context: SqliteConnection): Reads {
  let isOpen = false

  function endMoment(): void {
    if (!isOpen) return
    isOpen = false
    if (!context.inTransaction()) return // an error has closed the connection and with it the snapshot
    try {
      context.run('COMMIT', [])
    } catch {
      // Nothing was written. If the disk has failed, the next read reports it.
    }
  }

  return {
    run(sql, parameters) {
      if (!isOpen) {
        context.run('BEGIN', [])
        isOpen = true
        setImmediate(endMoment)
      }
      return context.run(sql, parameters)
    },
    endMoment,
  }
}

/** Single statements share a sync in the same way as transactions. */
async function changing(writes: Writes, sql: string, parameters: readonly unknown[]): Promise<Rows> {
  const queuedTransaction = await writes.enter()
  let rows: Rows
  try {
    rows = queuedTransaction.run(sql, parameters)
  } catch (error) {
    queuedTransaction.rollback()
    throw error
  }
  await queuedTransaction.commit()
  return rows
}
