/** Adds a media item with its texts, for tests of other subjects. */
import { Readable } from 'node:stream'
import type { Media } from '../index.ts'
import type { ItemChanges } from '../library/change-item.ts'
import { formHeaders, formOf } from './form.ts'

interface About extends Pick<ItemChanges, 'alts' | 'captions'> {
  readonly name: string
}

/** Its version is 1, or 2 if it has texts. */
export async function putIn(media: Media, bytes: Buffer, { name, ...texts }: About): Promise<string> {
  const form = formOf({ name, type: 'application/octet-stream', bytes })
  const request = Object.assign(Readable.from([form]), { headers: formHeaders })
  const [item] = await media.upload(request, { actor: null, folder: null })
  if (item === undefined) throw new Error(`${name} did not arrive`)
  if (Object.keys(texts).length > 0) await media.change({ actor: null, id: item.id, version: 1 }, texts)
  return item.id
}
