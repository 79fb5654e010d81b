/** Query for API tokens. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export type Token = ResponseAt<'GET /api/tokens'>['items'][number]
export type GivenToken = ResponseAt<'POST /api/tokens'>

export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['tokens'], queryFn: () => api('GET /api/tokens', {}) })
