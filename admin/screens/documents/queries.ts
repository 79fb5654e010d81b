import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import type { ListSearch } from './search.ts'

/** A list of documents, as many pages of it as somebody asked for; each page follows the key that ended the last one. */
export function documentsQuery(api: Api, type: string, { q, status, sort, direction }: ListSearch) {
  return infiniteQueryOptions({
    queryKey: ['documents', type, 'list', { q, status, sort, direction }],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/documents/{type}', {
        params: { type },
        query: { q: q || undefined, status, sort, direction, after, limit: 50 },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function countQuery(api: Api, type: string, { q, status }: ListSearch) {
  return queryOptions({
    queryKey: ['documents', type, 'count', { q, status }],
    queryFn: () =>
      api('GET /api/documents/{type}/count', { params: { type }, query: { q: q || undefined, status } }),
    placeholderData: keepPreviousData,
  })
}
