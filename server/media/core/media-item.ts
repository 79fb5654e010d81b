/** A file of the library and everything that is known of it. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { FileKey } from '../storage/file-store.ts'
import type { MediaKind } from './file-type.ts'

export type Texts = Readonly<Partial<Record<Locale, string>>>

/** What has to stay in sight when a picture is cut to fit: from 0 to 1 each way. */
export interface Focal {
  readonly x: number
  readonly y: number
}

/** In pixels of the whole picture. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number | null
  readonly height: number | null
}

export interface MediaItem extends Size {
  readonly id: string
  /** Counts its changes. */
  readonly version: number
  readonly kind: MediaKind
  readonly type: string
  readonly extension: string
  /** SHA-256 of the bytes that are served. */
  readonly file: string
  readonly bytes: number
  /** What a crop is made from; its hash is the same as `file` where nothing is cropped. */
  readonly source: Size & { readonly file: string }
  /** SHA-256 of the bytes as they were sent. */
  readonly upload: string
  readonly color: string | null
  readonly placeholder: string | null
  readonly name: string
  readonly folder: string | null
  readonly alts: Texts
  readonly captions: Texts
  readonly focal: Focal | null
  readonly crop: Crop | null
  readonly createdAt: string
  readonly createdBy: string | null
  readonly changedAt: string
  readonly changedBy: string | null
  readonly trashedAt: string | null
}

export function fileKey({ id, file, extension, type }: MediaItem): FileKey {
  return { id, hash: file, extension, type }
}

export function sourceKey(item: MediaItem): FileKey {
  return { ...fileKey(item), hash: item.source.file }
}

/** Where visitors find it. A file that changes gets another address, so each may be kept for ever. */
export function addressOf({ id, hash, extension }: Omit<FileKey, 'type'>): string {
  return `/media/${id}/${hash}.${extension}`
}

/** Whether there is something to see that words have to stand for. */
export const isVisual = ({ kind }: Pick<MediaItem, 'kind'>) => kind === 'picture' || kind === 'drawing'
