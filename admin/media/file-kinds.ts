/** File kinds: the kinds of the library and how tiles show them. */
import type { MediaItem, MediaQuery } from './media-queries.ts'

/** The kinds that a field or a screen accepts. Pictures and drawings are both images. */
export type MediaAccept = 'image' | 'video' | 'audio' | 'document'

export const mediaKinds = ['image', 'video', 'audio', 'document'] as const satisfies readonly MediaAccept[]

const kinds = {
  picture: 'image',
  drawing: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
} as const satisfies Record<MediaItem['kind'], MediaAccept>

export const kindOf = ({ kind }: Pick<MediaItem, 'kind'>): MediaAccept => kinds[kind]

/** The `accept` attribute of file inputs. */
export const fileTypes: Readonly<Record<MediaAccept, string>> = {
  image: 'image/*',
  video: 'video/mp4,video/webm',
  audio: 'audio/mpeg',
  document: 'application/pdf',
}

export const allFileTypes = mediaKinds.map((kind) => fileTypes[kind]).join(',')

export function isKind(kind: string): kind is NonNullable<MediaQuery['kind']> & MediaAccept {
  return mediaKinds.some((one) => one === kind)
}

/** Whether the item is an image, which needs alt text. */
export const isVisual = (item: Pick<MediaItem, 'kind'>) => kindOf(item) === 'image'

/** A small image for tiles. Drawings need no smaller size. Videos and audio files have none. */
export function smallPicture(
  { kind, src }: Pick<MediaItem, 'kind' | 'src'>,
  width = 320,
): string | undefined {
  if (kind === 'picture') return `/_ipx/f_webp,w_${width}${src}`
  return kind === 'drawing' ? src : undefined
}
