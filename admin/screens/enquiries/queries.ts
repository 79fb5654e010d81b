/** Queries for messages of visitors, and the filters in the URL. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'

export type Enquiry = ResponseAt<'GET /api/enquiries/{id}'>

export const enquiriesKey = ['enquiries', 'list']

export function enquiriesQuery(api: Api, status: EnquirySearch['status']) {
  return infiniteQueryOptions({
    queryKey: [...enquiriesKey, status],
    queryFn: ({ pageParam: after }) => api('GET /api/enquiries', { query: { status, after, limit: 50 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function enquiryQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['enquiries', 'one', id],
    queryFn: () => api('GET /api/enquiries/{id}', { params: { id } }),
  })
}

// Search parameters of the messages screen: the filter and the open message.

export const enquiryStatuses = ['new', 'read', 'answered', 'spam'] as const

const enquirySearch = z.object({
  status: z.enum(enquiryStatuses).optional().catch(undefined),
  open: z.string().max(100).optional().catch(undefined),
})

export type EnquirySearch = z.output<typeof enquirySearch>

export function readEnquirySearch(params: Readonly<Record<string, string | undefined>>): EnquirySearch {
  return enquirySearch.parse(params)
}

export function writeEnquirySearch({ status, open }: EnquirySearch): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(open ? { open } : {}) })
  return query.size === 0 ? '' : `?${query}`
}
