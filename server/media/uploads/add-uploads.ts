/** Creates items for uploaded files: first every file is stored, then all rows are written at once. */

import { record } from '../../audit/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaItem } from '../core/media-item.ts'
import { fileKey } from '../core/media-item.ts'
import { insertItem } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'
import { checkFolder, writeStamp } from '../core/operation-context.ts'
import { prepare } from '../processing/prepare.ts'
import type { Received } from './receive-form.ts'
import { discard } from './receive-form.ts'

export interface UploadInput {
  readonly actor: Principal
  readonly folder: string | null
  readonly idempotencyClaim?: IdempotencyClaim
}

export async function addUploads(
  library: Library,
  files: readonly Received[],
  input: UploadInput,
): Promise<readonly MediaItem[]> {
  const items: MediaItem[] = []
  try {
    for (const file of files) items.push(newItem(library, input, file, await storeFile(library, file)))
    await insertAll(library, items, input)
  } catch (problem) {
    await discard(files)
    // Only a problem guarantees that nothing was written. In other cases the clean-up job removes files
    // without rows.
    if (problem instanceof Problem) for (const item of items) await library.store.remove(fileKey(item))
    throw problem
  }
  await library.outbox.drain()
  return items
}

function newItem(
  library: Library,
  { actor, folder }: UploadInput,
  { id, name, hash: upload }: Received,
  own: FromFile,
): MediaItem {
  const { at, by } = writeStamp(library, actor)
  const stamps = { createdAt: at, createdBy: by, changedAt: at, changedBy: by, trashedAt: null }
  return { id, version: 1, name, upload, ...own, folder, alts: {}, captions: {}, focal: null, ...stamps }
}

async function insertAll(library: Library, items: readonly MediaItem[], input: UploadInput): Promise<void> {
  const stamp = writeStamp(library, input.actor)
  await library.db.transaction(async (trx) => {
    await checkFolder(library, trx, input.folder)
    const ids = items.map(({ id }) => id).join(' ')
    const contents = items.map(({ name, upload }) => `${upload} ${name}`)
    await input.idempotencyClaim?.(trx, ids, contents)
    for (const item of items) await insertItem(trx, item)
    for (const { id, name, type } of items) {
      await record(trx, { ...stamp, action: 'media.uploaded', type: 'media', id, details: { name, type } })
    }
  })
}

/** The properties of an item that come from its file. */
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

/** Prepares a file and stores it. */
export async function storeFile({ store }: Library, received: Received): Promise<FromFile> {
  const { id, path, type: of } = received
  const { hash: file, width, height, ...rest } = await prepare(received)
  const { kind, type, extension } = of
  await store.put({ id, hash: file, extension, type }, path)
  return { kind, type, extension, file, width, height, ...rest, source: { file, width, height }, crop: null }
}
