/**
 * Stale pages: while the database is unavailable, cached pages are sent. They are never older than the last
 * publication that this node has heard of, since that dropped what it changed.
 */
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'

export interface StaleResponse {
  readonly response: CachedResponse
  /** How long this node may have missed publications. */
  readonly unheardForMs: number
  /** Why it was not rendered. Undefined when that was not tried. */
  readonly error?: unknown
}

interface StaleResponseOptions {
  readonly connected: () => boolean
  /** In memory or on disk. */
  readonly find: (key: string) => Promise<CachedResponse | undefined>
}

/** How long no new attempt is made after a failure. */
const triedAgainAfterMs = 1_000

export function openStaleResponses({ connected, find }: StaleResponseOptions) {
  let heardAt = performance.now()
  let failedAt = Number.NEGATIVE_INFINITY

  function isHeard(): boolean {
    if (!connected()) return false
    heardAt = performance.now()
    return true
  }

  async function lastKnown(key: string, error?: unknown): Promise<StaleResponse | undefined> {
    const cached = await find(key)
    return cached && { response: cached, unheardForMs: performance.now() - heardAt, error }
  }

  return {
    /** Whether this node hears of publications, so that its cache is up to date. */
    isHeard,
    /** Returns a cached page if rendering has just failed. */
    async afterFailure(key: string): Promise<StaleResponse | undefined> {
      const isTooSoon = !connected() && performance.now() - failedAt < triedAgainAfterMs
      return isTooSoon ? lastKnown(key) : undefined
    },
    /**
     * Returns a cached page instead of an error. Throws the error when it has another cause than the
     * database, or there is no page.
     */
    async insteadOf(key: string, error: unknown): Promise<StaleResponse> {
      if (!isDatabaseUnreachable(error)) throw error
      failedAt = performance.now()
      const found = await lastKnown(key, error)
      if (found === undefined) throw error
      return found
    },
  }
}
