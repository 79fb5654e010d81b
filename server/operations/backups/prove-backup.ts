/** Proves a backup: restores its tables into a file aside, compares them, and verifies all media files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openTableLoader } from '../../db/index.ts'
import type { BackupArchive } from './backup-archive.ts'
import { damaged } from './backup-manifest.ts'
import { loadTables } from './restore-backup.ts'
import type { OnProgress } from './verify-backup.ts'
import { verifyBackup } from './verify-backup.ts'

/** Throws the reason if it cannot be restored. */
export async function proveBackup(
  archive: BackupArchive,
  workFolder: string,
  onProgress?: OnProgress,
): Promise<void> {
  await verifyBackup(archive, onProgress)
  const dataDir = await mkdtemp(join(workFolder, 'proof-'))
  try {
    const loader = await openTableLoader({ dataDir }, new Date(0))
    try {
      const files = await loadTables(archive, loader, onProgress)
      const hashes = new Set(archive.manifest.media?.map(([hash]) => hash))
      const isComplete = [...files.values()].every(({ hash }) => hashes.has(hash))
      await loader.finish()
      if (archive.manifest.media !== null && !isComplete) throw damaged('media')
    } finally {
      await loader.abandon()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
