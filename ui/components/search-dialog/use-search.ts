/** Asks while somebody types: after a breath, the newest question only, and an answer that comes late is dropped. */
import { useEffect, useState } from 'react'

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** Where it is: the path of a page, a kind of document. */
  readonly place?: string
  /** The words around what was found. */
  readonly excerpt?: string
}

export type Search = Ask<SearchHit>

export interface SearchAnswer {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly failed?: boolean
}

export type Ask<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/** `query` is what the answer is about: while somebody types on, it is not yet what stands in the field. */
export interface Answer<Item> {
  readonly query: string | undefined
  readonly items: readonly Item[]
  readonly failed?: boolean
}

const breath = 120

/** Without a query nobody is asked. `ask` must stay the same from one rendering to the next. */
export function useAnswer<Item>(query: string | undefined, ask: Ask<Item> | undefined): Answer<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ query: undefined, items: [] })
  useEffect(() => {
    if (query === undefined || ask === undefined) {
      setAnswer({ query: undefined, items: [] })
      return undefined
    }
    const controller = new AbortController()
    const tell = (next: Answer<Item>) => controller.signal.aborted || setAnswer(next)
    const timer = setTimeout(() => {
      ask(query, controller.signal).then(
        (items) => tell({ query, items }),
        () => tell({ query, items: [], failed: true }),
      )
    }, breath)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, ask])
  return answer
}

export function useSearch(query: string, search: Search): SearchAnswer {
  const { query: asked = '', items, failed = false } = useAnswer(query === '' ? undefined : query, search)
  return { query: asked, hits: items, failed }
}
