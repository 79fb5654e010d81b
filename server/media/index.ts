/** Media library: items, their texts in each locale, and their files. */

import type { Readable } from 'node:stream'
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { ExportedFile } from '@cyanotype/content/import-export/index.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Db, Outbox, Queries, Transaction } from '../db/index.ts'
import type { Principal } from '../http/calls/principal.ts'
import { isPublicMedia, isUsedMedia } from '../references/index.ts'
import type { MediaFolder } from './core/folder-store.ts'
import type { MediaItem } from './core/media-item.ts'
import { isVisual } from './core/media-item.ts'
import type { MediaSettings } from './core/media-settings.ts'
import { defaultSettings } from './core/media-settings.ts'
import { findByUpload, findItem } from './core/media-store.ts'
import type { ItemAtVersion, Library } from './core/operation-context.ts'
import { requireItem } from './core/operation-context.ts'
import { withoutStoring } from './import-export/dry-run.ts'
import type { NamedItem } from './import-export/export-items.ts'
import { exportedItems } from './import-export/export-items.ts'
import type { AddedFile, FinishImport } from './import-export/import-items.ts'
import { addFile, importFile } from './import-export/import-items.ts'
import type { MediaAddress, StoredItem } from './library/access.ts'
import { findStored, pictureOf } from './library/access.ts'
import type { ItemChanges } from './library/change-item.ts'
import { changeItem } from './library/change-item.ts'
import { deleteOrphans, deletePermanently, restoreItem, trashItem } from './library/delete-orphans.ts'
import type { FolderChanges, FolderInput } from './library/folders.ts'
import { changeFolder, createFolder, foldersOf, removeFolder } from './library/folders.ts'
import { indexLanguages } from './library/index-languages.ts'
import type { MediaPage, MediaQuery } from './library/list-items.ts'
import { listItems } from './library/list-items.ts'
import { restoreTrashed, trashUnused } from './library/trash-many.ts'
import type { ByteRange, FileStore } from './storage/file-store.ts'
import type { Uploads } from './uploads/upload-form.ts'
import { openUploads } from './uploads/upload-form.ts'

/** `actor` is the user, or null for the system. All methods throw `Problem`. */
export interface Media extends Uploads {
  /** An image for a page in a locale. */
  picture(id: string, locale: Locale, queries?: Queries): Promise<Picture | undefined>
  list(query: MediaQuery): Promise<MediaPage>
  read(id: string): Promise<MediaItem>
  /** Other items with the same uploaded bytes, oldest first. */
  duplicatesOf(items: readonly MediaItem[]): Promise<readonly MediaItem[]>
  change(item: ItemAtVersion, changes: ItemChanges): Promise<MediaItem>
  trash(item: ItemAtVersion): Promise<MediaItem>
  restore(item: ItemAtVersion): Promise<MediaItem>
  deletePermanently(item: ItemAtVersion): Promise<void>
  folders(): Promise<readonly MediaFolder[]>
  createFolder(actor: Principal, input: FolderInput): Promise<MediaFolder>
  changeFolder(actor: Principal, id: string, changes: FolderChanges): Promise<MediaFolder>
  removeFolder(actor: Principal, id: string): Promise<void>
  /** All items, for an export. With ids, only those. */
  exportItems(ids?: readonly string[]): AsyncGenerator<NamedItem>
  /**
   * Moves those of the items to the trash that nothing uses, in the transaction of the caller, who drains the
   * outbox. Returns their ids.
   */
  trashUnused(trx: Transaction, actor: Principal, ids: readonly string[]): Promise<readonly string[]>
  /** Restores those of the items that are in the trash, in the transaction of the caller. Returns their ids. */
  restoreTrashed(trx: Transaction, actor: Principal, ids: readonly string[]): Promise<readonly string[]>
  /** Stores an exported file, unless it is a dry run. The returned function writes the item in a transaction. */
  importFile(path: string, exported: ExportedFile, isDryRun?: boolean): Promise<FinishImport>
  /** Stores a file of another system, unless the library has it. `finish` writes the item in a transaction. */
  addFile(path: string, file: Omit<ExportedFile, 'id' | 'crop'>): Promise<AddedFile>
  /** Finds the file of a path. An id alone means the current file of the item. */
  stored(address: MediaAddress, forVisitor: boolean): Promise<StoredItem | undefined>
  /** Whether public content uses it. */
  isPublic(id: string, forVisitor: boolean): Promise<boolean>
  /** Whether a document uses it, public or not. Without a document, whether any does. */
  isUsed(id: string, document: string | undefined): Promise<boolean>
  bytes(item: StoredItem, range?: ByteRange): Promise<Readable | undefined>
  /** Deletes files without an item, and items whose time in the trash is over. */
  deleteOrphans(): Promise<void>
  /** Called when the languages of the site may have changed. */
  indexLanguages(signal?: AbortSignal): Promise<void>
}

