/** Media items: their queries, whose keys all start with `media`, and their kinds. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, RequestAt, ResponseAt } from '../api/client.ts'

export type MediaItem = ResponseAt<'GET /api/media'>['items'][number]
export type MediaFolder = ResponseAt<'GET /api/media/folders'>['items'][number]
export type MediaQuery = Omit<RequestAt<'GET /api/media'>['query'], 'after' | 'limit' | 'locale'>

export const mediaKey = ['media'] as const

/** The loaded pages. Each starts at the cursor of the page before. */
export function mediaListQuery(api: Api, locale: Locale, query: MediaQuery) {
  return infiniteQueryOptions({
    queryKey: [...mediaKey, 'list', locale, query],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/media', { query: { ...query, locale, after, limit: 120 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function mediaItemQuery(api: Api, locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...mediaKey, 'item', locale, id],
    queryFn: () => api('GET /api/media/{id}', { params: { id }, query: { locale } }),
  })
}

export function mediaFoldersQuery(api: Api) {
  return queryOptions({
    queryKey: [...mediaKey, 'folders'],
    queryFn: async () => (await api('GET /api/media/folders', {})).items,
    staleTime: 60_000,
  })
}

// File kinds: the kinds of the library and how tiles show them.

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
