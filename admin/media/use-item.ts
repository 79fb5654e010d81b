/** Loads and changes one item of the library. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import type { RequestAt, ResponseAt } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import type { MediaItem } from './media-item.ts'
import { mediaItemQuery, mediaKey } from './media-item.ts'

export type OpenItem = ResponseAt<'GET /api/media/{id}'>
export type ItemChanges = Omit<RequestAt<'PATCH /api/media/{id}'>['body'], 'version'>

/** Shows the item from the list until it is loaded completely. Nothing is loaded without an id. */
export function useItem(id: string | undefined, listed?: MediaItem) {
  const { api, language: locale } = useAdmin()
  return useQuery({
    ...mediaItemQuery(api, locale, id ?? ''),
    enabled: id !== undefined,
    ...(listed && { placeholderData: { ...listed, duplicates: [] } }),
  })
}

/** The last pending change of each item. */
const pending = new Map<string, Promise<unknown>>()

/**
 * Sends only changed fields, one request after another, so that two changes of the same user do not conflict.
 * If another user was faster, it rejects and shows their version.
 */
export function useChangeItem(item: MediaItem): (changes: ItemChanges) => Promise<MediaItem> {
  const { api, language: locale } = useAdmin()
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

// Updates a changed item in all cached queries without loading them again.

type Page = ResponseAt<'GET /api/media'>
type WithDuplicates = ResponseAt<'GET /api/media/{id}'>

/** The item keeps its position in lists until they are reopened, even if it no longer belongs there. */
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

/** A response that was requested before the change would overwrite it, so running requests are repeated. */
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
