/** One item of the library, and what changes it. */

import { useAdmin } from '../../admin-context.tsx'
import { ApiProblem } from '../../api/api-problem.ts'
import type { AnswerAt, AskedAt } from '../../api/call-types.ts'
import { putItem } from '../../media/cached-item.ts'
import type { MediaItem } from '../../media/queries.ts'
import { mediaItemQuery } from '../../media/queries.ts'
import { useQuery, useQueryClient } from '../../reading/index.ts'

export type OpenItem = AnswerAt<'GET /api/media/{id}'>
export type ItemChanges = Omit<AskedAt<'PATCH /api/media/{id}'>['body'], 'version'>

/** What the list knows of it stands until all is known. */
export function useItem(id: string, listed: MediaItem | undefined) {
  const { api, locale } = useAdmin()
  return useQuery({
    ...mediaItemQuery(api, locale, id),
    ...(listed && { placeholderData: { ...listed, duplicates: [] } }),
  })
}

/** Sends what is changed, and nothing else. Where somebody else was quicker, it rejects, and what they made of it is shown. */
export function useChangeItem(item: MediaItem): (changes: ItemChanges) => Promise<MediaItem> {
  const { api, locale } = useAdmin()
  const queries = useQueryClient()
  const { id, version } = item
  return async (changes) => {
    try {
      const changed = await api('PATCH /api/media/{id}', {
        params: { id },
        query: { locale },
        body: { version, ...changes },
      })
      putItem(queries, changed)
      return changed
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'stale_version') {
        const fresh = await queries.fetchQuery({ ...mediaItemQuery(api, locale, id), staleTime: 0 })
        putItem(queries, fresh)
      }
      throw error
    }
  }
}
