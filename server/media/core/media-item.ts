/** A media item and its properties. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { FileKey } from '../storage/file-store.ts'
import type { MediaKind } from './file-type.ts'

export type Texts = Readonly<Partial<Record<Locale, string>>>

/** The point of an image that stays visible when it is cropped: from 0 to 1 in each direction. */
export interface Focal {
  readonly x: number
  readonly y: number
}

/** In pixels of the whole image. */
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
  /** Incremented with each change. */
  readonly version: number
  readonly kind: MediaKind
  readonly type: string
  readonly extension: string
  /** SHA-256 of the served bytes. */
  readonly file: string
  readonly bytes: number
  /** The file that a crop is made from. Its hash equals `file` where nothing is cropped. */
  readonly source: Size & { readonly file: string }
  /** SHA-256 of the uploaded bytes. */
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

/** The same point of the image after another crop. Null if it was cut off. */
export function focalIn({ focal, crop, source }: MediaItem, next: Crop | null): Focal | null {
  if (focal === null) return null
  const whole = { left: 0, top: 0, width: source.width ?? 1, height: source.height ?? 1 }
  const [before, after] = [crop ?? whole, next ?? whole]
  const x = (before.left + focal.x * before.width - after.left) / after.width
  const y = (before.top + focal.y * before.height - after.top) / after.height
  const isInside = [x, y].every((part) => part >= 0 && part <= 1)
  return isInside ? { x: rounded(x), y: rounded(y) } : null
}

const rounded = (part: number) => Math.round(part * 10_000) / 10_000

export function fileKey({ id, file, extension, type }: MediaItem): FileKey {
  return { id, hash: file, extension, type }
}

export function sourceKey(item: MediaItem): FileKey {
  return { ...fileKey(item), hash: item.source.file }
}

/** The public path. A changed file has another path, so each can be cached permanently. */
export function addressOf({ id, hash, extension }: Omit<FileKey, 'type'>): string {
  return `/media/${id}/${hash}.${extension}`
}

/** Whether it needs alt text. */
export const isVisual = ({ kind }: Pick<MediaItem, 'kind'>) => kind === 'picture' || kind === 'drawing'
