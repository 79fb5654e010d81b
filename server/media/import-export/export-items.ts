/** Exports media items: each file with its texts. */
import type { Readable } from 'node:stream'
import type { ExportedFile } from '@cyanotype/content/import-export/index.ts'
import type { Queries } from '../../db/index.ts'
import { listFolders } from '../core/folder-store.ts'
import type { MediaItem } from '../core/media-item.ts'
import { sourceKey } from '../core/media-item.ts'
import { itemsAfter } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'
import { maxFolders } from '../library/folders.ts'

export interface NamedItem {
  readonly id: string
  readonly extension: string
  /** SHA-256 of its bytes. */
  readonly hash: string
  readonly item: ExportedFile
  readonly read: () => Promise<Readable | undefined>
}

const batchSize = 100

/** All items ordered by id, except those in the trash. With `among`, only those of the ids. */
export async function* exportedItems(
  { db: { kysely }, store }: Library,
  among?: readonly string[],
): AsyncGenerator<NamedItem> {
  const pathOf = await folderPaths(kysely)
  for (let after = '', full = true; full; ) {
    const items = await itemsAfter(kysely, { after, among, limit: batchSize })
    for (const item of items) {
      const { id, extension, name, folder, alts, captions, focal, crop, source } = item
      const exported = { id, name, folders: pathOf(folder), alts, captions, focal, crop }
      yield { id, extension, hash: source.file, item: exported, read: () => store.read(sourceKey(item)) }
    }
    after = items.at(-1)?.id ?? ''
    full = items.length === batchSize
  }
}

async function folderPaths(queries: Queries): Promise<(id: MediaItem['folder']) => readonly string[]> {
  const folders = new Map((await listFolders(queries, maxFolders)).map((folder) => [folder.id, folder]))
  return function pathOf(id): readonly string[] {
    const folder = id === null ? undefined : folders.get(id)
    return folder === undefined ? [] : [...pathOf(folder.parent), folder.name]
  }
}
