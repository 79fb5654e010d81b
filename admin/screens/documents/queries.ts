/**
 * Queries of document lists, read page by page after the key of the last row. Live events do not invalidate
 * them: rows are updated one by one, so that nothing moves while the user reads.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import type { Summary } from '../../api/document-summary.ts'
import type { CountRequest, ListRequest } from './list-request.ts'

const pageSize = 50

interface ListPage {
  readonly items: readonly Summary[]
  readonly next: string | null
}

export function listQuery(api: Api, type: string, query: ListRequest) {
  return infiniteQueryOptions({
    queryKey: ['list', type, query],
    queryFn: ({ pageParam: after }): Promise<ListPage> =>
      api('GET /api/documents/{type}', { params: { type }, query: { ...query, after, limit: pageSize } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The current start of a list. */
export function headQuery(api: Api, type: string, query: ListRequest) {
  return queryOptions({
    queryKey: ['documents', type, 'head', query],
    queryFn: async () => {
      const headRequest = { ...query, limit: pageSize }
      return (await api('GET /api/documents/{type}', { params: { type }, query: headRequest })).items
    },
    gcTime: 0,
  })
}

export function countQuery(api: Api, type: string, query: CountRequest) {
  return queryOptions({
    queryKey: ['documents', type, 'count', query],
    queryFn: () => api('GET /api/documents/{type}/count', { params: { type }, query }),
    placeholderData: keepPreviousData,
  })
}

/** Their current state, in no particular order. Deleted documents are missing. */
export async function readRows(
  api: Api,
  type: string,
  ids: readonly string[],
  query: Pick<ListRequest, 'fields' | 'locale' | 'schedules'> = {},
): Promise<readonly Summary[]> {
  const { fields, locale, schedules } = query
  const found: Summary[] = []
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100).join(',')
    const rowsRequest = { ids: some, limit: 100, fields, locale, schedules }
    const { items } = await api('GET /api/documents/{type}', { params: { type }, query: rowsRequest })
    found.push(...items)
  }
  return found
}

/** Replaces rows in every cached list that contains them, and removes the deleted ones. */
export function replaceRows(
  queries: QueryClient,
  type: string,
  ids: ReadonlySet<string>,
  rows: readonly Summary[],
): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const replaced = (items: readonly Summary[]) =>
    items.flatMap((item) => {
      if (!ids.has(item.id)) return [item]
      const row = byId.get(item.id)
      // Another list may show other columns of it.
      return row === undefined ? [] : [{ ...row, fields: { ...item.fields, ...row.fields } }]
    })
  queries.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: ['list', type] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: replaced(page.items) })) },
  )
}
