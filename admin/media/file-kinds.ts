/** The kinds of files, as the library knows them and as tiles draw them. */
import type { MediaItem, MediaQuery } from './media-queries.ts'

/** What a field or a screen takes; pictures and drawings are both images. */
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

/** For the browser's own field, by which it offers the files of the device. */
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

/** Whether there is something to see that words have to stand for. */
export const isVisual = (item: Pick<MediaItem, 'kind'>) => kindOf(item) === 'image'

/** A small one for tiles; a drawing is small already, and what moves or sounds has none. */
export function smallPicture(
  { kind, src }: Pick<MediaItem, 'kind' | 'src'>,
  width = 320,
): string | undefined {
  if (kind === 'picture') return `/_ipx/f_webp,w_${width}${src}`
  return kind === 'drawing' ? src : undefined
}
