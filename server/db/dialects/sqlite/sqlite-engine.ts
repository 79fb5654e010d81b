/** One connection to a SQLite file: its statements are prepared once, and it is opened anew after the disk let it down. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Problem } from '../../../problems/problems.ts'

const maxStatements = 500

export interface SqliteConnection {
  /** Runs one statement; statements are prepared once and kept. */
  run(sql: string, parameters: readonly unknown[]): Rows
  inTransaction(): boolean
  /** Closes the file, and what was not committed is gone. The next statement opens it again. */
  reset(): void
  close(): void
}

/** As Kysely has it: the second where the statement has no rows to give. */
export interface Rows {
  readonly rows: unknown[]
  readonly numAffectedRows?: bigint
}

interface Prepared {
  readonly statement: StatementSync
  /** The names of its columns; none where it has no rows to give. */
  readonly columns: readonly string[]
}

interface Opened {
  readonly database: DatabaseSync
  readonly statements: Map<string, Prepared>
}

/** `open` is called at once, so that a start fails where the file does, and after each fault. */
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
        if (isFault(error)) reset()
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

/** Objects that are made here are a third quicker to make and to read than those that the driver makes. */
function rowsOf(statement: StatementSync, columns: readonly string[], values: SQLInputValue[]): unknown[] {
  return statement.all(...values).map((row) => {
    const made: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index += 1) made[columns[index] ?? ''] = row[index]
    return made
  })
}

function prepared(database: DatabaseSync, statements: Map<string, Prepared>, sql: string): Prepared {
  const known = statements.get(sql)
  if (known !== undefined) return known
  const statement = database.prepare(sql)
  const made = { statement, columns: statement.columns().map(({ name }) => name) }
  if (made.columns.length > 0) statement.setReturnArrays(true)
  const [oldest] = statements.keys()
  if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest)
  statements.set(sql, made)
  return made
}

/** Result codes of SQLite that are nobody's mistake: https://sqlite.org/rescode.html */
const busy = 5
const full = 13

const corrupt = 11
const notDatabase = 26

/** Reading, writing or syncing failed, or what was read is damaged: the connection is not to be trusted any more. */
const faults: ReadonlySet<number | undefined> = new Set([10, corrupt, notDatabase])

export function isDamage(error: unknown): error is Error {
  const code = codeOf(error)
  return code === corrupt || code === notDatabase
}

function isFault(error: unknown): boolean {
  return faults.has(codeOf(error))
}

function problemOf(error: unknown): Problem | undefined {
  const code = codeOf(error)
  if (code === full) return new Problem('storage_full')
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
      throw new TypeError(`SQLite takes no ${typeof value}`)
  }
}
