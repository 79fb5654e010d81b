/** How files come into the library: in a form that somebody sends, or from beside the program. */
import type { IncomingMessage } from 'node:http'
import { newId } from '../db/index.ts'
import { replaceFile } from './change-item.ts'
import { discard, receiveFile, receiveFiles } from './intake/receive.ts'
import type { Hand, Library, Seen } from './library.ts'
import { checkVersion, foundItem, permit } from './library.ts'
import type { MediaItem, Texts } from './media-item.ts'
import { findByUpload } from './media-store.ts'
import { limitUploads } from './open-uploads.ts'
import type { Arrival } from './take-in.ts'
import { asReceived, takeIn } from './take-in.ts'

export interface Arrivals {
  /** The files of a form, all of them or none. */
  upload(request: IncomingMessage, arrival: Arrival): Promise<readonly MediaItem[]>
  /** The file of a form in the place of another. */
  replace(seen: Seen, request: IncomingMessage): Promise<MediaItem>
  /** A picture that is here already. The same picture under the same name is taken in once. */
  importPicture(bytes: Buffer, about: AboutPicture): Promise<string>
}

export interface AboutPicture {
  readonly name: string
  readonly alts: Texts
  readonly captions: Texts
}

export function openArrivals(library: Library): Arrivals {
  const { db, limits, store } = library
  const uploads = limitUploads()
  const intake = (nextId: () => string) => ({ limits, nextId, unfinished: store.unfinished })
  const nameOf = (actor: Hand) => actor?.id ?? ''

  return {
    upload(request, arrival) {
      permit(arrival.actor, 'media.edit')
      return uploads.during(nameOf(arrival.actor), async () =>
        takeIn(library, await receiveFiles(request, intake(newId)), arrival),
      )
    },
    async replace(seen, request) {
      permit(seen.actor, 'media.edit')
      checkVersion(await foundItem(library, seen.id), seen.version)
      const same = intake(() => seen.id)
      return uploads.during(nameOf(seen.actor), async () =>
        replaceFile(library, seen, await receiveFile(request, same)),
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
  }
}
