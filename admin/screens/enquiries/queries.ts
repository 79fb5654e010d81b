import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import type { EnquirySearch } from './search.ts'

export type Enquiry = AnswerAt<'GET /api/enquiries/{id}'>

export function enquiriesQuery(api: Api, status: EnquirySearch['status']) {
  return infiniteQueryOptions({
    queryKey: ['enquiries', 'list', status],
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
