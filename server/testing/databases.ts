/** Real databases for tests: an empty one of either engine, gone when the test file is done. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFullRun } from '../../tools/testing/is-full-run.ts'
import { emptyPostgres } from '../../tools/testing/postgres-database.ts'
import type { OpenOptions } from '../db/database.ts'
import type { Db } from '../db/index.ts'
import { openDatabase } from '../db/index.ts'
import { closeAtEnd } from './cleanup-registry.ts'

/** For tests of storage, locks, search and lists, where the engines differ. */
export const databases = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databases)[number]

/** For tests of what stands on the stores, such as calls, exports and clean-ups: on PostgreSQL `npm run test:full` alone runs them. */
export const callDatabases: readonly DatabaseKind[] = isFullRun ? databases : ['sqlite']

/** Where an empty database is: what `openDatabase` takes, as often as a test likes. */
export function emptyDatabase(kind: DatabaseKind): Promise<OpenOptions> {
  return newEmptyDatabase(kind, { tables: false })
}

/** Where a database is that nobody has written to. On SQLite the tables are made by whoever opens it: that is quick. */
export async function newEmptyDatabase(
  kind: DatabaseKind,
  { tables }: { readonly tables: boolean },
): Promise<OpenOptions> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-'))
  closeAtEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  return kind === 'postgres' ? { dataDir, url: await emptyPostgres({ tables }) } : { dataDir }
}

/** An open database with all its tables, closed when the test file is done. */
export async function openTestDatabase(
  kind: DatabaseKind,
  options: Pick<OpenOptions, 'onQuery'> = {},
): Promise<Db> {
  const db = await openDatabase({ ...(await newEmptyDatabase(kind, { tables: true })), ...options })
  closeAtEnd(() => db.close())
  await db.migrate()
  return db
}
