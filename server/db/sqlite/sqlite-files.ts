/** Opens the two connections of a SQLite database, and makes sure that they keep what they are given. */
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../../http/problems.ts'
import { StartProblem } from '../../start-problem.ts'

/** Versions before this one can, rarely, damage a database in WAL mode: https://sqlite.org/wal.html#walresetbug */
const oldestVersion = [3, 51, 3] as const

const mostStatements = 500

export interface Engine {
  /** Runs one statement; statements are prepared once and kept. */
  run(sql: string, parameters: readonly unknown[]): Rows
  inTransaction(): boolean
  close(): void
}

interface Prepared {
  readonly statement: StatementSync
  /** Whether it has rows to give. */
  readonly answers: boolean
}

export interface Rows {
  readonly rows: unknown[]
  readonly changes: bigint | undefined
}

export function openForWriting(file: string): Engine {
  const database = openFile(file, false)
  refuseOldVersions(database)
  database.exec('PRAGMA journal_mode = WAL')
  keepPromises(database)
  return engineOn(database)
}

export function openForReading(file: string): Engine {
  const database = openFile(file, true)
  keepPromises(database)
  return engineOn(database)
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly, timeout: 5_000, enableForeignKeyConstraints: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(
      `The database ${file} cannot be opened (${reason}): check that it may be read and written.`,
    )
  }
}

function refuseOldVersions(database: DatabaseSync): void {
  const version = String(database.prepare('select sqlite_version() as version').get()?.version)
  if (!isAtLeast(version, oldestVersion)) {
    throw new StartProblem(
      `SQLite ${version} is older than ${oldestVersion.join('.')}, which first keeps data safe: start with the Node.js that npm installed here.`,
    )
  }
}

export function isAtLeast(
  version: string,
  [major, minor, patch]: readonly [number, number, number],
): boolean {
  const [first = 0, second = 0, third = 0] = version.split('.').map(Number)
  if (first !== major) return first > major
  return second === minor ? third >= patch : second > minor
}

/** Sets what durability rests on, and reads it back: a file system without shared memory silently refuses WAL. */
function keepPromises(database: DatabaseSync): void {
  database.exec('PRAGMA synchronous = FULL')
  const promises = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: 5_000 }
  for (const [pragma, wanted] of Object.entries(promises)) {
    const [found] = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})
    if (found === wanted) continue
    throw new StartProblem(
      `SQLite keeps ${pragma} at ${found} instead of ${wanted}: put DATA_DIR on a local disk.`,
    )
  }
}

function engineOn(database: DatabaseSync): Engine {
  const statements = new Map<string, Prepared>()

  function prepared(sql: string): Prepared {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = database.prepare(sql)
    const made = { statement, answers: statement.columns().length > 0 }
    const [oldest] = statements.keys()
    if (statements.size >= mostStatements && oldest !== undefined) statements.delete(oldest)
    statements.set(sql, made)
    return made
  }

  function run(sql: string, parameters: readonly unknown[]): Rows {
    const { statement, answers } = prepared(sql)
    const values = parameters.map(toInput)
    if (answers) return { rows: statement.all(...values), changes: undefined }
    return { rows: [], changes: BigInt(statement.run(...values).changes) }
  }

  return {
    run(sql, parameters) {
      try {
        return run(sql, parameters)
      } catch (error) {
        throw problemOf(error) ?? error
      }
    },
    inTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}

/** Result codes of SQLite that are nobody's mistake: https://sqlite.org/rescode.html */
const busy = 5
const full = 13

function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  const primary = Number(error.errcode) & 0xff
  if (primary === full) return new Problem('storage_full')
  return primary === busy ? new Problem('database_unavailable') : undefined
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
