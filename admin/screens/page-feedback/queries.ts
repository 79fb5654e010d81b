/** Queries for the answers to “Was this page helpful?”, and the filters in the URL. */
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'

export type PageFeedback = ResponseAt<'GET /api/page-feedback'>['items'][number]
export type FeedbackComment = ResponseAt<'GET /api/page-feedback/comments'>['items'][number]

/** The first part of all query keys here. */
export const family = 'page-feedback'

export function pageFeedbackQuery(api: Api, locale: FeedbackSearch['language']) {
  return queryOptions({
    queryKey: [family, 'list', locale],
    queryFn: () => api('GET /api/page-feedback', { query: { locale } }),
    placeholderData: keepPreviousData,
  })
}

export function commentsQuery(api: Api, page: string) {
  return infiniteQueryOptions({
    queryKey: [family, 'comments', page],
    queryFn: ({ pageParam: after }) => api('GET /api/page-feedback/comments', { query: { page, after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

// Search parameters of the screen: the language and the open page.

const feedbackSearch = z.object({
  language: siteLocale.optional().catch(undefined),
  open: z.string().max(500).optional().catch(undefined),
})

export type FeedbackSearch = z.output<typeof feedbackSearch>

export function readFeedbackSearch(search: Readonly<Record<string, string | undefined>>): FeedbackSearch {
  return feedbackSearch.parse(search)
}

export function writeFeedbackSearch({ language, open }: FeedbackSearch): string {
  const query = new URLSearchParams({ ...(language ? { language } : {}), ...(open ? { open } : {}) })
  return query.size === 0 ? '' : `?${query}`
}
