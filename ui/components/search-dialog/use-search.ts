/** Search while typing: after a short delay, with the latest query only. Late responses are ignored. */
import { useEffect, useState } from 'react'

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** The heading of the matching section of the page. */
  readonly section?: string | undefined
  /** The group of the result, such as a type of page. */
  readonly group?: string | undefined
  /** Text next to the title: the path of a page, another language. */
  readonly breadcrumb?: string | undefined
  /** The language of title and excerpt, if it differs from the page. */
  readonly lang?: string | undefined
  /** The text around the match in segments, with matches marked. */
  readonly excerpt?: readonly { readonly text: string; readonly hit: boolean }[] | undefined
}

export type Search = SearchRequest<SearchHit>

export interface SearchResults {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly failed?: boolean
}

export type SearchRequest<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/** `query` is the query of the response. While the user types, the field already contains a newer one. */
export interface QueryResult<Item> {
  readonly query: string | undefined
  readonly items: readonly Item[]
  readonly failed?: boolean
}

const debounceMs = 120

/** Without a query no request is sent. `searchRequest` must stay the same between renders. */
export function useQueryResult<Item>(
  query: string | undefined,
  searchRequest: SearchRequest<Item> | undefined,
): QueryResult<Item> {
  const [result, setResult] = useState<QueryResult<Item>>({ query: undefined, items: [] })
  useEffect(() => {
    if (query === undefined || searchRequest === undefined) {
      setResult({ query: undefined, items: [] })
      return undefined
    }
    const controller = new AbortController()
    const notify = (next: QueryResult<Item>) => controller.signal.aborted || setResult(next)
    const timer = setTimeout(() => {
      searchRequest(query, controller.signal).then(
        (items) => notify({ query, items }),
        () => notify({ query, items: [], failed: true }),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, searchRequest])
  return result
}

export function useSearch(query: string, search: Search): SearchResults {
  const {
    query: searched = '',
    items,
    failed = false,
  } = useQueryResult(query === '' ? undefined : query, search)
  return { query: searched, hits: items, failed }
}
