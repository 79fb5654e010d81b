/**
 * One connection to a SQLite file. It caches prepared statements, and reopens the file after a disk error.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Problem } from '../../../problems/problems.ts'

const maxStatements = 500

export interface SqliteConnection {
  /** Runs one statement. Prepared statements are cached. */
  run(sql: string, parameters: readonly unknown[]): Rows
  inTransaction(): boolean
  /** Closes the file and loses uncommitted changes. The next statement opens it again. */
  reset(): void
  close(): void
}

/** In the form of Kysely. `numAffectedRows` is set where the statement returns no rows. */
export interface Rows {
  readonly rows: unknown[]
  readonly numAffectedRows?: bigint
}

interface Prepared {
  readonly statement: StatementSync
  /** The names of its columns. Empty where it returns no rows. */
  readonly columns: readonly string[]
}

interface Opened {
  readonly database: DatabaseSync
  readonly statements: Map<string, Prepared>
}

/** `open` is called at once, so that a bad file fails the start, and after each disk error. */
export function openConnection(open: () => DatabaseSync): SqliteConnection {
  let opened: Opened | undefined = { database: open(), statements: new Map() }
  let closed = false

  function ready(): Opened {
    if (closed) throw new TypeError('The database is closed')
    opened ??= { database: open(), statements: new Map() }
    return opened
  }

  function reset(): void {
    const old = opened?.database
    opened = undefined
    if (old?.isOpen) old.close()
  }

  return {
    reset,
    run(sql, parameters) {
      try {
        return run(ready(), sql, parameters)
      } catch (error) {
        if (isFatal(error)) reset()
        throw problemOf(error) ?? error
      }
    },
    inTransaction: () => opened?.database.isTransaction ?? false,
    close() {
      reset()
      closed = true
    },
  }
}

function run({ database, statements }: Opened, sql: string, parameters: readonly unknown[]): Rows {
  const { statement, columns } = prepared(database, statements, sql)
  const values = parameters.map(toInput)
  if (columns.length > 0) return { rows: rowsOf(statement, columns, values) }
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
}

/** Objects that are created here are a third faster to create and read than those of the driver. */
function rowsOf(statement: StatementSync, columns: readonly string[], values: SQLInputValue[]): unknown[] {
  return statement.all(...values).map((row) => {
    const made: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index += 1) made[columns[index] ?? ''] = row[index]
    return made
  })
}

function prepared(database: DatabaseSync, statements: Map<string, Prepared>, sql: string): Prepared {
  const cached = statements.get(sql)
  if (cached !== undefined) return cached
  const statement = database.prepare(sql)
  const made = { statement, columns: statement.columns().map(({ name }) => name) }
  if (made.columns.length > 0) statement.setReturnArrays(true)
  const [oldest] = statements.keys()
  if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest)
  statements.set(sql, made)
  return made
}

/** Result codes of SQLite that are not errors of the caller: https://sqlite.org/rescode.html */
const busy = 5
const ioError = 10
const full = 13
const cannotOpen = 14

const corrupt = 11
const notDatabase = 26

/** A read, write or sync failed, or the data is damaged: the connection cannot be used any more. */
const fatalCodes: ReadonlySet<number | undefined> = new Set([ioError, corrupt, notDatabase])

export function isDamage(error: unknown): error is Error {
  const code = codeOf(error)
  return code === corrupt || code === notDatabase
}

export const isDiskFull = (error: unknown) => codeOf(error) === full

/** A file could not be opened, read or written. Some calls of SQLite report a full disk in this way. */
export function isFileError(error: unknown): boolean {
  const code = codeOf(error)
  return code === ioError || code === cannotOpen
}

function isFatal(error: unknown): boolean {
  return fatalCodes.has(codeOf(error))
}

function problemOf(error: unknown): Problem | undefined {
  const code = codeOf(error)
  if (isDiskFull(error)) return new Problem('storage_full')
  return code === busy ? new Problem('database_unavailable') : undefined
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

function toInput(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value
    default:
      if (value === null || value instanceof Uint8Array) return value
      throw new TypeError(`SQLite does not accept a value of type ${typeof value}`)
  }
}
