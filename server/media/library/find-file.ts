/** A file of the library as an address names it. */

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
  /** Undefined for a whole picture of which a crop is shown: that is not for visitors. */
  readonly bytes: number | undefined
  /** Where the item's file is now. */
  readonly address: string
  readonly isCurrent: boolean
  readonly changedAt: Date
}

/**
 * An address of an item whose file has changed since means the item still: whoever kept it is led on. An id alone means the
 * file that it has now.
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
