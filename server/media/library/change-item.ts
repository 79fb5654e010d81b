/** Changes of an item: its texts, name, folder, crop and file. */

import { buffer } from 'node:stream/consumers'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, may } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { cleanTypedName } from '../core/file-type.ts'
import type { Crop, Focal, MediaItem, Texts } from '../core/media-item.ts'
import { fileKey, focalIn, isVisual, sourceKey } from '../core/media-item.ts'
import type { ItemAtVersion, Library } from '../core/operation-context.ts'
import {
  changeItemAtVersion,
  checkFolder,
  checkVersion,
  mediaValueProblem,
  permit,
  requireItem,
} from '../core/operation-context.ts'
import { probe, reencode } from '../processing/images/prepare-image.ts'
import { overwrite, withImageSlot } from '../processing/prepare.ts'
import type { FromFile } from '../uploads/add-uploads.ts'
import { storeFile } from '../uploads/add-uploads.ts'
import type { Received } from '../uploads/receive-form.ts'
import { discard } from '../uploads/receive-form.ts'

export interface ItemChanges {
  readonly name?: string | undefined
  readonly folder?: string | null | undefined
  readonly alts?: Texts | undefined
  readonly captions?: Texts | undefined
  readonly focal?: Focal | null | undefined
  readonly crop?: Crop | null | undefined
}

/** Translators may edit texts in their locales. Everything else requires an editor. */
export async function changeItem(
  library: Library,
  item: ItemAtVersion,
  changes: ItemChanges,
): Promise<MediaItem> {
  const { name, folder, alts = {}, captions = {}, focal, crop } = changes
  permitTexts(item.actor, [...Object.keys(alts), ...Object.keys(captions)].filter(isLocale))
  if ([name, folder, focal, crop].some((change) => change !== undefined)) permit(item.actor, 'media.edit')

  const before = await requireItem(library, item.id)
  checkVersion(before, item.version)
  const cropped = crop === undefined ? {} : await cropPicture(library, before, crop)
  const after = await changeItemAtVersion(library, item, 'media.changed', async (item, trx) => {
    if (folder !== undefined) await checkFolder(library, trx, folder)
    return {
      ...(name !== undefined && { name: cleanTypedName(name) }),
      ...(folder !== undefined && { folder }),
      ...(crop !== undefined && { focal: focalIn(item, crop) }),
      ...(focal !== undefined && { focal }),
      ...cropped,
      alts: withTexts(item.alts, alts),
      captions: withTexts(item.captions, captions),
    }
  })
  await removeUnused(library, before, after)
  return after
}

/** The id stays the same, so all references stay valid. */
export async function replaceFile(
  library: Library,
  item: ItemAtVersion,
  received: Received,
): Promise<MediaItem> {
  const before = await requireItem(library, item.id)
  try {
    checkVersion(before, item.version)
    if (
      isVisual(received.type) !== isVisual(before) ||
      (!isVisual(before) && received.type.kind !== before.kind)
    ) {
      throw mediaValueProblem('file', 'otherKind')
    }
  } catch (problem) {
    await discard([received])
    throw problem
  }
  const { name, hash: upload } = received
  const own = await storeFile(library, received).catch(async (problem: unknown) => {
    await discard([received])
    throw problem
  })
  const after = await changeItemAtVersion(library, item, 'media.replaced', (item) => ({
    ...{ name, upload, ...own },
    focal: focalIn(item, null), // the crop is removed
  }))
  await removeUnused(library, before, after)
  return after
}

function permitTexts(actor: Principal, locales: readonly Locale[]): void {
  for (const layer of locales) {
    if (actor !== null && !may(actor, 'media.describe', { layer })) throw new Problem('not_allowed')
  }
}

/** An empty text is removed. */
function withTexts(before: Texts, changes: Texts): Texts {
  const texts = Object.entries({ ...before, ...changes })
  return Object.fromEntries(texts.filter(([, text]) => text?.trim()))
}

/** Deletes replaced files. If this is interrupted, the clean-up job finds them. */
async function removeUnused({ store }: Library, before: MediaItem, after: MediaItem): Promise<void> {
  const usedHashes = [after.file, after.source.file]
  const unused = [fileKey(before), sourceKey(before)].filter(({ hash }) => !usedHashes.includes(hash))
  for (const key of unused) await store.remove(key)
}

type FromCrop = Omit<FromFile, 'kind' | 'type' | 'extension' | 'source'>

/** Crops an image. The uncropped file is kept, so a crop can be changed and removed. */
export async function cropPicture(library: Library, item: MediaItem, crop: Crop | null): Promise<FromCrop> {
  if (!fits(item, crop)) throw mediaValueProblem('crop', 'outside')
  return withImageSlot(() => cropNow(library, item, crop))
}

async function cropNow({ store }: Library, item: MediaItem, crop: Crop | null): Promise<FromCrop> {
  const uncropped = await store.read(sourceKey(item))
  if (uncropped === undefined) throw new Problem('not_found')
  const bytes = await buffer(uncropped)
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