export interface MediaOptions {
  readonly db: Db
  readonly outbox: Outbox
  readonly store: FileStore
  /** Reads the current settings of the site. */
  readonly settings?: () => Promise<MediaSettings>
  /** The origin of a CDN that resizes images, if this server does not. */
  readonly imageCdn?: string | undefined
  readonly clock?: () => Date
}

export function openMedia({
  clock = () => new Date(),
  settings = async () => defaultSettings,
  ...options
}: MediaOptions): Media {
  const library: Library = { ...options, clock, settings }
  return { ...openUploads(library), ...openReads(library), ...openWrites(library) }
}

/** Operations that only read. */
function openReads(library: Library): Pick<Media, Looking> {
  const { db, store } = library
  return {
    async picture(id, locale, queries = db.kysely) {
      const item = await findItem(db, queries, id)
      return item && isVisual(item) ? pictureOf(item, locale, library.imageCdn) : undefined
    },
    list: (query) => listItems(library, query),
    read: (id) => requireItem(library, id),
    async duplicatesOf(items) {
      const ids = new Set(items.map(({ id }) => id))
      const uploads = items.map(({ upload }) => upload)
      return (await findByUpload(db.kysely, uploads)).filter(({ id }) => !ids.has(id))
    },
    folders: () => foldersOf(library),
    exportItems: (ids) => exportedItems(library, ids),
    stored: (address, forVisitor) => findStored(db, forVisitor ? db.visitors : db.kysely, address),
    isPublic: (id, forVisitor) => isPublicMedia(forVisitor ? db.visitors : db.kysely, id),
    isUsed: (id, document) => isUsedMedia(db.kysely, id, document),
    bytes: ({ key }, range) => store.read(key, range),
  }
}

type Looking =
  | 'picture'
  | 'list'
  | 'read'
  | 'duplicatesOf'
  | 'folders'
  | 'exportItems'
  | 'stored'
  | 'isPublic'
  | 'isUsed'
  | 'bytes'

/** Operations that write. */
function openWrites(library: Library): Omit<Media, Looking | keyof Uploads> {
  return {
    change: (item, changes) => changeItem(library, item, changes),
    trash: (item) => trashItem(library, item),
    restore: (item) => restoreItem(library, item),
    trashUnused: (trx, actor, ids) => trashUnused(library, trx, actor, ids),
    restoreTrashed: (trx, actor, ids) => restoreTrashed(library, trx, actor, ids),
    deletePermanently: (item) => deletePermanently(library, item),
    createFolder: (actor, input) => createFolder(library, actor, input),
    changeFolder: (actor, id, changes) => changeFolder(library, actor, id, changes),
    removeFolder: (actor, id) => removeFolder(library, actor, id),
    importFile(path, exported, isDryRun = false) {
      const importInto = (library: Library) => importFile(library, path, exported)
      return isDryRun ? withoutStoring(library, importInto) : importInto(library)
    },
    addFile: (path, file) => addFile(library, path, file),
    deleteOrphans: () => deleteOrphans(library),
    indexLanguages: (signal) => indexLanguages(library, signal),
  }
}

export { kindOfPicture } from './core/file-type.ts'
export type { MediaItem } from './core/media-item.ts'
export { mediaSettings } from './core/media-settings.ts'
export type { NamedItem } from './import-export/export-items.ts'
export type { AddedFile, FinishImport } from './import-export/import-items.ts'
export type { MediaSource, StoredItem } from './library/access.ts'
export { accessTo } from './library/access.ts'
export { withImageSlot } from './processing/prepare.ts'
export { cleanDrawing } from './processing/svg/sanitize-svg.ts'
export { openStore } from './storage/open-store.ts'
export { receiveFile } from './uploads/receive-file.ts'
export type { FormRequest } from './uploads/receive-form.ts'
