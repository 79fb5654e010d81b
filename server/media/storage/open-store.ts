import { join } from 'node:path'
import type { S3Location } from '../../config/config-values.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Store } from './s3-store.ts'

/**
 * Opens the store: the data folder, or S3 where it is configured. Uploads are stored on this machine first in
 * both cases.
 */
export function openStore(dataDir: string, s3: S3Location | undefined): FileStore {
  const folder = join(dataDir, 'media')
  return s3 === undefined ? openDiskStore(folder) : openS3Store(s3, folder)
}
