/** Whether a command finds the database of a server: opening SQLite in a wrong folder would create an empty one. */
import type { Config } from '../config/config.ts'
import { databaseFile } from '../db/index.ts'
import { StartProblem } from '../platform/start-error.ts'
import { statUnlessMissing } from '../platform/stat-unless-missing.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

const isThere = ({ databaseUrl, dataDir }: Place) =>
  databaseUrl !== undefined || statUnlessMissing(databaseFile(dataDir)) !== undefined

export function requireDatabase(place: Place): void {
  if (isThere(place)) return
  throw new StartProblem(
    `There is no database in ${place.dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  )
}

/**
 * For commands that may fill a new database: a last line for their output, or nothing. Call it before the database is
 * opened. With a wrong DATA_DIR, everything would otherwise seem to be in the site.
 */
export function newDatabaseLine(place: Place): string {
  if (isThere(place)) return ''
  return `\nThere was no database in ${place.dataDir}, so a new one was created. If the server has another one, set DATA_DIR to its folder, or DATABASE_URL.`
}
