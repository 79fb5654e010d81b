/** Checks backups: whether their storage can be written, and whether the newest checked backup is recent. */
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import { openStore } from '../../media/index.ts'
import { readSchedule, readState } from '../../operations/backups/backup-facts.ts'
import type { BackupStore } from '../../operations/backups/backup-store.ts'
import { isFromFuture, isOverdue } from '../../operations/backups/due-time.ts'
import { placesOf } from '../../operations/backups/open-places.ts'
import type { BackupResponse } from '../../operations/backups/stored-backups.ts'
import { isGood, openStoredBackups } from '../../operations/backups/stored-backups.ts'
import type { Finding } from './finding.ts'
import { counted, findingsOf, reasonOf } from './finding.ts'

export async function checkBackups(db: Db, config: Config): Promise<readonly Finding[]> {
  const { ok, problem } = findingsOf('Backup storage')
  const places = placesOf(config, openStore(config.dataDir, config.media))
  const name = placeOf(config)
  try {
    await writeAndRead((await places()).store)
  } catch (error) {
    const fix =
      typeof config.backups === 'object'
        ? 'Check BACKUP_URL, the access key, and that the key may read, write, list and delete.'
        : 'Check BACKUP_URL. The user of the service needs write access to the folder, and free space.'
    return [problem(`${name} cannot be used: ${reasonOf(error)}`, fix)]
  }
  const items = await openStoredBackups(places).list()
  const now = new Date()
  const past = items.filter((item) => !isFromFuture(item, now))
  const future = items.filter((item) => isFromFuture(item, now))
  return [ok(`${name} can be written and read.`), await checkAge(db, past), ...checkFuture(future)]
}

/** The schedule does not count them. */
function checkFuture(items: readonly BackupResponse[]): readonly Finding[] {
  if (items.length === 0) return []
  const found = `These backups are from the future: ${items.map(({ id }) => id).join(', ')}.`
  const fix = 'The clock was wrong when they were made. If it is right now, nothing else is needed.'
  return [findingsOf('Backups').warning(found, fix)]
}

function placeOf({ backups }: Config): string {
  if (backups === undefined) return 'The folder backups in DATA_DIR'
  return typeof backups === 'string' ? `The folder ${backups}` : `The bucket ${backups.base}`
}

async function writeAndRead(store: BackupStore): Promise<void> {
  const [name, content] = [`doctor-${randomUUID()}`, randomUUID()]
  await store.write(name, Readable.from([Buffer.from(content)]))
  const hash = createHash('sha256')
  const stored = await store.read(name)
  if (stored !== undefined) await pipeline(stored, hash)
  await store.remove(name)
  if (hash.digest('hex') !== createHash('sha256').update(content).digest('hex'))
    throw new Error('what was written is not what is read')
}

async function checkAge(db: Db, items: readonly BackupResponse[]): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('Backups')
  const schedule = await readSchedule(db.kysely)
  const { failure } = await readState(db.kysely)
  const newest = items.find(isGood)
  const locked = items.filter(({ state }) => state === 'locked').length
  if (newest === undefined && locked > 0)
    return problem(
      `${counted(locked, 'backup has', 'backups have')} another passphrase, and cannot be read.`,
      'Set BACKUP_PASSPHRASE to the one of the newest backup.',
    )
  if (failure !== null)
    return problem(
      `The last attempt failed at ${failure.at} (${failure.code}).`,
      'Look at Settings, Backups in the admin for the reason. Then run: npm run backup',
    )
  if (newest === undefined)
    return warning('There is no checked backup.', 'Run: npm run backup. The schedule makes the next ones.')
  const found = `The newest checked backup is ${newest.id}.`
  if (!schedule.enabled)
    return warning(`${found} No others follow.`, 'Turn on the schedule in Settings, Backups.')
  if (!isOverdue(newest.at, schedule, new Date())) return ok(found)
  return problem(
    `${found} The schedule should have made a newer one.`,
    'Run: npm run backup. If the server runs, look at its log.',
  )
}
