/** One item of the library, and what changes it. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import type { AnswerAt, RequestAt } from '../api/call-types.ts'
import { useAdmin } from '../app-context.tsx'
import type { MediaItem } from './media-queries.ts'
import { mediaItemQuery } from './media-queries.ts'
import { putItem } from './update-cached-item.ts'

export type OpenItem = AnswerAt<'GET /api/media/{id}'>
export type ItemChanges = Omit<RequestAt<'PATCH /api/media/{id}'>['body'], 'version'>

/** What the list knows of it stands until all is known. */
export function useItem(id: string, listed: MediaItem | undefined) {
  const { api, locale } = useAdmin()
  return useQuery({
    ...mediaItemQuery(api, locale, id),
    ...(listed && { placeholderData: { ...listed, duplicates: [] } }),
  })
}

/** The last change of each item that is under way. */
const pending = new Map<string, Promise<unknown>>()

/**
 * Sends what is changed, and nothing else; one change after the other, so that two texts of one person do not stand in each
 * other's way. Where somebody else was quicker, it rejects, and what they made of it is shown.
 */
export function useChangeItem(item: MediaItem): (changes: ItemChanges) => Promise<MediaItem> {
  const { api, locale } = useAdmin()
  const queries = useQueryClient()
  const { id } = item
  const send = async (changes: ItemChanges) => {
    const query = mediaItemQuery(api, locale, id)
    const { version } = queries.getQueryData(query.queryKey) ?? item
    try {
      const body = { version, ...changes }
      const changed = await api('PATCH /api/media/{id}', { params: { id }, query: { locale }, body })
      putItem(queries, changed)
      return changed
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'stale_version') {
        putItem(queries, await queries.fetchQuery({ ...query, staleTime: 0 }))
      }
      throw error
    }
  }
  return (changes) => {
    const before = pending.get(id)
    const sent = before === undefined ? send(changes) : before.then(() => send(changes))
    const ended = sent.then(nothing, nothing).finally(() => {
      if (pending.get(id) === ended) pending.delete(id)
    })
    pending.set(id, ended)
    return sent
  }
}

function nothing(): void {}
