/** How files come into the library: in a form that somebody sends. */
import { newId } from '../db/index.ts'
import { replaceFile } from './change-item.ts'
import { receiveFile, receiveFiles } from './intake/receive.ts'
import type { FormRequest } from './intake/steady.ts'
import type { Hand, Library, Seen } from './library.ts'
import { checkVersion, foundItem, permit } from './library.ts'
import type { MediaItem } from './media-item.ts'
import { limitUploads } from './open-uploads.ts'
import type { Arrival } from './take-in.ts'
import { takeIn } from './take-in.ts'

export interface Arrivals {
  /** The files of a form, all of them or none. */
  upload(request: FormRequest, arrival: Arrival): Promise<readonly MediaItem[]>
  /** The file of a form in the place of another. */
  replace(seen: Seen, request: FormRequest): Promise<MediaItem>
}

export function openArrivals(library: Library): Arrivals {
  const { limits, store } = library
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
  }
}
