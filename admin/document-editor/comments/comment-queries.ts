/** Queries for the comments of a document. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export interface CommentedDocument {
  readonly type: string
  readonly id: string
}

type Page = ResponseAt<'GET /api/documents/{type}/{id}/comments'>
export type Thread = Page['items'][number]
export type Comment = Thread['comments'][number]
export type ThreadState = 'open' | 'resolved'
export type Person = ResponseAt<'GET /api/documents/{type}/{id}/comments/people'>['items'][number]

/** All queries of a document, which a change of its comments makes stale. */
const commentsKey = ({ id }: CommentedDocument) => ['comments', id] as const

export function countQuery(api: Api, params: CommentedDocument) {
  return queryOptions({
    queryKey: [...commentsKey(params), 'count'],
    queryFn: () => api('GET /api/documents/{type}/{id}/comments/count', { params }),
  })
}

export function threadsQuery(api: Api, params: CommentedDocument, state: ThreadState) {
  const first: string | undefined = undefined
  return infiniteQueryOptions({
    queryKey: [...commentsKey(params), 'list', state],
    initialPageParam: first as string | undefined,
    queryFn: ({ pageParam }) =>
      api('GET /api/documents/{type}/{id}/comments', {
        params,
        query: { state, ...(pageParam !== undefined && { after: pageParam }) },
      }),
    getNextPageParam: ({ next }: Page) => next ?? undefined,
  })
}

export function threadQuery(api: Api, document: CommentedDocument, thread: string) {
  const params = { ...document, thread }
  return queryOptions({
    queryKey: [...commentsKey(document), 'thread', thread],
    queryFn: () => api('GET /api/documents/{type}/{id}/comments/{thread}', { params }),
  })
}

export function peopleQuery(api: Api, params: CommentedDocument) {
  return queryOptions({
    queryKey: [...commentsKey(params), 'people'],
    staleTime: 300_000,
    queryFn: async () => (await api('GET /api/documents/{type}/{id}/comments/people', { params })).items,
  })
}
