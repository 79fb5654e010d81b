/** Backs up the database before a migration changes it. Media files are not affected, so they are left out. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { allMigrations, hasContent } from '../../db/index.ts'
import { StartProblem } from '../../platform/start-error.ts'
import { Problem } from '../../problems/problems.ts'
import type { Manifest } from './backup-manifest.ts'
import type { MediaFiles } from './create-backup.ts'
import { createBackup, nextBackupId } from './create-backup.ts'
import type { BackupConfig } from './open-places.ts'
import { placesOf } from './open-places.ts'
import type { StoredBackups } from './stored-backups.ts'
import { openStoredBackups } from './stored-backups.ts'

/** A backup of a large database takes minutes, so the log says when it starts. */
export async function backUpBeforeUpgrade(
  config: BackupConfig,
  db: Db,
  media: MediaFiles,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const applied = await appliedMigrations(db)
  const migrations = allMigrations.length - applied
  if (applied === 0 || migrations <= 0 || !(await hasContent(db.kysely))) return
  log.info('backing up the database before the upgrade')
  const at = new Date()
  const id = nextBackupId(at)
  const places = placesOf(config, media)
  try {
    const request = { id, at, kind: 'before-upgrade', withMedia: false } as const
    const manifest = await createBackup(await places(), request)
    if (manifest !== undefined) await removeEqual(openStoredBackups(places), manifest)
  } catch (problem) {
    const reason = reasonOf(problem)
    throw new StartProblem(
      `The database could not be backed up before the upgrade (${reason}). Free some space, or check BACKUP_URL.`,
    )
  }
  log.info({ backup: id, migrations }, 'upgrading the database')
}

/** While a migration fails, systemd starts the server again and again. The same backups would fill the disk. */
async function removeEqual(stored: StoredBackups, { id, tables }: Manifest): Promise<void> {
  for (const backup of await stored.list()) {
    if (backup.id === id || backup.kind !== 'before-upgrade' || backup.state !== 'complete') continue
    const { manifest } = await stored.open(backup.id)
    if (isDeepStrictEqual({ ...manifest.tables }, { ...tables })) await stored.remove(backup.id)
  }
}

/** A problem with the storage names the reason, such as `EACCES` or the status of S3. */
function reasonOf(problem: unknown): string {
  if (problem instanceof Problem && problem.values.reason !== undefined) return String(problem.values.reason)
  return problem instanceof Error ? problem.message : String(problem)
}

/** 0 for a database without tables. */
async function appliedMigrations({ kysely }: Db): Promise<number> {
  try {
    const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(kysely)
    return Number(rows[0]?.count)
  } catch {
    return 0
  }
}
