/** Queries for answers to forms, and the filters in the URL. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'

export type FormAnswer = ResponseAt<'GET /api/form-answers/{id}'>

export const answersKey = ['form-answers', 'list']

export function answersQuery(api: Api, { status, form }: AnswerSearch) {
  return infiniteQueryOptions({
    queryKey: [...answersKey, status, form],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/form-answers', { query: { status, form, after, limit: 50 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function answerQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['form-answers', 'one', id],
    queryFn: () => api('GET /api/form-answers/{id}', { params: { id } }),
  })
}

// Search parameters of the screen: the filters and the open answer.

export const answerStatuses = ['new', 'read', 'spam'] as const

const answerSearch = z.object({
  status: z.enum(answerStatuses).optional().catch(undefined),
  form: z.string().max(250).optional().catch(undefined),
  open: z.string().max(100).optional().catch(undefined),
})

export type AnswerSearch = z.output<typeof answerSearch>

export function readAnswerSearch(params: Readonly<Record<string, string | undefined>>): AnswerSearch {
  return answerSearch.parse(params)
}

export function writeAnswerSearch({ status, form, open }: AnswerSearch): string {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(form ? { form } : {}),
    ...(open ? { open } : {}),
  })
  return query.size === 0 ? '' : `?${query}`
}
