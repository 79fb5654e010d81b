/** Turns an expected failure of the start into one line that says what to do. */
import type { Config } from './config/config.ts'
import { damageFoundBy } from './db/index.ts'
import { explainUnavailable } from './media/storage/explain-unavailable.ts'
import { mediaStoreOf } from './open-modules.ts'
import { placesOf } from './operations/backups/open-places.ts'
import { isGood, openStoredBackups } from './operations/backups/stored-backups.ts'
import { isOfFullDisk } from './platform/disk-full.ts'
import { StartProblem } from './platform/start-error.ts'
import { Problem } from './problems/problems.ts'

/** Any other problem is returned as it is. */
export async function explainStartFailure(problem: unknown, config: Config): Promise<unknown> {
  const damage = damageFoundBy(problem)
  if (damage !== undefined) return new StartProblem(`${damage} ${await adviceFor(config)}`)
  if (isOfFullDisk(problem) || (problem instanceof Problem && problem.code === 'storage_full'))
    return new StartProblem(
      `The disk of the data folder ${config.dataDir} is full. Free some space, and start the server again.`,
    )
  // The first start stores the images of the demonstration content.
  const reason = explainUnavailable(problem)
  return reason === undefined ? problem : new StartProblem(reason)
}

async function adviceFor(config: Config): Promise<string> {
  const id = await newestGoodBackup(config)
  return id === undefined
    ? 'Restore the newest backup.'
    : `Restore the newest good backup: npm run restore -- ${id}`
}

/** Undefined if there is none, or if their storage cannot be read. */
async function newestGoodBackup(config: Config): Promise<string | undefined> {
  const stored = openStoredBackups(placesOf(config, mediaStoreOf(config)))
  const newestFirst = await stored.list().catch(() => [])
  return newestFirst.find(isGood)?.id
}
