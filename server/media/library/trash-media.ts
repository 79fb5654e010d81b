/** Into the trash, out of it again, and gone for good: the last only where nothing uses it any more. */
import { record } from '../../audit/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Use } from '../../references/index.ts'
import { usesOf } from '../../references/index.ts'
import type { MediaItem } from '../core/media-item.ts'
import { fileKey, sourceKey } from '../core/media-item.ts'
import { deleteItem } from '../core/media-store.ts'
import type { Library, Seen } from '../core/operation-context.ts'
import {
  changeSeen,
  checkVersion,
  deedOf,
  foundItem,
  permit,
  shownOtherwise,
} from '../core/operation-context.ts'

export function trashItem(library: Library, seen: Seen): Promise<MediaItem> {
  permit(seen.actor, 'media.edit')
  return changeSeen(library, seen, 'media.trashed', () => ({ trashedAt: library.clock().toISOString() }))
}

export function restoreItem(library: Library, seen: Seen): Promise<MediaItem> {
  permit(seen.actor, 'media.edit')
  return changeSeen(library, seen, 'media.restored', () => ({ trashedAt: null }))
}

/** What `media_in_use` carries. */
export interface InUse {
  readonly uses: readonly Use[]
}

export async function deleteForGood(library: Library, { actor, id, version }: Seen): Promise<void> {
  permit(actor, 'media.edit')
  const deed = deedOf(library, actor)
  const gone = await library.db.transaction(async (trx) => {
    const item = await foundItem(library, id, trx)
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
