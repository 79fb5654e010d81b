/**
 * Deletes unused files: those of interrupted uploads, and replaced ones. Recent files are kept, because their
 * rows may not be committed yet. It runs on every node and is idempotent.
 */
import { record } from '../../audit/index.ts'
import { day, hour } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { Reference } from '../../references/index.ts'
import { isUsedMedia, usesOf } from '../../references/index.ts'
import type { MediaItem } from '../core/media-item.ts'
import { fileKey, sourceKey } from '../core/media-item.ts'
import { deleteItem, filesOf, trashedBefore } from '../core/media-store.ts'
import type { ItemAtVersion, Library } from '../core/operation-context.ts'
import {
  changeItemAtVersion,
  checkVersion,
  mediaChangedEvent,
  permit,
  requireItem,
  writeStamp,
} from '../core/operation-context.ts'
import type { StoredFile } from '../storage/file-store.ts'

const batchSize = 500

export async function deleteOrphans(library: Library): Promise<void> {
  const now = library.clock().getTime()
  const { trashDays } = await library.settings()
  await emptyTrash(library, new Date(now - trashDays * day).toISOString())
  let batch: StoredFile[] = []
  for await (const file of library.store.list()) {
    if (file.changed.getTime() > now - (file.named === undefined ? hour : day)) continue
    batch.push(file)
    if (batch.length < batchSize) continue
    await removeUnnamed(library, batch)
    batch = []
  }
  await removeUnnamed(library, batch)
}

async function removeUnnamed({ db }: Library, files: readonly StoredFile[]): Promise<void> {
  const ids = [...new Set(files.flatMap(({ named }) => (named === undefined ? [] : [named.id])))]
  const rows = ids.length === 0 ? [] : await filesOf(db.kysely, ids)
  const named = new Set(rows.flatMap(({ id, file, source }) => [`${id} ${file}`, `${id} ${source}`]))
  for (const file of files) {
    if (file.named === undefined || !named.has(`${file.named.id} ${file.named.hash}`)) await file.remove()
  }
}

/** Items that are still in use stay in the trash. */
async function emptyTrash(library: Library, moment: string): Promise<void> {
  let after = ''
  for (;;) {
    const page = await trashedBefore(library.db.kysely, { moment, after, limit: batchSize })
    for (const { id, version } of page) {
      const isUsed = await isUsedMedia(library.db.kysely, id, undefined)
      if (!isUsed) await deleteIfUnchanged(library, { actor: null, id, version })
    }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** Since the page was read, another node may have deleted the item, or a user restored or used it. */
async function deleteIfUnchanged(library: Library, item: ItemAtVersion): Promise<void> {
  try {
    await deletePermanently(library, item)
  } catch (problem) {
    if (!(problem instanceof Problem && changed.has(problem.code))) throw problem
  }
}

const changed = new Set(['not_found', 'stale_version', 'not_in_trash', 'media_in_use'])

// Moving to trash, restoring, and deleting permanently, which requires that nothing uses the item.

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

/** The data of `media_in_use`. */
interface InUse {
  readonly uses: readonly Reference[]
}

export async function deletePermanently(
  library: Library,
  { actor, id, version }: ItemAtVersion,
): Promise<void> {
  permit(actor, 'media.edit')
  const stamp = writeStamp(library, actor)
  const deleted = await library.db.transaction(async (trx) => {
    const item = await requireItem(library, id, trx)
    checkVersion(item, version)
    if (item.trashedAt === null) throw new Problem('not_in_trash')
    // Also by content in a language that the site had, and may have again.
    if (await isUsedMedia(trx, id, undefined)) {
      const { items: uses } = await usesOf(trx, { kind: 'media', id })
      throw new Problem('media_in_use', {}, { data: { uses } satisfies InUse })
    }
    await deleteItem(trx, id)
    await record(trx, { ...stamp, action: 'media.deleted', type: 'media', id, details: { name: item.name } })
    await library.outbox.append(trx, mediaChangedEvent(id))
    return item
  })
  await library.outbox.drain()
  for (const key of [fileKey(deleted), sourceKey(deleted)]) await library.store.remove(key)
}
