/** The library of pictures: bytes under their hash, and what they show in each language. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Picture } from '@cyanotype/content/render.ts'
import type { Db } from '../db/index.ts'
import { openMediaFiles } from './media-files.ts'
import type { MediaItem, Texts } from './media-store.ts'
import { findMedia, insertMedia, listMedia } from './media-store.ts'
import { readPictureHeader } from './picture-header.ts'

export type { Texts }

export interface Media {
  /** Takes JPEG, PNG and WebP, whatever the name says; `undefined` for all else. */
  importPicture(bytes: Buffer, about: AboutPicture): Promise<string | undefined>
  picture(id: string, locale: Locale): Promise<Picture | undefined>
  list(locale: Locale): Promise<readonly (Picture & { readonly id: string })[]>
  /** Where the bytes are, of a file that is in the library. */
  file(id: string, extension: string): Promise<{ readonly path: string; readonly type: string } | undefined>
}

export interface AboutPicture {
  readonly name: string
  readonly alts: Texts
  readonly captions: Texts
}

const mostListed = 200

export function openMedia(db: Db, dataDir: string, now: () => Date = () => new Date()): Media {
  const files = openMediaFiles(dataDir)
  return {
    async importPicture(bytes, { name, alts, captions }) {
      const header = readPictureHeader(bytes)
      if (header === undefined) return undefined
      const id = await files.put(bytes, header.extension) // first the file, then its row: no row without a file
      const item = {
        id,
        ...header,
        bytes: bytes.length,
        name,
        createdAt: now().toISOString(),
        alts,
        captions,
      }
      await insertMedia(db.kysely, item)
      return id
    },
    async picture(id, locale) {
      const item = await findMedia(db.kysely, id)
      return item && pictureOf(item, locale)
    },
    async list(locale) {
      const items = await listMedia(db.kysely, mostListed)
      return items.map((item) => ({ id: item.id, ...pictureOf(item, locale) }))
    },
    async file(id, extension) {
      const item = await findMedia(db.kysely, id)
      if (item === undefined || item.extension !== extension) return undefined
      return { path: files.pathOf(id, extension), type: item.type }
    },
  }
}

function pictureOf({ id, extension, width, height, alts, captions }: MediaItem, locale: Locale): Picture {
  const inLanguage = (texts: Texts) => texts[locale] ?? texts[defaultLocale] ?? ''
  return {
    src: `/media/${id}.${extension}`,
    width,
    height,
    alt: inLanguage(alts),
    caption: inLanguage(captions),
  }
}
