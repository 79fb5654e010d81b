import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export type Webhook = ResponseAt<'GET /api/webhooks'>['items'][number]
export type WithSecret = ResponseAt<'POST /api/webhooks'>
export type Delivery = ResponseAt<'GET /api/webhooks/{id}/deliveries'>['items'][number]

export const webhooksQuery = (api: Api) =>
  queryOptions({ queryKey: ['webhooks'], queryFn: () => api('GET /api/webhooks', {}) })

/** Polled while a delivery is pending, because the user waits for its result. */
export const deliveriesQuery = (api: Api, id: string, isUnderWay: boolean) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) =>
      api('GET /api/webhooks/{id}/deliveries', { params: { id }, query: { after } }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: isUnderWay ? 2_000 : false,
  })
