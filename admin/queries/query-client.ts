/** Query client: data that the admin has read from the server, by query key. */
import type { QueryKey } from '@tanstack/react-query'
import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { sessionQuery } from '../app-context/session.ts'
import type { LiveMessage } from './live-events.ts'
import { LiveContext } from './live-events.ts'

declare global {
  interface Window {
    /** The browser extension of TanStack Query looks for the client here. */
    __TANSTACK_QUERY_CLIENT__?: QueryClient
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: isRetriable } } })
  if (import.meta.env.DEV && typeof window !== 'undefined') window.__TANSTACK_QUERY_CLIENT__ = client
  return client
}

/** A read is retried once if the server was unreachable or busy. A refusal would be the same again. */
function isRetriable(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
}

// Marks queries as stale after an event. The open document is not among them: changes of others arrive with the next
// save, so the text does not move while the user types.

/** By the first part of the action, in addition to the queries that show all actions. */
const families: Readonly<Record<string, readonly QueryKey[]>> = {
  document: [['calendar'], ['checks'], ['publish-sets'], ['translations'], ['trash'], ['uses']],
  publish_set: [['publish-sets'], ['calendar']],
  comment: [['comments'], ['notifications']],
  review: [['reviews'], ['notifications']],
  media: [['media'], ['uses']],
  folder: [['media']],
  // The open message stays: it may be the one that was deleted.
  enquiry: [['enquiries', 'list']],
  form_answer: [['form-answers', 'list']],
  user: [['users']],
  session: [['users']],
  factor: [['users']],
  view: [['views']],
  token: [['tokens']],
  webhook: [['webhooks']],
  mail: [['mail']],
}
const ofAll: readonly QueryKey[] = [['dashboard'], ['logs']]
/** By the action and the type: name and icon of the site are those of the published settings. */
const publishedSettings = /^document\.(?:un)?published settings$/
/**
 * An open document stays, the session is known otherwise, and a long list handles the event itself, row by
 * row.
 */
const excludedKeys: ReadonlySet<unknown> = new Set(['document', 'session', 'list'])

export function staleQueryKeys(message: LiveMessage): readonly QueryKey[] {
  if (message.event !== 'done') return []
  const { action, type } = message
  const family = action.split('.')[0] ?? ''
  const identity = publishedSettings.test(`${action} ${type}`) ? [['site-identity']] : []
  const named = [...(families[family] ?? []), ...identity, ...ofAll]
  return family === 'document' ? [type === null ? ['documents'] : ['documents', type], ...named] : named
}

/** Many events may arrive at once: they are handled together. */
const batchDelayMs = 300
/** The dashboard counts all documents, and each save of an editor is an event. */
const dashboardDelayMs = 3_000

/** Listens while a user is signed in, and refetches what is on the screen. */
export function useLiveInvalidation(): void {
  const live = useContext(LiveContext)
  const queries = useQueryClient()
  const { api } = useAdmin()
  // Each new sign-in reads the session again.
  const { dataUpdatedAt: signedInAt } = useQuery(sessionQuery(api))
  useEffect(() => live?.start(), [live])
  useEffect(() => live?.resume(signedInAt), [live, signedInAt])
  useEffect(() => live?.subscribe(invalidateAfterEvents(queries)), [live, queries])
}

function invalidateAfterEvents(queries: QueryClient): (message: LiveMessage) => void {
  const invalidate = batchOf(queries, batchDelayMs)
  const invalidateDashboard = batchOf(queries, dashboardDelayMs)
  return (message) => {
    if (message.event === 'reset')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !excludedKeys.has(queryKey[0]) })
    for (const key of staleQueryKeys(message)) {
      if (key[0] !== 'dashboard') invalidate(key)
      else {
        // A user who opens the dashboard before then does not see old data.
        void queries.invalidateQueries({ queryKey: key, refetchType: 'none' })
        invalidateDashboard(key)
      }
    }
  }
}

/** Collects query keys, and marks them as stale together. */
function batchOf(queries: QueryClient, delayMs: number): (key: QueryKey) => void {
  const keys = new Map<string, QueryKey>()
  const flush = () => {
    for (const queryKey of keys.values()) void queries.invalidateQueries({ queryKey })
    keys.clear()
  }
  return (key) => {
    if (keys.size === 0) setTimeout(flush, delayMs)
    keys.set(JSON.stringify(key), key)
  }
}
