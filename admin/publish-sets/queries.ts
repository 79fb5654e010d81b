/** Queries of publish sets. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../api/client.ts'

export type PublishSet = ResponseAt<'GET /api/publish-sets/{set}'>
export type PublishSetSummary = ResponseAt<'GET /api/publish-sets'>['items'][number]
export type SetDocument = PublishSet['items'][number]

/** All queries of publish sets begin with it. */
export const publishSetsKey = 'publish-sets'

export function publishSetsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [publishSetsKey, 'all'],
    queryFn: ({ pageParam: after }) => api('GET /api/publish-sets', { query: { after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function publishSetQuery(api: Api, set: string) {
  return queryOptions({
    queryKey: [publishSetsKey, 'one', set],
    queryFn: () => api('GET /api/publish-sets/{set}', { params: { set } }),
  })
}

/** The sets to which documents can be added, newest first. */
export function openSetsQuery(api: Api) {
  return queryOptions({
    queryKey: [publishSetsKey, 'open'],
    queryFn: async () => {
      const { items } = await api('GET /api/publish-sets', { query: { open: 'true' } })
      return items.filter(({ state }) => state === 'open')
    },
  })
}

/** The ids of the sets that contain a document and are not published. */
export function setsOfDocumentQuery(api: Api, document: string) {
  return queryOptions({
    queryKey: [publishSetsKey, 'of', document],
    queryFn: async () => {
      const { items } = await api('GET /api/publish-sets', { query: { document } })
      return items.map(({ id }) => id)
    },
  })
}

/** Whether visitors do not see the newest draft of a layer yet. */
export const isUnpublished = ({ version, publishedVersion }: SetDocument['layers'][number]) =>
  version > 0 && version !== publishedVersion
