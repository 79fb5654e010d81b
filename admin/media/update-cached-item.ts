/** An item that was changed, put into all that was read of the library, without reading it anew. */

import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AnswerAt } from '../api/call-types.ts'
import type { MediaItem } from './media-queries.ts'
import { mediaKey } from './media-queries.ts'

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
