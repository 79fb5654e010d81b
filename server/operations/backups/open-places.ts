/** Where a backup is made from and where it is stored, by the configuration. */
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { openBackupStore } from './backup-store.ts'
import type { BackupPlaces, MediaFiles } from './create-backup.ts'
import type { BackupKey } from './sealed-stream.ts'
import { openBackupKey } from './sealed-stream.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups' | 'backupPassphrase'>

export interface OpenPlaces extends BackupPlaces {
  /** For files that are needed for a moment. */
  readonly workFolder: string
}

/** The key is derived once, when it is first needed. */
export function placesOf(config: BackupConfig, media: MediaFiles): () => Promise<OpenPlaces> {
  const { dataDir, databaseUrl, backups, backupPassphrase } = config
  const workFolder = join(dataDir, 'backup-work')
  const store = openBackupStore(backups ?? join(dataDir, 'backups'), workFolder)
  const database = { dataDir, url: databaseUrl }
  let key: Promise<BackupKey> | undefined
  return async () => {
    if (backupPassphrase !== undefined) key ??= openBackupKey(backupPassphrase)
    await mkdir(workFolder, { recursive: true, mode: 0o700 })
    return { database, media, store, key: await key, version: String(version), workFolder }
  }
}

/** Removes what interrupted work has left behind. */
export async function tidyWorkFolder(workFolder: string, before: Date): Promise<void> {
  for (const name of await readdir(workFolder)) {
    const path = join(workFolder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
