/** The own account, and the provider where users can also sign in. */
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../api/client.ts'

export type Account = ResponseAt<'GET /api/account'>

export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['account'], queryFn: () => api('GET /api/account', {}) })
