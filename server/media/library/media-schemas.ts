/** Schemas of the input and output of media calls. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { mediaId } from '@cyanotype/content/model/schemas.ts'
import { z } from 'zod'
import type { MediaFolder } from '../core/folder-store.ts'
import type { MediaItem, Texts } from '../core/media-item.ts'
import { addressOf } from '../core/media-item.ts'

export const kind = z.enum(['picture', 'drawing', 'video', 'audio', 'document'])
export const texts = z.partialRecord(siteLocale, z.string().max(2_000))
const storedTexts = z.partialRecord(anyLocale, z.string())

export const focal = z
  .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
  .describe(
    'The focal point, which stays visible when the image is cropped to fit: from 0 to 1 in both directions.',
  )

const pixels = z.int().min(0).max(12_000)
export const crop = z
  .strictObject({ left: pixels, top: pixels, width: pixels.min(1), height: pixels.min(1) })
  .describe('The crop in pixels of the whole image.')

const time = z.iso.datetime().describe('UTC, ISO 8601.')
const size = { width: z.int().optional(), height: z.int().optional() }

export const mediaItem = z.object({
  id: mediaId,
  version: z.int().describe('Changes must name it.'),
  kind,
  type: z.string().describe('The media type of the file.'),
  name: z.string(),
  src: z.string(),
  bytes: z.int(),
  ...size,
  alt: z.string().describe('The alt text in the requested language.'),
  caption: z.string(),
  alts: storedTexts,
  captions: storedTexts,
  color: z.string().optional().describe('The main colour as `#rrggbb`.'),
  placeholder: z.string().optional().describe('A placeholder of a few pixels, as a `data:` URL.'),
  focal: focal.nullable(),
  crop: crop.nullable(),
  whole: z.object({ src: z.string(), ...size }).describe('The file before it was cropped. Not for visitors.'),
  folder: z.string().nullable(),
  createdAt: time,
  changedAt: time,
  trashedAt: time.nullable(),
})
export type MediaResponse = z.output<typeof mediaItem>

const duplicate = z.object({ id: mediaId, name: z.string(), trashedAt: time.nullable() })
export const mediaItemWithDuplicates = mediaItem.extend({
  duplicates: z.array(duplicate).describe('Other items with the same content.'),
})

export const mediaFolder = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.string().nullable().describe('Null at the top.'),
}) satisfies z.ZodType<MediaFolder>

export function inLanguage(texts: Texts, language: Locale): string {
  return texts[language] ?? texts[defaultLocale()] ?? ''
}

export function responseFor(item: MediaItem, language: Locale): MediaResponse {
  const { id, version, kind, type, name, bytes, alts, captions, focal, crop, folder, extension } = item
  const { createdAt, changedAt, trashedAt, color, placeholder, source } = item
  return {
    ...{
      id,
      version,
      kind,
      type,
      name,
      bytes,
      alts,
      captions,
      focal,
      crop,
      folder,
      createdAt,
      changedAt,
      trashedAt,
    },
    src: addressOf({ id, hash: item.file, extension }),
    ...sizeOf(item),
    alt: inLanguage(alts, language),
    caption: inLanguage(captions, language),
    ...(color !== null && { color }),
    ...(placeholder !== null && { placeholder }),
    whole: { src: addressOf({ id, hash: source.file, extension }), ...sizeOf(source) },
  }
}

function sizeOf({ width, height }: Pick<MediaItem, 'width' | 'height'>) {
  return width === null || height === null ? {} : { width, height }
}
