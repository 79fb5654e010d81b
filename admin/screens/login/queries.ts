import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'

/** Whether the first administrator is still to be made. */
export function setupQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup'],
    retry: false,
    queryFn: async () => {
      try {
        await api('GET /api/auth/setup', {})
        return true
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return false
        throw error
      }
    },
  })
}
