/** The steps of `npm run backup` and `npm run restore`. */

import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import type { StagedSecrets } from '../../config/site-secret.ts'
import { stageSecretFiles } from '../../config/site-secret.ts'
import type { Db, OpenOptions } from '../../db/index.ts'
import { databaseFile, openDatabase } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { BackupArchive } from './backup-archive.ts'
import { openTarBackup } from './backup-archive.ts'
import { readLease, readSchedule, takeLease, writeState } from './backup-facts.ts'
import { backupIdPattern } from './backup-manifest.ts'
import type { MediaFiles } from './create-backup.ts'
import { nextBackupId } from './create-backup.ts'
import type { BackupConfig } from './open-places.ts'
import { placesOf } from './open-places.ts'
import { proveBackup } from './prove-backup.ts'
import { AfterRestore, prepareRestore } from './restore-backup.ts'
import { holdLease, runFullBackup } from './run-backup.ts'
import type { BackupResponse, StoredBackups } from './stored-backups.ts'
import { openStoredBackups } from './stored-backups.ts'
import type { OnProgress } from './verify-backup.ts'

export interface BackupCommand {
  readonly stored: StoredBackups
  /** A backup in the storage. */
  open(id: string): Promise<BackupArchive>
  /** `secrets`: the secret of the site, followed by the previous one, if they are to be included. */
  create(db: Db, secrets: readonly string[] | undefined, onProgress: OnProgress): Promise<BackupResponse>
  prove(archive: BackupArchive, onProgress: OnProgress): Promise<void>
  /** By the id of a backup in the storage, or by the path of a file. After `AfterRestore`, it is restored. */
  restore(
    name: string,
    withSecret: boolean,
    onProgress: OnProgress,
  ): Promise<{ readonly id: string; readonly rows: number }>
}

export function openBackupCommand(config: BackupConfig, media: MediaFiles): BackupCommand {
  const places = placesOf(config, media)
  const stored = openStoredBackups(places)
  const now = () => new Date()
  const openById = (id: string) => stored.open(id).catch((problem) => explainMissing(id, problem))
  return {
    stored,
    open: openById,
    async create(db, secrets, onProgress) {
      if (secrets !== undefined && config.backupPassphrase === undefined)
        throw new Problem('backup_without_passphrase')
      const id = nextBackupId(now())
      const lease = { node: randomUUID(), action: 'create', id } as const
      await db.transaction((trx) => takeLease(trx, lease, now()))
      await holdLease({ db, now }, lease, async (renew) => {
        const request = { id, kind: 'manual', plan: await readSchedule(db.kysely), secrets } as const
        await runFullBackup({ places: await places(), stored, now }, request, (progress) => {
          renew(progress)
          onProgress(progress)
        })
        await writeState(db.kysely, { proven: { id, at: now().toISOString() }, failure: null })
      })
      const found = await stored.find(id)
      if (found === undefined) throw new Problem('not_found')
      return found
    },
    prove: async (archive, onProgress) => proveBackup(archive, (await places()).workFolder, onProgress),
    async restore(name, withSecret, onProgress) {
      const { key, database } = await places()
      const isStored = backupIdPattern.test(name) && !existsSync(name)
      const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false
      if (isFolder) throw new Error(`${name} is a folder. Give the id of a backup, or a file.`)
      const archive = isStored ? await openById(name) : await openTarBackup(name, key)
      let secrets: StagedSecrets | undefined
      try {
        const { id, tables, secret, previousSecret } = archive.manifest
        if (withSecret && secret === null) throw new Problem('backup_without_secret')
        await refuseDuringOtherWork(database, now())
        if (withSecret && secret !== null)
          secrets = await stageSecretFiles(config.dataDir, secret, previousSecret)
        const request = { at: now(), by: null, onProgress }
        const replace = await prepareRestore(archive, { database, media }, request)
        await replace()
        await secrets?.write().catch(secretFailed)
        return { id, rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0) }
      } finally {
        await secrets?.discard()
        await archive.close()
      }
    },
  }
}

function explainMissing(id: string, problem: unknown): never {
  if (!(problem instanceof Problem) || problem.code !== 'not_found') throw problem
  throw new Error(`There is no backup ${id}. To see all, run: npm run backup -- list`)
}

/** The restore would end in the middle of a backup or of another restore. */
async function refuseDuringOtherWork(database: OpenOptions, at: Date): Promise<void> {
  if (database.url === undefined && !existsSync(databaseFile(database.dataDir))) return
  const db = await openDatabase(database).catch(() => undefined) // a damaged one is replaced
  if (db === undefined) return
  const lease = await readLease(db.kysely, at)
    .catch(() => undefined) // a database without tables
    .finally(() => db.close())
  if (lease !== undefined) throw new Problem('backup_in_progress')
}

function secretFailed(cause: unknown): never {
  const fix = 'Make the file replaceable, and run the command again.'
  throw new AfterRestore('the secret was not', cause, fix)
}
