import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'

/** State of a page; `null` if it was never saved. */
export function pageQuery(api: Api, { name }: DocumentType) {
  return queryOptions({
    queryKey: ['documents', name, 'summary'],
    queryFn: async () => {
      const { items } = await api('GET /api/documents/{type}', {
        params: { type: name },
        query: { limit: 1 },
      })
      return items[0] ?? null
    },
  })
}
