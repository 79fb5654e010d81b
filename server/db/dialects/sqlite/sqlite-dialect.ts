/**
 * Kysely on `node:sqlite`. There is one connection that writes, which writers enter one after the other, and one that
 * reads: what is not committed yet is seen by nobody else, and reading never waits for writing.
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
import type { QueuedTransaction, Writes } from './group-commit.ts'
import { openWrites } from './group-commit.ts'
import type { Rows, SqliteConnection } from './sqlite-engine.ts'
import { openForWriting, openReadOnly } from './sqlite-files.ts'

export interface Sqlite {
  readonly dialect: Dialect
  /** Runs a statement that reads, outside of transactions. */
  read(sql: string, parameters: readonly unknown[]): Rows
  /** Whoever writes at this moment. */
  writer(): QueuedTransaction
  /** How many transactions this process has committed. */
  commits(): number
}

export function openSqlite(file: string): Sqlite {
  const writer = openForWriting(file)
  const reader = openReadOnly(file)
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
  }
}

/** Kysely would let a query wait for every other one, reading for writing included, were there one connection only. */
class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface Connection extends DatabaseConnection {
  begin(): Promise<void>
  commit(): Promise<void>
  /** Does nothing where the commit has failed: then nothing is left to take back. */
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
      // The last one to close tidies up after both, which the reader may not.
      reader.close()
      await writes.close()
    },
  }
}

/** In milliseconds. A reader of another process may hold one checkpoint back: the next one still comes within a minute. */
const interval = 20_000

/**
 * SQLite writes changes to the WAL first, and copies them to the database file at a checkpoint: by itself only when
 * the WAL is large. With a checkpoint at regular times, a copy of the database file alone has all but the last
 * changes. Where there is nothing to copy, a checkpoint takes microseconds and leaves the disk alone.
 */
function checkpointRegularly(writes: Pick<Writes, 'alone'>): () => void {
  // `passive` waits for nobody. What cannot be copied now stays in the WAL: nothing is lost.
  const checkpoint = () => void writes.alone('pragma wal_checkpoint(passive)', []).catch(() => {})
  const timer = setInterval(checkpoint, interval).unref()
  return () => clearInterval(timer)
}

function connect(writes: Writes, reads: Reads): Connection {
  let queuedTransaction: QueuedTransaction | undefined

  /** The turn is over whatever comes of it. */
  function give(): QueuedTransaction | undefined {
    const given = queuedTransaction
    queuedTransaction = undefined
    return given
  }

  async function run({ query, sql, parameters }: CompiledQuery): Promise<Rows> {
    if (queuedTransaction !== undefined) return queuedTransaction.run(sql, parameters)
    if (SelectQueryNode.is(query) || /^\s*(select|explain)\b/i.test(sql)) return reads.run(sql, parameters)
    const isChange = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
    return isChange ? changing(writes, sql, parameters) : writes.alone(sql, parameters)
  }

  return {
    async begin() {
      queuedTransaction = await writes.enter()
    },
    commit: async () => give()?.commit(),
    rollback: () => give()?.rollback(),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      // Rows get the type that the query was built with; its compiler vouches for it.
      return (await run(query)) as QueryResult<R>
    },
    // biome-ignore lint/correctness/useYield: lists are read by key, a page at a time; nothing streams.
    async *streamQuery() {
      throw new TypeError('Read by key, a page at a time, instead of streaming')
    },
  }
}

export interface Reads {
  run(sql: string, parameters: readonly unknown[]): Rows
  /** What is read from now on sees all that was committed until then. */
  endMoment(): void
}

/**
 * Reads that happen in one go, such as all those of a request, see the database as of one moment: SQLite then locks
 * its file once for them and not for each, which takes as long as a short read. A moment lasts until whatever waits
 * for files, the network or a timer has its turn.
 */
export function openReads(context: SqliteConnection): Reads {
  let isOpen = false

  function endMoment(): void {
    if (!isOpen) return
    isOpen = false
    if (!context.inTransaction()) return // a fault has closed the connection, and the moment with it
    try {
      context.run('COMMIT', [])
    } catch {
      // Nothing was written: where the disk has failed, whoever reads next is told.
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

/** A single statement shares a sync as whole transactions do. */
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
