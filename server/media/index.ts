/** The library of pictures and other files: what they are, what they show in each language, and where their bytes are. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Picture } from '@cyanotype/content/render.ts'
import type { Db, Outbox } from '../db/index.ts'
import { newId } from '../db/index.ts'
import { isPublicMedia } from '../references/index.ts'
import { inLanguage } from './answers.ts'
import type { Settle } from './bring-in.ts'
import { bringIn } from './bring-in.ts'
import type { ItemChanges } from './change-item.ts'
import { changeItem, replaceFile } from './change-item.ts'
import type { MediaFolder } from './folder-store.ts'
import type { FolderChanges, FolderWish } from './folders.ts'
import { changeFolder, createFolder, foldersOf, removeFolder } from './folders.ts'
import type { Limits } from './intake/receive.ts'
import { discard, receiveFile, receiveFiles, usualLimits } from './intake/receive.ts'
import type { KeptItem, NamedItem } from './kept-items.ts'
import { keptItems } from './kept-items.ts'
import type { Hand, Library, Seen } from './library.ts'
import { checkVersion, foundItem, permit } from './library.ts'
import type { MediaPage, MediaWish } from './list-items.ts'
import { listItems } from './list-items.ts'
import type { MediaItem, Texts } from './media-item.ts'
import { addressOf, fileKey, isSeen } from './media-item.ts'
import { findByUpload, findItem } from './media-store.ts'
import { limitUploads } from './open-uploads.ts'
import type { ByteRange, FileStore } from './storage/file-store.ts'
import type { StoredItem } from './stored-item.ts'
import { findStored } from './stored-item.ts'
import { sweep } from './sweep.ts'
import type { Arrival } from './take-in.ts'
import { asReceived, takeIn } from './take-in.ts'
import { deleteForGood, restoreItem, trashItem } from './throw-away.ts'

/** `actor` is whoever does it; null is the house itself. All of them throw `Problem`. */
export interface Media {
  /** For a page: a picture or a drawing as it is shown in a language. */
  picture(id: string, locale: Locale): Promise<Picture | undefined>
  list(wish: MediaWish): Promise<MediaPage>
  read(id: string): Promise<MediaItem>
  /** Other items that were made of the same bytes, the oldest first. */
  duplicatesOf(items: readonly MediaItem[]): Promise<readonly MediaItem[]>
  /** The files of a form, all of them or none. */
  upload(request: IncomingMessage, arrival: Arrival): Promise<readonly MediaItem[]>
  /** A picture that is here already. The same picture under the same name is taken in once. */
  importPicture(bytes: Buffer, about: AboutPicture): Promise<string>
  change(seen: Seen, changes: ItemChanges): Promise<MediaItem>
  replace(seen: Seen, request: IncomingMessage): Promise<MediaItem>
  trash(seen: Seen): Promise<MediaItem>
  restore(seen: Seen): Promise<MediaItem>
  deleteForGood(seen: Seen): Promise<void>
  folders(): Promise<readonly MediaFolder[]>
  createFolder(actor: Hand, wish: FolderWish): Promise<MediaFolder>
  changeFolder(actor: Hand, id: string, changes: FolderChanges): Promise<MediaFolder>
  removeFolder(actor: Hand, id: string): Promise<void>
  /** Everything, for keeping it outside. */
  kept(): AsyncGenerator<NamedItem>
  /** Puts a file that was kept outside where it stays; what it answers writes the rest, within a transaction. */
  bringIn(path: string, kept: KeptItem): Promise<Settle>
  /** What an address means, for serving it. */
  stored(id: string, hash: string, extension: string): Promise<StoredItem | undefined>
  /** Whether something that is public shows it. */
  isPublic(id: string): Promise<boolean>
  bytes(item: StoredItem, range?: ByteRange): Promise<Readable | undefined>
  /** Removes files that nothing names, and what was long enough in the trash. */
  sweep(): Promise<void>
}

export interface AboutPicture {
  readonly name: string
  readonly alts: Texts
  readonly captions: Texts
}

export interface MediaOptions {
  readonly db: Db
  readonly outbox: Outbox
  readonly store: FileStore
  readonly limits?: Limits
  readonly clock?: () => Date
}

export function openMedia({
  clock = () => new Date(),
  limits = usualLimits,
  ...options
}: MediaOptions): Media {
  const library: Library = { ...options, clock, limits }
  const { db, store } = library
  const uploads = limitUploads()
  const intake = (nextId: () => string) => ({ limits, nextId, unfinished: store.unfinished })
  const nameOf = (actor: Hand) => actor?.id ?? ''

  return {
    async picture(id, locale) {
      const item = await findItem(db, db.kysely, id)
      return item && isSeen(item) ? pictureOf(item, locale) : undefined
    },
    list: (wish) => listItems(library, wish),
    read: (id) => foundItem(library, id),
    async duplicatesOf(items) {
      const known = new Set(items.map(({ id }) => id))
      const same = await findByUpload(
        db.kysely,
        items.map(({ upload }) => upload),
      )
      return same.filter(({ id }) => !known.has(id))
    },
    upload(request, arrival) {
      permit(arrival.actor, 'media.edit')
      return uploads.during(nameOf(arrival.actor), async () =>
        takeIn(library, await receiveFiles(request, intake(newId)), arrival),
      )
    },
    async importPicture(bytes, { name, alts, captions }) {
      const file = await asReceived(library, bytes, name, 'application/octet-stream')
      const made = (await findByUpload(db.kysely, [file.hash])).find((item) => item.name === name)
      if (made === undefined) {
        const [item] = await takeIn(library, [file], { actor: null, folder: null, alts, captions })
        return item?.id ?? file.id
      }
      await discard([file])
      return made.id
    },
    change: (seen, changes) => changeItem(library, seen, changes),
    async replace(seen, request) {
      permit(seen.actor, 'media.edit')
      checkVersion(await foundItem(library, seen.id), seen.version)
      return uploads.during(nameOf(seen.actor), async () => {
        const received = await receiveFile(
          request,
          intake(() => seen.id),
        )
        return replaceFile(library, seen, received)
      })
    },
    trash: (seen) => trashItem(library, seen),
    restore: (seen) => restoreItem(library, seen),
    deleteForGood: (seen) => deleteForGood(library, seen),
    folders: () => foldersOf(library),
    createFolder: (actor, wish) => createFolder(library, actor, wish),
    changeFolder: (actor, id, changes) => changeFolder(library, actor, id, changes),
    removeFolder: (actor, id) => removeFolder(library, actor, id),
    kept: () => keptItems(library),
    bringIn: (path, kept) => bringIn(library, path, kept),
    stored: (id, hash, extension) => findStored(library, { id, hash, extension }),
    isPublic: (id) => isPublicMedia(db.kysely, id),
    bytes: ({ key }, range) => store.read(key, range),
    sweep: () => sweep(library),
  }
}

function pictureOf(item: MediaItem, locale: Locale): Picture {
  const { alts, captions, width, height } = item
  return {
    src: addressOf(fileKey(item)),
    // A drawing may say no size: browsers take it for this large then.
    width: width ?? 300,
    height: height ?? 150,
    alt: inLanguage(alts, locale),
    caption: inLanguage(captions, locale),
  }
}

export type { Settle } from './bring-in.ts'
export type { KeptItem } from './kept-items.ts'
export type { MediaItem, Texts } from './media-item.ts'
export { openStore } from './storage/open-store.ts'
export type { StoredItem } from './stored-item.ts'
export { keepTidy } from './tidy.ts'
