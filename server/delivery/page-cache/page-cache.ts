/**
 * Page cache: stores rendered responses by URL in memory, on disk and in caches in front of the server, and
 * drops them by tag. Popular pages are rendered again before a visitor requests them.
 */
import type { Event, Outbox } from '../../db/index.ts'
import type { TaggingReader } from '../../documents/index.ts'
import { tagsOf } from '../../documents/index.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'
import { compressFast, compressInBackground } from '../../http/response/cached-response.ts'
import type { RenderJob, RenderResult } from '../rendering/renderer.ts'
import type { DiskCache } from './disk-cache.ts'
import type { MemoryCache } from './memory-cache.ts'
import { makeMemoryCache } from './memory-cache.ts'
import type { Purge } from './purge-proxies.ts'
import { openSharedReads } from './read-cache.ts'
import type { StaleResponse } from './revalidate-published.ts'
import { openRevalidateQueue, openStaleResponses } from './revalidate-published.ts'
import { openSecondRequests } from './second-requests.ts'
import { openSingleFlight } from './single-flight.ts'
import type { Dropped } from './tagged-lru.ts'
import { openWarmUp } from './warm-up.ts'

export interface PageCache {
  /** Synchronously, from memory only. */
  get(key: string): CachedResponse | undefined
  /**
   * Returns a cached page, or renders it once for all waiting requests. While the database is unavailable,
   * returns the last known one.
   */
  find(job: RenderJob): Promise<CachedPage>
  /** Returns the last known page instead of an error. Throws the error when there is none. */
  staleFor(key: string, error: unknown): Promise<StaleResponse>
  readonly ready: Promise<void>
  stats(): PageCacheStats
  close(): Promise<void>
}

/** Since the start of the process, and how much is in memory now. */
export interface PageCacheStats {
  readonly fromMemory: number
  readonly fromDisk: number
  /** Rendered, by this request or by one that it waited for. */
  readonly rendered: number
  readonly entries: number
  readonly bytes: number
}

type CachedPage = Pick<RenderResult, 'response' | 'rendered'> & Partial<StaleResponse>

export interface PageCacheOptions {
  readonly outbox: Outbox
  readonly openReader: () => TaggingReader
  readonly jobFor: (url: string) => RenderJob
  readonly store: DiskCache | undefined
  readonly purge: Purge | undefined
  /** Whether to render popular pages again. */
  readonly warmUp: boolean
}

/** After so many requests, the best compression is worth its time. */
const recompressAfter = 8

export function openPageCache(options: PageCacheOptions): PageCache {
  const { outbox, openReader, jobFor, store, purge } = options
  const cache = makeMemoryCache(outbox.last())
  const onSecondRequest = openSecondRequests((cacheEntry) => store?.put(cacheEntry))
  const once = openSingleFlight({ cache, connected: outbox.connected, onCached: onSecondRequest.rendered })
  const lastKnown = openStaleResponses({
    connected: outbox.connected,
    find: async (key) => cache.get(key) ?? (await store?.find(key))?.response,
  })
  const reads = openSharedReads(openReader, outbox.connected)
  const countRequest = openRequestCounter(onSecondRequest.sent)
  const again = openRevalidation((key) => find(jobFor(key)), options.warmUp)
  const unsubscribe = outbox.subscribe(drop)
  const counts = openCounts(cache)

  function drop(event: Event, number: number): void {
    const tags = tagsOf(event)
    if (tags.length === 0) return
    reads.drop(tags)
    const dropped = cache.drop(tags, number)
    store?.drop(tags)
    purge?.add(tags)
    again.add(event, dropped)
  }

  function get(key: string): CachedResponse | undefined {
    const cached = lastKnown.isConnected() ? cache.get(key) : undefined
    if (cached !== undefined) {
      counts.found('fromMemory')
      countRequest(cached)
    }
    return cached
  }

  const renderNow = (job: RenderJob) => once(job.key, () => renderTracked(job, reads.open(), again.isAwaited))

  const onDisk = (key: string) => counts.lookUp(fromDisk(key, { cache, store, connected: outbox.connected }))

  async function find(job: RenderJob): Promise<CachedPage> {
    const cached = get(job.key) ?? (await onDisk(job.key))
    if (cached !== undefined) return { response: cached }
    const lastPage = await lastKnown.afterFailure(job.key)
    return lastPage ?? renderNow(job).catch((error: unknown) => lastKnown.staleFor(job.key, error))
  }

  return {
    get,
    find,
    staleFor: lastKnown.staleFor,
    ready: store?.ready ?? Promise.resolve(),
    stats: counts.stats,
    async close() {
      unsubscribe()
      await again.close()
      await store?.close()
      await purge?.close()
    },
  }
}

/** A page that is requested from memory is written to disk, and later compressed best. */
function openRequestCounter(onFirst: (cached: CachedResponse) => void) {
  const makeSmaller = compressInBackground()
  return (cached: CachedResponse): void => {
    cached.requests += 1
    if (cached.requests === 1) onFirst(cached)
    if (cached.requests === recompressAfter) makeSmaller(cached)
  }
}

/** Where pages came from, for metrics. */
function openCounts(cache: MemoryCache) {
  const counts = { fromMemory: 0, fromDisk: 0, rendered: 0 }
  const found = (where: keyof typeof counts) => {
    counts[where] += 1
  }
  return {
    found,
    /** A page that is not on disk is rendered. */
    async lookUp(stored: Promise<CachedResponse | undefined>): Promise<CachedResponse | undefined> {
      const response = await stored
      found(response === undefined ? 'rendered' : 'fromDisk')
      return response
    },
    stats(): PageCacheStats {
      const { entries, weight } = cache.size()
      return { ...counts, entries, bytes: weight }
    },
  }
}

async function renderTracked(
  job: RenderJob,
  reader: TaggingReader,
  isAwaited: (key: string) => boolean,
): Promise<RenderResult> {
  const render = await job.render(reader)
  if (render.response !== undefined && isAwaited(job.key)) compressFast(render.response)
  return render
}

interface DiskAndMemory {
  readonly cache: MemoryCache
  readonly store: DiskCache | undefined
  readonly connected: () => boolean
}

async function fromDisk(
  key: string,
  { cache, store, connected }: DiskAndMemory,
): Promise<CachedResponse | undefined> {
  const startedIn = cache.epoch()
  const found = connected() ? await store?.find(key) : undefined
  if (found === undefined || !connected()) return undefined
  cache.put(key, found.response, found.tags, startedIn)
  return found.response
}

/** Renders pages ahead of requests: first the published ones, then popular ones. */
function openRevalidation(render: (key: string) => Promise<unknown>, isEnabled: boolean) {
  const ahead = openRevalidateQueue(render)
  const warmUp = openWarmUp({ render })
  return {
    add(event: Event, dropped: readonly Dropped<CachedResponse>[]): void {
      if (!isEnabled) return
      ahead.add(event, dropped)
      warmUp.add(dropped)
    },
    isAwaited: ahead.isAwaited,
    async close(): Promise<void> {
      ahead.close()
      await warmUp.close()
    },
  }
}
