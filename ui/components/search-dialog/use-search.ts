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

export type Search = (query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>

/** `query` is what the answer is about: while somebody types on, it is not yet what stands in the field. */
export interface SearchAnswer {
  readonly query: string
  readonly hits: readonly SearchHit[]
  readonly failed?: boolean
}

const breath = 120
const nothing: SearchAnswer = { query: '', hits: [] }

export function useSearch(query: string, search: Search): SearchAnswer {
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    if (query === '') {
      setAnswer(nothing)
      return undefined
    }
    const controller = new AbortController()
    const tell = (next: SearchAnswer) => controller.signal.aborted || setAnswer(next)
    const timer = setTimeout(() => {
      search(query, controller.signal).then(
        (hits) => tell({ query, hits }),
        () => tell({ query, hits: [], failed: true }),
      )
    }, breath)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, search])
  return answer
}
