/** For commands that need the database of a server: opening SQLite in a wrong folder would create an empty one. */
import { existsSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { databaseFile } from '../db/index.ts'
import { StartProblem } from '../platform/start-error.ts'

export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined || existsSync(databaseFile(dataDir))) return
  throw new StartProblem(
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  )
}
