import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'

/** Whether the first administrator is still to be made. */
export function setupQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup'],
    retry: false,
    queryFn: async () => (await api('GET /api/auth/setup', {})).isOpen,
  })
}
