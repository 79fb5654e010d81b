import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'

export type User = AnswerAt<'GET /api/users'>['items'][number]
export type Invited = AnswerAt<'POST /api/users'>

export const usersQuery = (api: Api) =>
  queryOptions({ queryKey: ['users'], queryFn: () => api('GET /api/users', {}) })

export const sessionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['users', id, 'sessions'],
    queryFn: () => api('GET /api/users/{id}/sessions', { params: { id } }),
  })
