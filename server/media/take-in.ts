/** From files that arrived to items of the library: first every file is in its place, then all rows at once. */

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { record } from '../audit/index.ts'
import type { Transaction } from '../db/index.ts'
import { newId } from '../db/index.ts'
import { agreedType, tellingBytes } from './intake/file-type.ts'
import type { Received } from './intake/receive.ts'
import { discard } from './intake/receive.ts'
import type { Hand, Library } from './library.ts'
import { checkFolder, deedOf } from './library.ts'
import type { MediaItem, Texts } from './media-item.ts'
import { insertItem } from './media-store.ts'
import { prepare } from './processing/prepare.ts'

export interface Arrival {
  readonly actor: Hand
  readonly folder: string | null
  readonly alts?: Texts
  readonly captions?: Texts
  /** Notes in the same transaction what was made of a request, so that the same request makes nothing twice. */
  readonly claim?: ((trx: Transaction, ids: string) => Promise<void>) | undefined
}

export async function takeIn(
  library: Library,
  files: readonly Received[],
  { actor, folder, alts = {}, captions = {}, claim }: Arrival,
): Promise<readonly MediaItem[]> {
  const deed = deedOf(library, actor)
  const items: MediaItem[] = []
  try {
    for (const file of files) {
      const { id, name, hash: upload } = file
      const stamp = { createdAt: deed.at, createdBy: deed.by, changedAt: deed.at, changedBy: deed.by }
      const about = { version: 1, folder, alts, captions, focal: null, trashedAt: null, ...stamp }
      items.push({ id, name, upload, ...(await place(library, file)), ...about })
    }
  } catch (problem) {
    await discard(files)
    throw problem
  }
  // What fails from here on may yet have been written: files that no row names are swept up later.
  await library.db.transaction(async (trx) => {
    await checkFolder(library, trx, folder)
    await claim?.(trx, items.map(({ id }) => id).join(' '))
    for (const item of items) await insertItem(trx, item)
    for (const { id, name, type } of items) {
      await record(trx, { ...deed, action: 'media.uploaded', type: 'media', id, details: { name, type } })
    }
  })
  await library.outbox.drain()
  return items
}

/** What an item has of its file. */
export type FromFile = Pick<
  MediaItem,
  | 'kind'
  | 'type'
  | 'extension'
  | 'file'
  | 'bytes'
  | 'width'
  | 'height'
  | 'source'
  | 'crop'
  | 'color'
  | 'placeholder'
>

/** Makes a file fit to be served and puts it where it stays. */
export async function place({ store }: Library, received: Received): Promise<FromFile> {
  const { id, path, type: of } = received
  const { hash: file, width, height, ...rest } = await prepare(received)
  const { kind, type, extension } = of
  await store.keep({ id, hash: file, extension, type }, path)
  return { kind, type, extension, file, width, height, ...rest, source: { file, width, height }, crop: null }
}

/** Bytes that are here already, as if they had arrived. */
export async function asReceived(
  { store }: Library,
  bytes: Buffer,
  name: string,
  declared: string,
): Promise<Received> {
  const id = newId()
  const type = agreedType(bytes.subarray(0, tellingBytes), name, declared)
  const path = await store.unfinished(id)
  await writeFile(path, bytes)
  return { id, path, name, type, hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
}
