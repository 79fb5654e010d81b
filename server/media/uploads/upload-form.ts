/** Uploads files to the media library from a form. */

import { newId } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaItem } from '../core/media-item.ts'
import type { ItemAtVersion, Library } from '../core/operation-context.ts'
import { checkVersion, permit, requireItem } from '../core/operation-context.ts'
import { replaceFile } from '../library/change-item.ts'
import { openQuota } from '../library/quota.ts'
import type { UploadInput } from './add-uploads.ts'
import { addUploads } from './add-uploads.ts'
import type { FormRequest, Received } from './receive-form.ts'
import { limitsFor, onlyOne, receiveFiles } from './receive-form.ts'

export interface Uploads {
  /** Adds all files of a form, or none. */
  upload(request: FormRequest, input: UploadInput): Promise<readonly MediaItem[]>
  /** Replaces the file of an item by that of a form. */
  replace(item: ItemAtVersion, request: FormRequest): Promise<MediaItem>
}

export function openUploads(library: Library): Uploads {
  const { db, store, clock } = library
  const uploads = limitUploads()
  const quota = openQuota(db, clock)

  async function receive(request: FormRequest, nextId: () => string): Promise<readonly Received[]> {
    const settings = await library.settings()
    const left = await quota.remaining(settings, Number(request.headers['content-length'] ?? 0))
    const limits = limitsFor(settings, left)
    const files = await receiveFiles(request, { limits, nextId, unfinished: store.unfinished })
    for (const { bytes } of files) quota.reserve(bytes)
    return files
  }

  const nameOf = (actor: Principal) => actor?.id ?? ''

  return {
    upload(request, input) {
      permit(input.actor, 'media.edit')
      return uploads.during(nameOf(input.actor), async () =>
        addUploads(library, await receive(request, newId), input),
      )
    },
    async replace(item, request) {
      permit(item.actor, 'media.edit')
      checkVersion(await requireItem(library, item.id), item.version)
      return uploads.during(nameOf(item.actor), async () =>
        replaceFile(library, item, await onlyOne(await receive(request, () => item.id))),
      )
    },
  }
}

interface OpenUploads {
  during<T>(user: string, work: () => Promise<T>): Promise<T>
}

/** Limits parallel uploads of one user. More are rejected with a retry. */
function limitUploads(max = 4): OpenUploads {
  const open = new Map<string, number>()
  return {
    async during(user, work) {
      const count = open.get(user) ?? 0
      if (count >= max) {
        throw new Problem(
          'too_many_uploads',
          { limit: max },
          { headers: { 'retry-after': '5', connection: 'close' } },
        )
      }
      open.set(user, count + 1)
      try {
        return await work()
      } finally {
        const left = (open.get(user) ?? 1) - 1
        if (left === 0) open.delete(user)
        else open.set(user, left)
      }
    },
  }
}
