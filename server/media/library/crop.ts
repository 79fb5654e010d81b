/** Crops an image. The uncropped file is kept, so a crop can be changed and removed. */
import { buffer } from 'node:stream/consumers'
import { Problem } from '../../problems/problems.ts'
import { refusedValue } from '../core/invalid-value.ts'
import type { Crop, MediaItem } from '../core/media-item.ts'
import { fileKey, sourceKey } from '../core/media-item.ts'
import type { Library } from '../core/operation-context.ts'
import { probe, reencode } from '../processing/images/prepare-image.ts'
import { overwrite, withImageSlot } from '../processing/prepare.ts'
import type { FromFile } from '../uploads/add-uploads.ts'

type FromCrop = Omit<FromFile, 'kind' | 'type' | 'extension' | 'source'>

export async function cropPicture(library: Library, item: MediaItem, crop: Crop | null): Promise<FromCrop> {
  if (!fits(item, crop)) throw refusedValue('crop', 'outside')
  return withImageSlot(() => cropNow(library, item, crop))
}

async function cropNow({ store }: Library, item: MediaItem, crop: Crop | null): Promise<FromCrop> {
  const whole = await store.read(sourceKey(item))
  if (whole === undefined) throw new Problem('not_found')
  const bytes = await buffer(whole)
  if (crop === null) {
    const { color, placeholder } = await probe(bytes)
    const { file, width, height } = item.source
    return { file, bytes: bytes.length, width, height, color, placeholder, crop }
  }
  const cut = await reencode(bytes, item.extension, (picture) => picture.extract({ ...crop }))
  const path = await store.unfinished(item.id)
  const { hash: file, bytes: length } = await overwrite(path, cut)
  await store.put({ ...fileKey(item), hash: file }, path)
  return { file, bytes: length, ...(await probe(cut)), crop }
}

function fits({ kind, source }: MediaItem, crop: Crop | null): boolean {
  if (kind !== 'picture') return false
  if (crop === null) return true
  const { left, top, width, height } = crop
  return left + width <= (source.width ?? 0) && top + height <= (source.height ?? 0)
}
