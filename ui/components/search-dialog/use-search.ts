/** Asks while somebody types: after a breath, the newest question only, and an answer that comes late is dropped. */
import { useEffect, useState } from 'react'

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** The heading of the part of the page that matched. */
  readonly section?: string | undefined
  /** The name of the group that it is shown in, such as its kind of page. */
  readonly group?: string | undefined
  /** Beside the title: the path of a page, another language. */
  readonly breadcrumb?: string | undefined
  /** The language of title and excerpt, where it is not that of the page. */
  readonly lang?: string | undefined
  /** The words around what was found, in order; what was searched for is marked. */
  readonly excerpt?: readonly { readonly text: string; readonly hit: boolean }[] | undefined
}

export type Search = SearchRequest<SearchHit>

export interface SearchAnswer {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly failed?: boolean
}

export type SearchRequest<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/** `query` is what the answer is about: while somebody types on, it is not yet what stands in the field. */
export interface Answer<Item> {
  readonly query: string | undefined
  readonly items: readonly Item[]
  readonly failed?: boolean
}

const breath = 120

/** Without a query nobody is asked. `ask` must stay the same from one rendering to the next. */
export function useAnswer<Item>(
  query: string | undefined,
  searchRequest: SearchRequest<Item> | undefined,
): Answer<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ query: undefined, items: [] })
  useEffect(() => {
    if (query === undefined || searchRequest === undefined) {
      setAnswer({ query: undefined, items: [] })
      return undefined
    }
    const controller = new AbortController()
    const tell = (next: Answer<Item>) => controller.signal.aborted || setAnswer(next)
    const timer = setTimeout(() => {
      searchRequest(query, controller.signal).then(
        (items) => tell({ query, items }),
        () => tell({ query, items: [], failed: true }),
      )
    }, breath)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, searchRequest])
  return answer
}

export function useSearch(query: string, search: Search): SearchAnswer {
  const { query: asked = '', items, failed = false } = useAnswer(query === '' ? undefined : query, search)
  return { query: asked, hits: items, failed }
}
