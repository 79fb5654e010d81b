/** Real databases for tests: an empty one of either engine, removed after the test file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFullRun } from '../../tools/testing/is-full-run.ts'
import { emptyPostgres } from '../../tools/testing/postgres-database.ts'
import type { OpenOptions } from '../db/database.ts'
import type { Db } from '../db/index.ts'
import { openDatabase } from '../db/index.ts'
import { closeAtEnd, temporaryFolder } from './cleanup-registry.ts'

/** For tests of storage, locks, search and lists, where the engines differ. */
export const databases = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databases)[number]

/**
 * For tests of code above the stores, such as calls, exports and clean-ups. Only `npm run test:full` runs
 * them on PostgreSQL.
 */
export const callDatabases: readonly DatabaseKind[] = isFullRun ? databases : ['sqlite']

/** The options of an empty database, which `openDatabase` accepts repeatedly. */
export function emptyDatabase(kind: DatabaseKind): Promise<OpenOptions> {
  return newEmptyDatabase(kind, { tables: false })
}

/** A database without any rows. */
export async function newEmptyDatabase(
  kind: DatabaseKind,
  { tables }: { readonly tables: boolean },
): Promise<OpenOptions> {
  const dataDir = temporaryFolder()
  if (kind === 'postgres') return { dataDir, url: await emptyPostgres({ tables }) }
  if (tables) writeFileSync(join(dataDir, sqliteFile), await sqliteWithTables())
  return { dataDir }
}

const sqliteFile = 'cyanotype.db'
let original: Promise<Buffer> | undefined

/** Writing a file takes a fraction of the time of all migrations. They run once for all test files. */
function sqliteWithTables(): Promise<Buffer> {
  original ??= (async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-'))
    try {
      const db = await openDatabase({ dataDir })
      await db.migrate()
      await db.close()
      return readFileSync(join(dataDir, sqliteFile))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })()
  return original
}

/** An open database with all its tables, closed after the test file. */
export async function openTestDatabase(
  kind: DatabaseKind,
  options: Pick<OpenOptions, 'onQuery'> = {},
): Promise<Db> {
  const db = await openDatabase({ ...(await newEmptyDatabase(kind, { tables: true })), ...options })
  closeAtEnd(() => db.close())
  await db.migrate()
  return db
}
