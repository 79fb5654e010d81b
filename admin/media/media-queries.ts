/** Media queries. All keys start with `media`, so that one invalidation covers them. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerAt, RequestAt } from '../api/call-types.ts'
import type { Api } from '../api/client.ts'

export type MediaItem = AnswerAt<'GET /api/media'>['items'][number]
export type MediaFolder = AnswerAt<'GET /api/media/folders'>['items'][number]
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
