/**
 * Opens the database for a command that changes it. Only the start of the server upgrades a database with content,
 * because it makes a backup first.
 */
import type { Config } from '../config/config.ts'
import type { Db } from '../db/index.ts'
import { allMigrations, hasContent, openDatabase } from '../db/index.ts'
import { StartProblem } from '../platform/start-error.ts'

type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Creates the tables of an empty database. Changes nothing in a database of an earlier version. */
export async function openForCommand({ databaseUrl: url, dataDir }: DatabasePlace): Promise<Db> {
  const db = await openDatabase({ url, dataDir })
  try {
    const pending = await db.pendingMigrations()
    if (pending > 0 && pending < allMigrations.length && (await hasContent(db.kysely))) {
      throw new StartProblem(
        'The database is from an earlier version. Start the server first: it makes a backup and upgrades the database.',
      )
    }
    await db.migrate()
    return db
  } catch (problem) {
    await db.close()
    throw problem
  }
}
