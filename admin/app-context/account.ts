/** The own account, and the provider where users can also sign in. */
import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt, Api } from '../api/client.ts'

export type Account = AnswerAt<'GET /api/account'>

export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['account'], queryFn: () => api('GET /api/account', {}) })
