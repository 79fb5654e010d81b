import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../api/client.ts'

/** A saved view: list settings under a name. */
export type SavedView = ResponseAt<'GET /api/views'>['items'][number]

export function viewsQuery(api: Api, type: string) {
  return queryOptions({
    queryKey: ['views', type],
    queryFn: async () => (await api('GET /api/views', { query: { type } })).items,
  })
}
