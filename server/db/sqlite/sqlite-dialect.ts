/**
 * Kysely on `node:sqlite`. There is one connection that writes, which transactions enter one after the other, and one
 * that reads: what a transaction has not committed yet is seen by nobody else, and reading never waits for writing.
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Engine, Rows } from './sqlite-files.ts'
import { openForReading, openForWriting } from './sqlite-files.ts'
import { writeLock } from './write-lock.ts'

export function sqliteDialect(file: string): Dialect {
  const writer = openForWriting(file)
  const reader = openForReading(file)
  return {
    createDriver: () => driverOn(writer, reader),
    createAdapter: () => new TwoConnections(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
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
  /** Lets the next writer in. When it fails, the transaction is still open, and Kysely rolls it back. */
  commit(): void
  /** A full disk has rolled back already; the next writer comes in whatever happens. */
  rollback(): void
}

function driverOn(writer: Engine, reader: Engine): Driver {
  const enter = writeLock()
  const connections = new WeakMap<DatabaseConnection, Connection>()
  const ours = (connection: DatabaseConnection): Connection => {
    const found = connections.get(connection)
    if (found === undefined) throw new TypeError('This connection belongs to another database')
    return found
  }
  return {
    async init() {},
    async acquireConnection() {
      const connection = connect(writer, reader, enter)
      connections.set(connection, connection)
      return connection
    },
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: async (connection) => ours(connection).commit(),
    rollbackTransaction: async (connection) => ours(connection).rollback(),
    async releaseConnection() {},
    async destroy() {
      const leave = await enter()
      reader.close()
      writer.close()
      leave()
    },
  }
}

function connect(writer: Engine, reader: Engine, enter: () => Promise<() => void>): Connection {
  let leave: (() => void) | undefined
  return {
    async begin() {
      const release = await enter()
      try {
        writer.run('BEGIN IMMEDIATE', [])
      } catch (error) {
        release()
        throw error
      }
      leave = release
    },
    commit() {
      writer.run('COMMIT', [])
      leave?.()
      leave = undefined
    },
    rollback() {
      try {
        if (writer.inTransaction()) writer.run('ROLLBACK', [])
      } finally {
        leave?.()
        leave = undefined
      }
    },
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (leave !== undefined) return resultOf<R>(writer.run(query.sql, query.parameters))
      if (onlyReads(query)) return resultOf<R>(reader.run(query.sql, query.parameters))
      const release = await enter()
      try {
        return resultOf<R>(writer.run(query.sql, query.parameters))
      } finally {
        release()
      }
    },
    // biome-ignore lint/correctness/useYield: lists are read by key, a page at a time; nothing streams.
    async *streamQuery() {
      throw new TypeError('Read by key, a page at a time, instead of streaming')
    },
  }
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(select|explain)\b/i.test(sql)
}

/** Here rows get the type that the query was built with; the compiler of the query vouches for it. */
function resultOf<R>({ rows, changes }: Rows): QueryResult<R> {
  const typed = rows as R[]
  return changes === undefined ? { rows: typed } : { rows: typed, numAffectedRows: changes }
}
