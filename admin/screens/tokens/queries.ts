import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt, Api } from '../../api/client.ts'

export type Token = AnswerAt<'GET /api/tokens'>['items'][number]
export type GivenToken = AnswerAt<'POST /api/tokens'>

export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['tokens'], queryFn: () => api('GET /api/tokens', {}) })
