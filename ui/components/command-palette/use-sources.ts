/** Asks several at once while somebody types, and shows what each answers as it comes. */
import { useEffect, useState } from 'react'
import type { SearchRequest } from '../search-dialog/use-search.ts'
import type { Command } from './rank-commands.ts'

export type CommandSource = SearchRequest<Command>

export interface SourcesAnswer {
  readonly items: readonly Command[]
  readonly isWaiting: boolean
  readonly hasFailed: boolean
}

type Reply = readonly Command[] | 'failed'

const breath = 120
const noReplies: ReadonlyMap<CommandSource, Reply> = new Map()

/** Without a query nobody is asked. `sources` must stay the same from one rendering to the next. */
export function useSources(query: string, sources: readonly CommandSource[]): SourcesAnswer {
  const [replies, setReplies] = useState(noReplies)
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    setWaiting(query === '' ? 0 : sources.length)
    if (query === '') setReplies(noReplies)
    if (query === '' || sources.length === 0) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask = async (source: CommandSource) => {
      const reply = await source(query, signal).catch((): Reply => 'failed')
      if (signal.aborted) return
      // What another answered to the question before stays until it answers this one.
      setReplies((before) => new Map(before).set(source, reply))
      setWaiting((before) => before - 1)
    }
    const timer = setTimeout(() => {
      for (const source of sources) ask(source)
    }, breath)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, sources])

  const inOrder = sources.map((source) => replies.get(source) ?? [])
  return {
    items: inOrder.flatMap((reply) => (reply === 'failed' ? [] : reply)),
    isWaiting: waiting > 0,
    hasFailed: inOrder.includes('failed'),
  }
}
