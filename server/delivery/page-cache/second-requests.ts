/** Finds out which pages are requested a second time. */
import type { CachedResponse } from '../../http/response/cached-response.ts'
import type { CacheEntry } from './disk-format.ts'

const maxRenderedKeys = 20_000

/** Anyone can request a page once. Only what is requested again is written to disk. */
export function openSecondRequests(store: (cacheEntry: CacheEntry) => void) {
  const renderedKeys = new Set<string>()
  const requestedOnce = new WeakMap<CachedResponse, CacheEntry>()
  return {
    rendered(cacheEntry: CacheEntry): void {
      if (renderedKeys.has(cacheEntry.key)) {
        store(cacheEntry)
        return
      }
      requestedOnce.set(cacheEntry.response, cacheEntry)
      renderedKeys.add(cacheEntry.key)
      const [oldest] = renderedKeys
      if (renderedKeys.size > maxRenderedKeys && oldest !== undefined) renderedKeys.delete(oldest)
    },
    /** Sent from memory, so it was requested before. */
    sent(cached: CachedResponse): void {
      const cacheEntry = requestedOnce.get(cached)
      if (cacheEntry === undefined) return
      requestedOnce.delete(cached)
      store(cacheEntry)
    },
  }
}
