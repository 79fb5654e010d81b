/** Into the trash, out of it again, and gone for good: the last only where nothing uses it any more. */
import { record } from '../../audit/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Use } from '../../references/index.ts'
import { usesOf } from '../../references/index.ts'
import type { MediaItem } from '../core/media-item.ts'
import { fileKey, sourceKey } from '../core/media-item.ts'
import { deleteItem } from '../core/media-store.ts'
import type { ItemAtVersion, Library } from '../core/operation-context.ts'
import {
  changeItemAtVersion,
  checkVersion,
  permit,
  requireItem,
  shownOtherwise,
  writeStamp,
} from '../core/operation-context.ts'

export function trashItem(library: Library, item: ItemAtVersion): Promise<MediaItem> {
  permit(item.actor, 'media.edit')
  return changeItemAtVersion(library, item, 'media.trashed', () => ({
    trashedAt: library.clock().toISOString(),
  }))
}

export function restoreItem(library: Library, item: ItemAtVersion): Promise<MediaItem> {
  permit(item.actor, 'media.edit')
  return changeItemAtVersion(library, item, 'media.restored', () => ({ trashedAt: null }))
}

/** What `media_in_use` carries. */
export interface InUse {
  readonly uses: readonly Use[]
}

export async function deleteForGood(library: Library, { actor, id, version }: ItemAtVersion): Promise<void> {
  permit(actor, 'media.edit')
  const deed = writeStamp(library, actor)
  const gone = await library.db.transaction(async (trx) => {
    const item = await requireItem(library, id, trx)
    checkVersion(item, version)
    if (item.trashedAt === null) throw new Problem('not_in_trash')
    const { items: uses } = await usesOf(trx, { kind: 'media', id })
    if (uses.length > 0) throw new Problem('media_in_use', {}, { data: { uses } satisfies InUse })
    await deleteItem(trx, id)
    await record(trx, { ...deed, action: 'media.deleted', type: 'media', id, details: { name: item.name } })
    await library.outbox.append(trx, shownOtherwise(id))
    return item
  })
  await library.outbox.drain()
  for (const key of [fileKey(gone), sourceKey(gone)]) await library.store.remove(key)
}
