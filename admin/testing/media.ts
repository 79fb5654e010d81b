/** Media items for tests. A test states only what matters. */
import type { MediaItem } from '../media/media-item.ts'

export const pictureId = '01a1f818-b0d7-7000-8c36-00000000f01d'

export function mediaItem(part: Partial<MediaItem> = {}): MediaItem {
  const { id = pictureId, kind = 'picture' } = part
  const src = `/media/${id}/${'a'.repeat(64)}.avif`
  const seen = kind === 'picture' ? { width: 1600, height: 1200 } : {}
  return {
    id,
    version: 1,
    kind,
    type: 'image/avif',
    name: 'fern.avif',
    src,
    bytes: 248_000,
    ...seen,
    alt: '',
    caption: '',
    alts: {},
    captions: {},
    focal: null,
    crop: null,
    whole: { src, ...seen },
    folder: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    changedAt: '2026-11-20T08:00:00.000Z',
    trashedAt: null,
    ...part,
  }
}
