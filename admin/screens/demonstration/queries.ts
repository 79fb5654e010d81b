/** Queries for the demonstration content, and whether its removal is offered. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, RequestAt, ResponseAt } from '../../api/client.ts'

export type DemonstrationReport = ResponseAt<'GET /api/demonstration'>
export type RemovalBody = RequestAt<'POST /api/demonstration/remove'>['body']
export type Removal = NonNullable<DemonstrationReport['removal']>

/** The name of the queries, which a live event of the demonstration makes stale. */
export const family = 'demonstration'

export const demonstrationQuery = (api: Api) =>
  queryOptions({ queryKey: [family], queryFn: () => api('GET /api/demonstration', {}) })

/** Whether no owner has decided yet to keep or remove the demonstration. */
export const offerQuery = (api: Api) =>
  queryOptions({
    queryKey: [family, 'offer'],
    queryFn: async () => (await api('GET /api/demonstration/offer', {})).isOpen,
  })
