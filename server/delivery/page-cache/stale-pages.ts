/**
 * What to answer while the database cannot be reached: what was rendered before. It is never older than the last publication
 * that this node has heard of, since that dropped whatever it changed.
 */
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'

export interface StaleResponse {
  readonly response: CachedResponse
  /** For how long this node cannot have heard of publications. */
  readonly unheardForMs: number
  /** Why it was not rendered; absent where that was not tried. */
  readonly error?: unknown
}

interface StaleResponseOptions {
  readonly connected: () => boolean
  /** In memory or on disk. */
  readonly find: (key: string) => Promise<CachedResponse | undefined>
}

/** After a failure, for how long nothing is tried that would fail again. */
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
    /** Whether this node hears of publications: what it has is up to date. */
    isHeard,
    /** What is there, if rendering has just failed. */
    async afterFailure(key: string): Promise<StaleResponse | undefined> {
      const isTooSoon = !connected() && performance.now() - failedAt < triedAgainAfterMs
      return isTooSoon ? lastKnown(key) : undefined
    },
    /** What is there instead of what failed; throws the error where that says nothing of the database, or there is nothing. */
    async insteadOf(key: string, error: unknown): Promise<StaleResponse> {
      if (!isDatabaseUnreachable(error)) throw error
      failedAt = performance.now()
      const found = await lastKnown(key, error)
      if (found === undefined) throw error
      return found
    },
  }
}
