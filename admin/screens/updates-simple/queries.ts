import { localeCodes } from '@cyanotype/content/model/locales.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'
import { isPublic } from '../../document-editor/saving/publishing.ts'

/** The unpublished update; null if there is none, or if it was deleted or published meanwhile. */
export function unfinishedQuery(api: Api, id: string | undefined, round: number) {
  return queryOptions({
    queryKey: ['quick-update', id, round],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (id === undefined) return null
      try {
        const params = { type: 'updates', id }
        const document = await api('GET /api/documents/{type}/{id}', { params })
        const isOver = document.trashedAt !== null || localeCodes.some((locale) => isPublic(document, locale))
        return isOver ? null : document
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })
}
