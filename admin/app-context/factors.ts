/** Second factors of the own account. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../api/client.ts'

export type OwnFactors = ResponseAt<'GET /api/account/factors'>

export const factorsQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'factors'], queryFn: () => api('GET /api/account/factors', {}) })
