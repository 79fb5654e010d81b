/**
 * What of all that was read is out of date after something was done. A document that is open is not among it: what others
 * write comes with the next save, and nothing moves under somebody's hands.
 */

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { LiveMessage } from './event-source.ts'
import { LiveContext } from './use-live.ts'

/** By the first word of what was done, beside what tells of all that is done. */
const families: Readonly<Record<string, readonly QueryKey[]>> = {
  document: [['checks'], ['translations'], ['trash'], ['uses']],
  media: [['media'], ['uses']],
  folder: [['media']],
  // The message that is open stays: it may be the one that was deleted.
  enquiry: [['enquiries', 'list']],
  user: [['users']],
  session: [['users']],
  view: [['views']],
  webhook: [['webhooks']],
}
const ofAll: readonly QueryKey[] = [['dashboard'], ['logs']]
/** Open words stay; who is signed in is known otherwise; a long list hears of it too, and mends itself row by row. */
const excludedKeys: ReadonlySet<unknown> = new Set(['document', 'session', 'list'])

export function staleAfter(message: LiveMessage): readonly QueryKey[] {
  if (message.event !== 'done') return []
  const { action, type } = message
  const family = action.split('.')[0] ?? ''
  const named = [...(families[family] ?? []), ...ofAll]
  return family === 'document' ? [type === null ? ['documents'] : ['documents', type], ...named] : named
}

/** Many things may be done at once: they are looked at together. */
const breath = 300

/** Listens as long as somebody is signed in, and reads anew what is on the screen. */
export function useLiveInvalidation(): void {
  const live = useContext(LiveContext)
  const queries = useQueryClient()
  useEffect(() => live?.start(), [live])
  useEffect(() => live?.subscribe(freshener(queries)), [live, queries])
}

function freshener(queries: QueryClient): (message: LiveMessage) => void {
  let stale: QueryKey[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const keys = new Map(stale.map((key) => [JSON.stringify(key), key]))
    stale = []
    timer = undefined
    for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey })
  }
  return (message) => {
    if (message.event === 'reset')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !excludedKeys.has(queryKey[0]) })
    stale.push(...staleAfter(message))
    if (stale.length > 0 && timer === undefined) timer = setTimeout(read, breath)
  }
}
