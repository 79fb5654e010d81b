/** Opens the two connections of a SQLite database, and checks that they write durably. */
import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../../../platform/start-error.ts'
import type { SqliteConnection } from './sqlite-engine.ts'
import { isDamage, isDiskFull, isFileError, openConnection } from './sqlite-engine.ts'

/** Earlier versions can, rarely, damage a database in WAL mode: https://sqlite.org/wal.html#walresetbug */
const oldestVersion = [3, 51, 3] as const

/**
 * The page cache in KiB, negative by convention. With 2 MB, a connection reads the inner pages of large
 * tables repeatedly.
 */
const cacheSizeKib = -8192

export function openForWriting(file: string): SqliteConnection {
  refuseDeepDamage(file)
  return openConnection(() => {
    const database = openFile(file, false)
    refuseDamage(file, database)
    refuseOldVersion(String(database.prepare('select sqlite_version() as version').get()?.version))
    setDurability(database)
    // A page with many changes is then copied once for all of them.
    database.exec('PRAGMA wal_autocheckpoint = 4000')
    database.exec(`PRAGMA cache_size = ${cacheSizeKib}`)
    return database
  })
}

export function openReadOnly(file: string): SqliteConnection {
  return openConnection(() => {
    const database = openFile(file, true)
    setDurability(database)
    database.exec(`PRAGMA cache_size = ${cacheSizeKib}`)
    return database
  })
}

function openFile(file: string, readOnly: boolean): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly, timeout: 5_000, enableForeignKeyConstraints: true })
  } catch (error) {
    throw problemWith(file, error)
  }
}

/** In bytes: a file of this size is read completely in a fifth of a second, which a start can wait for. */
const maxFullCheckBytes = 100_000_000

/** Checks each page of the file once at the start. In a larger file, deep damage shows when it is read. */
function refuseDeepDamage(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0 || size > maxFullCheckBytes) return
  const database = openFile(file, false)
  refuseDamage(file, database, true)
  database.close()
}

/** Reads the beginning of the file and the schema, and all pages if `isDeep`. */
function refuseDamage(file: string, database: DatabaseSync, isDeep = false): void {
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // One transaction: search tables do not open if another server changes the schema between two reads.
    database.exec('BEGIN')
    database.prepare('select count(*) from sqlite_schema').get()
    const found = isDeep ? database.prepare('PRAGMA quick_check(1)').get()?.quick_check : 'ok'
    database.exec('COMMIT')
    if (found !== 'ok') throw damageProblem(file, String(found).split('\n').at(-1))
  } catch (error) {
    database.close()
    throw error instanceof StartProblem ? error : problemWith(file, error)
  }
}

/** The start says which backup to restore. */
class DatabaseDamage extends StartProblem {
  readonly found: string

  constructor(found: string) {
    super(`${found} Restore the newest backup.`)
    this.found = found
  }
}

const damageProblem = (file: string, reason = '') =>
  new DatabaseDamage(`The database ${file} is damaged (${reason}).`)

/** The sentence about the damage. A large database is not checked at the start, so a statement may find it too. */
export function damageFoundBy(error: unknown): string | undefined {
  if (error instanceof DatabaseDamage) return error.found
  return isDamage(error) ? `The database is damaged (${error.message}).` : undefined
}

/** With less space than this, SQLite cannot create the files beside the database. */
const minFreeBytes = 1_000_000

/** Only real damage is called so: a restore would not help against anything else. */
export function problemWith(file: string, error: unknown, freeBytes = freeBytesFor(file)): StartProblem {
  const reason = error instanceof Error ? error.message : String(error)
  if (isDamage(error)) return damageProblem(file, reason)
  if (isDiskFull(error) || (isFileError(error) && freeBytes < minFreeBytes))
    return new StartProblem(
      `The disk of the database ${file} is full (${reason}). Free some space, and start the server again.`,
    )
  return new StartProblem(
    `Cannot open the database ${file} (${reason}). Check that the server may read and write it.`,
  )
}

function freeBytesFor(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

export function refuseOldVersion(version: string): void {
  if (!isVersionAtLeast(version, oldestVersion)) {
    throw new StartProblem(
      `Cyanotype needs SQLite ${oldestVersion.join('.')} or newer, and this Node.js has ${version}. Start the server with \`npm start\`, or install a newer Node.js.`,
    )
  }
}

function isVersionAtLeast(
  version: string,
  [major, minor, patch]: readonly [number, number, number],
): boolean {
  const [first = 0, second = 0, third = 0] = version.split('.').map(Number)
  if (first !== major) return first > major
  return second === minor ? third >= patch : second > minor
}

/**
 * Applies the settings that durability needs, and reads them back: a file system without shared memory
 * silently refuses WAL.
 */
function setDurability(database: DatabaseSync): void {
  database.exec('PRAGMA synchronous = FULL')
  const promises = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: 5_000 }
  for (const [pragma, expected] of Object.entries(promises)) {
    const [found] = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})
    if (found === expected) continue
    throw new StartProblem(
      `SQLite cannot set ${pragma} to ${expected} (it is ${found}). Set DATA_DIR to a folder on a local disk.`,
    )
  }
}
