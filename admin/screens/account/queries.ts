import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'

export type Account = AnswerAt<'GET /api/account'>
export type OwnSession = AnswerAt<'GET /api/account/sessions'>['items'][number]

export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['account'], queryFn: () => api('GET /api/account', {}) })

export const ownSessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await api('GET /api/account/sessions', {})).items,
  })
