/** Finds the file for a path. */

import type { MediaItem } from '../core/media-item.ts'
import { addressOf, fileKey, sourceKey } from '../core/media-item.ts'
import { findItem } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'
import type { FileKey } from '../storage/file-store.ts'

export type MediaAddress = Pick<FileKey, 'id'> & Partial<Pick<FileKey, 'hash' | 'extension'>>

export interface StoredItem {
  readonly id: string
  readonly key: FileKey
  readonly kind: MediaItem['kind']
  readonly name: string
  /** Undefined for an uncropped file, which visitors may not see. */
  readonly bytes: number | undefined
  /** The current path of the file of the item. */
  readonly address: string
  readonly isCurrent: boolean
  readonly changedAt: Date
}

/**
 * The path of a replaced file still finds its item, so that it can redirect. An id alone means the current
 * file.
 */
export async function findStored(
  { db }: Library,
  { id, hash, extension }: MediaAddress,
): Promise<StoredItem | undefined> {
  const item = await findItem(db, db.kysely, id)
  if (item === undefined) return undefined
  const key = hash === item.source.file ? sourceKey(item) : fileKey(item)
  const isCurrent = (hash ?? key.hash) === key.hash && (extension ?? item.extension) === item.extension
  const { kind, name, file, bytes, changedAt } = item
  return {
    ...{ id, key, kind, name, isCurrent },
    bytes: key.hash === file ? bytes : undefined,
    address: addressOf(fileKey(item)),
    changedAt: new Date(changedAt),
  }
}
