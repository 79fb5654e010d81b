/** How files come into the library: in a form that somebody sends. */
import { newId } from '../../db/index.ts'
import type { MediaItem } from '../core/media-item.ts'
import type { Hand, Library, Seen } from '../core/operation-context.ts'
import { checkVersion, foundItem, permit } from '../core/operation-context.ts'
import { replaceFile } from '../library/change-item.ts'
import { openRoom } from '../library/quota.ts'
import type { Arrival } from './add-uploads.ts'
import { takeIn } from './add-uploads.ts'
import type { Received } from './receive-form.ts'
import { limitsFor, onlyOne, receiveFiles } from './receive-form.ts'
import type { FormRequest } from './slow-upload-guard.ts'
import { limitUploads } from './upload-limit.ts'

export interface Arrivals {
  /** The files of a form, all of them or none. */
  upload(request: FormRequest, arrival: Arrival): Promise<readonly MediaItem[]>
  /** The file of a form in the place of another. */
  replace(seen: Seen, request: FormRequest): Promise<MediaItem>
}

export function openArrivals(library: Library): Arrivals {
  const { db, store, clock } = library
  const uploads = limitUploads()
  const room = openRoom(db, clock)

  async function receive(request: FormRequest, nextId: () => string): Promise<readonly Received[]> {
    const settings = await library.settings()
    const left = await room.left(settings, Number(request.headers['content-length'] ?? 0))
    const limits = limitsFor(settings, left)
    const files = await receiveFiles(request, { limits, nextId, unfinished: store.unfinished })
    for (const { bytes } of files) room.take(bytes)
    return files
  }

  const nameOf = (actor: Hand) => actor?.id ?? ''

  return {
    upload(request, arrival) {
      permit(arrival.actor, 'media.edit')
      return uploads.during(nameOf(arrival.actor), async () =>
        takeIn(library, await receive(request, newId), arrival),
      )
    },
    async replace(seen, request) {
      permit(seen.actor, 'media.edit')
      checkVersion(await foundItem(library, seen.id), seen.version)
      return uploads.during(nameOf(seen.actor), async () =>
        replaceFile(library, seen, await onlyOne(await receive(request, () => seen.id))),
      )
    },
  }
}
