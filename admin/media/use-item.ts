/** One item of the library, and what changes it. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import type { AnswerAt, RequestAt } from '../api/call-types.ts'
import { useAdmin } from '../app-context.tsx'
import type { MediaItem } from './media-queries.ts'
import { mediaItemQuery, mediaKey } from './media-queries.ts'

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

// An item that was changed, put into all that was read of the library, without reading it anew.

type Page = AnswerAt<'GET /api/media'>
type WithDuplicates = AnswerAt<'GET /api/media/{id}'>

/** Lists keep it in its place, though it may belong elsewhere now; they are in order again when somebody returns to them. */
export function putItem(queries: QueryClient, item: MediaItem): void {
  const put = (one: MediaItem) => (one.id === item.id ? item : one)
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: [...mediaKey, 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(put) })),
      },
  )
  queries.setQueriesData<WithDuplicates>({ queryKey: [...mediaKey, 'item'] }, (data) =>
    data?.id === item.id ? { ...data, ...item } : data,
  )
  refetchPending(queries)
}

/** An answer that set out before the change would put back what was there. */
function refetchPending(queries: QueryClient): void {
  void queries.invalidateQueries({
    queryKey: mediaKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching',
  })
}

export function refreshLists(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [...mediaKey, 'list'] })
}

function nothing(): void {}
