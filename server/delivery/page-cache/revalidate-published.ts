/**
 * Revalidates published pages: editors and readers request them right after the publication. The pages at the
 * URLs of the document are rendered again as soon as the response is sent.
 */
import type { Event } from '../../db/index.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'

interface RevalidateQueue {
  /** Takes the keys of the pages that an event made out of date. */
  add(event: Event, dropped: readonly { readonly key: string }[]): void
  /** Whether a visitor is probably waiting for it right now. */
  isAwaited(key: string): boolean
  close(): void
}

/** How many are rendered before other requests. If more are published at once, the rest waits. */
const maxParallel = 3

export function openRevalidateQueue(render: (key: string) => Promise<unknown>): RevalidateQueue {
  const waiting = new Set<string>()
  let soon: NodeJS.Immediate | undefined

  async function renderAll(): Promise<void> {
    soon = undefined
    for (const key of waiting) {
      await render(key).catch(() => {}) // the next request gets the error
      waiting.delete(key)
    }
  }

  return {
    add(event, dropped) {
      for (const { key } of dropped) if (waiting.size < maxParallel && isOwn(event, key)) waiting.add(key)
      if (waiting.size > 0) soon ??= setImmediate(() => void renderAll())
    },
    isAwaited: (key) => waiting.has(key),
    close() {
      clearImmediate(soon)
      waiting.clear()
    },
  }
}

function isOwn(event: Event, key: string): boolean {
  return event.kind === 'published' && event.slugs.some(({ slug }) => key.endsWith(`/${encodeURI(slug)}`))
}

export interface StaleResponse {
  readonly response: CachedResponse
  /** How long this node may have missed publications. */
  readonly disconnectedForMs: number
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

/**
 * Stale pages: while the database is unavailable, cached pages are sent. They are never older than the last
 * publication that this node has heard of, since that dropped what it changed.
 */
export function openStaleResponses({ connected, find }: StaleResponseOptions) {
  let lastConnectedAt = performance.now()
  let failedAt = Number.NEGATIVE_INFINITY

  function isConnected(): boolean {
    if (!connected()) return false
    lastConnectedAt = performance.now()
    return true
  }

  async function lastKnown(key: string, error?: unknown): Promise<StaleResponse | undefined> {
    const cached = await find(key)
    return cached && { response: cached, disconnectedForMs: performance.now() - lastConnectedAt, error }
  }

  return {
    /** Whether this node hears of publications, so that its cache is up to date. */
    isConnected,
    /** Returns a cached page if rendering has just failed. */
    async afterFailure(key: string): Promise<StaleResponse | undefined> {
      const isTooSoon = !connected() && performance.now() - failedAt < triedAgainAfterMs
      return isTooSoon ? lastKnown(key) : undefined
    },
    /**
     * Returns a cached page instead of an error. Throws the error when it has another cause than the
     * database, or there is no page.
     */
    async staleFor(key: string, error: unknown): Promise<StaleResponse> {
      if (!isDatabaseUnreachable(error)) throw error
      failedAt = performance.now()
      const found = await lastKnown(key, error)
      if (found === undefined) throw error
      return found
    },
  }
}
