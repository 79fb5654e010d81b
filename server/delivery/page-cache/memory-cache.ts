/**
 * What was printed, in memory, by address. Publishing drops exactly what carries a tag, and makes void what is being
 * printed at that moment, since that may have been read before.
 */
import type { CachedResponse } from '../../http/response/cached-response.ts'
import type { Dropped } from './tagged-lru.ts'
import { tagged } from './tagged-lru.ts'

export interface MemoryCache {
  get(key: string): CachedResponse | undefined
  /** The number of the last event that changed what is public: what began in an earlier epoch may be out of date. */
  epoch(): number
  /** Keeps a sheet, unless something was published since its making began; says whether it did. */
  put(key: string, cached: CachedResponse, tags: ReadonlySet<string>, startedIn: number): boolean
  /** Begins the epoch, and says what went. */
  drop(tags: readonly string[], begins: number): readonly Dropped<CachedResponse>[]
}

export function makeMemoryCache(begins: number, maxBytes = 64_000_000): MemoryCache {
  const responses = tagged<CachedResponse>(maxBytes)
  let epoch = begins
  return {
    get: responses.get,
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
