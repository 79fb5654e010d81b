/**
 * Imports media items: first each file is processed and stored, and then its item is written in the
 * transaction of the import. If that is rolled back, the files are removed later.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ExportedFile } from '@cyanotype/content/import-export/index.ts'
import { record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import { agreedType, cleanFolderName, cleanName, signatureBytes } from '../core/file-type.ts'
import type { MediaFolder } from '../core/folder-store.ts'
import { insertFolder, listFolders } from '../core/folder-store.ts'
import type { MediaItem } from '../core/media-item.ts'
import { addressOf, fileKey } from '../core/media-item.ts'
import { findByUpload, findItem, insertItem, sortedBy, updateItem } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'
import { mediaChangedEvent, writeStamp } from '../core/operation-context.ts'
import { cropPicture } from '../library/change-item.ts'
import { maxFolders } from '../library/folders.ts'
import { storeFile } from '../uploads/add-uploads.ts'
import type { Received } from '../uploads/receive-form.ts'

export type FileImportResult = 'created' | 'changed' | 'same'

/** Decides what happens to an item, and writes it. */
export type FinishImport = (trx: Transaction) => Promise<FileImportResult>

export async function importFile(
  library: Library,
  path: string,
  exported: ExportedFile,
): Promise<FinishImport> {
  const hash = await hashOf(path)
  const existing = await existingItem(library, hash, exported)
  // The name of the item may have no extension, because users can change it.
  const file = { ...exported, name: basename(path) }
  const own =
    existing?.source.file === hash
      ? existing
      : await placed({ library, path, hash, id: existing?.id ?? exported.id ?? newId(), file })
  const { name, alts, captions, focal, crop } = exported
  const cut = isDeepStrictEqual(crop, own.crop) ? {} : await cropPicture(library, own, crop)
  const item = { ...own, ...cut, name: cleanName(name), alts, captions, focal }
  return async (trx) => {
    const folder = await folderFor(trx, exported.folders)
    return finishImport(library, trx, existing, { ...item, folder })
  }
}

export interface AddedFile {
  readonly id: string
  /** The path of the file on the site. */
  readonly address: string
  readonly finish: FinishImport
}

/** A file of another system, which has no id here. The same bytes are stored only once, whatever their name. */
export async function addFile(
  library: Library,
  path: string,
  file: Omit<ExportedFile, 'id' | 'crop'>,
): Promise<AddedFile> {
  const hash = await hashOf(path)
  const found = await findByUpload(library.db.kysely, [hash])
  const existing = found.find(({ trashedAt }) => trashedAt === null)
  const id = existing?.id ?? newId()
  const own = existing ?? (await placed({ library, path, hash, id, file: { ...file, id, crop: null } }))
  const { name, alts, captions, focal } = file
  return {
    id,
    address: addressOf(fileKey(own)),
    async finish(trx) {
      if (existing !== undefined) return 'same'
      const folder = await folderFor(trx, file.folders)
      return finishImport(library, trx, existing, {
        ...own,
        name: cleanName(name),
        alts,
        captions,
        focal,
        folder,
      })
    },
  }
}

/** By its id, or without one by its name and content. */
async function existingItem(
  { db }: Library,
  hash: string,
  { id, name }: ExportedFile,
): Promise<MediaItem | undefined> {
  if (id !== undefined) return findItem(db, db.kysely, id)
  return (await findByUpload(db.kysely, [hash])).find((item) => item.name === name)
}

async function placed({
  library,
  path,
  hash,
  id,
  file,
}: {
  library: Library
  path: string
  hash: string
  id: string
  file: ExportedFile
}): Promise<MediaItem> {
  const { name } = file
  const unfinished = await library.store.unfinished(id)
  await copyFile(path, unfinished)
  const type = agreedType(await startOf(path), name, 'application/octet-stream')
  const { size: bytes } = await stat(path)
  const received: Received = { id, path: unfinished, name, type, hash, bytes }
  const { at } = writeStamp(library, null)
  const stamps = { createdAt: at, createdBy: null, changedAt: at, changedBy: null, trashedAt: null }
  const texts = { name, alts: {}, captions: {}, focal: null, folder: null }
  return { id, version: 0, upload: hash, ...(await storeFile(library, received)), ...texts, ...stamps }
}

async function finishImport(
  library: Library,
  trx: Transaction,
  existing: MediaItem | undefined,
  imported: MediaItem,
): Promise<FileImportResult> {
  if (existing !== undefined && isDeepStrictEqual({ ...existing }, { ...imported })) return 'same'
  const stamp = writeStamp(library, null)
  const item = {
    ...imported,
    version: imported.version + 1,
    changedAt: stamp.at,
    changedBy: null,
    trashedAt: null,
  }
  await (existing === undefined ? insertItem(trx, item) : updateItem(trx, item))
  const { id, name } = item
  await record(trx, { ...stamp, action: 'media.imported', type: 'media', id, details: { name } })
  if (existing !== undefined) await library.outbox.append(trx, mediaChangedEvent(id))
  return existing === undefined ? 'created' : 'changed'
}

/** The folder of a path. Missing ones are created. */
async function folderFor(trx: Transaction, names: readonly string[]): Promise<string | null> {
  let parent: string | null = null
  for (const name of names) {
    const there = await listFolders(trx, maxFolders)
    const found = there.find((folder) => folder.parent === parent && sortedBy(folder.name) === sortedBy(name))
    const folder: MediaFolder = found ?? { id: newId(), parent, name: cleanFolderName(name) }
    if (found === undefined) await insertFolder(trx, folder)
    parent = folder.id
  }
  return parent
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
