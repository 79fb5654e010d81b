/** Backs up the database before a migration changes it. Media files are not affected, so they are left out. */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { allMigrations, hasContent } from '../../db/index.ts'
import { StartProblem } from '../../platform/start-error.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaFiles } from './create-backup.ts'
import { createBackup, nextBackupId } from './create-backup.ts'
import type { BackupConfig } from './open-places.ts'
import { placesOf } from './open-places.ts'

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
  try {
    const request = { id, at, kind: 'before-upgrade', withMedia: false } as const
    await createBackup(await placesOf(config, media)(), request)
  } catch (problem) {
    const reason = reasonOf(problem)
    throw new StartProblem(
      `The database could not be backed up before the upgrade (${reason}). Free some space, or check BACKUP_URL.`,
    )
  }
  log.info({ backup: id, migrations }, 'upgrading the database')
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
