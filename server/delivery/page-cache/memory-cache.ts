/**
 * Memory cache: responses by URL. A publication drops exactly those with a tag, and invalidates renders in
 * progress, which may have read old content.
 */
import type { CachedResponse } from '../../http/response/cached-response.ts'
import type { CacheSize, Dropped } from './tagged-lru.ts'
import { tagged } from './tagged-lru.ts'

export interface MemoryCache {
  get(key: string): CachedResponse | undefined
  /**
   * The number of the last event that changed public content. A render that started in an earlier epoch may
   * be out of date.
   */
  epoch(): number
  /** Stores a page, unless something was published since its render started. Returns whether it did. */
  put(key: string, cached: CachedResponse, tags: ReadonlySet<string>, startedIn: number): boolean
  /** Starts the epoch, and returns the dropped pages. */
  drop(tags: readonly string[], begins: number): readonly Dropped<CachedResponse>[]
  size(): CacheSize
}

export function makeMemoryCache(begins: number, maxBytes = 64_000_000): MemoryCache {
  const responses = tagged<CachedResponse>(maxBytes)
  let epoch = begins
  return {
    get: responses.get,
    size: responses.size,
    epoch: () => epoch,
    put(key, cached, tags, startedIn) {
      if (startedIn !== epoch || cached.bytes > maxBytes / 8) return false
      responses.put(key, cached, cached.bytes, tags)
      return true
    },
    drop(tags, number) {
      epoch = number
      return responses.drop(tags)
    },
  }
}
