/**
 * Everything that was printed, wherever it is kept: in memory, on disk, and in the caches in front of this server. What is
 * asked for most is printed again before anybody asks for it.
 */
import type { Event, Outbox } from '../../db/index.ts'
import type { TaggingReader } from '../../documents/index.ts'
import { tagsOf } from '../../documents/index.ts'
import type { Sheet } from '../../http/response/cached-response.ts'
import { oneAfterAnother, packHastily } from '../../http/response/cached-response.ts'
import type { Job, Print } from '../rendering/renderer.ts'
import type { PageStore } from './disk-cache.ts'
import type { Filed } from './disk-format.ts'
import type { PageCache } from './memory-cache.ts'
import { makePageCache } from './memory-cache.ts'
import type { Purge } from './purge-proxies.ts'
import { shareReads } from './read-cache.ts'
import { openPrintAhead } from './revalidate-published.ts'
import { printOnce } from './single-flight.ts'
import type { LastKnown } from './stale-pages.ts'
import { openLastKnown } from './stale-pages.ts'
import type { Dropped } from './tagged-lru.ts'
import { openWarmUp } from './warm-up.ts'

export interface Kept {
  /** At once, or not at all. */
  get(key: string): Sheet | undefined
  /** Kept somewhere, or printed now, once for all who wait; what was known last while the database is away. */
  find(job: Job): Promise<Found>
  /** What was known last, instead of what failed; throws the error where there is nothing. */
  insteadOf(key: string, error: unknown): Promise<LastKnown>
  readonly ready: Promise<void>
  close(): Promise<void>
}

type Found = Pick<Print, 'sheet' | 'rendered'> & Partial<LastKnown>

export interface KeptOptions {
  readonly outbox: Outbox
  readonly openReader: () => TaggingReader
  readonly jobFor: (url: string) => Job
  readonly store: PageStore | undefined
  readonly purge: Purge | undefined
  /** Whether to print again what is read most. */
  readonly warmUp: boolean
}

/** How often something has to be asked for until the time is well spent that makes it as small as it gets. */
const often = 8

export function keepPrinted({ outbox, openReader, jobFor, store, purge, ...options }: KeptOptions): Kept {
  const cache = makePageCache(outbox.last())
  const onSecondRequest = openSecondRequests((filed) => store?.keep(filed))
  const once = printOnce({ cache, connected: outbox.connected, kept: onSecondRequest.rendered })
  const lastKnown = openLastKnown({
    connected: outbox.connected,
    find: async (key) => cache.get(key) ?? (await store?.find(key))?.sheet,
  })
  const reads = shareReads(openReader, outbox.connected)
  const makeSmaller = oneAfterAnother()
  const again = printAgain((key) => find(jobFor(key)), options.warmUp)
  const unsubscribe = outbox.subscribe(drop)

  function drop(event: Event, number: number): void {
    const tags = tagsOf(event)
    if (tags.length === 0) return
    reads.drop(tags)
    const dropped = cache.drop(tags, number)
    store?.drop(tags)
    purge?.add(tags)
    again.add(event, dropped)
  }

  function get(key: string): Sheet | undefined {
    const sheet = lastKnown.isHeard() ? cache.get(key) : undefined
    if (sheet !== undefined) {
      sheet.asked += 1
      onSecondRequest.sent(sheet)
      if (sheet.asked === often) makeSmaller(sheet)
    }
    return sheet
  }

  const printNow = (job: Job) => once(job.key, () => printed(job, reads.open(), again.isAwaited))

  async function find(job: Job): Promise<Found> {
    const sheet = get(job.key) ?? (await fromDisk(job.key, { cache, store, connected: outbox.connected }))
    if (sheet !== undefined) return { sheet }
    const known = await lastKnown.afterFailure(job.key)
    return known ?? printNow(job).catch((error: unknown) => lastKnown.insteadOf(job.key, error))
  }

  return {
    get,
    find,
    insteadOf: lastKnown.insteadOf,
    ready: store?.ready ?? Promise.resolve(),
    async close() {
      unsubscribe()
      await again.close()
      await store?.close()
      await purge?.close()
    },
  }
}

async function printed(job: Job, reader: TaggingReader, isAwaited: (key: string) => boolean): Promise<Print> {
  const print = await job.print(reader)
  if (print.sheet !== undefined && isAwaited(job.key)) packHastily(print.sheet)
  return print
}

interface DiskAndMemory {
  readonly cache: PageCache
  readonly store: PageStore | undefined
  readonly connected: () => boolean
}

async function fromDisk(key: string, { cache, store, connected }: DiskAndMemory): Promise<Sheet | undefined> {
  const begunIn = cache.epoch()
  const found = connected() ? await store?.find(key) : undefined
  if (found === undefined || !connected()) return undefined
  cache.put(key, found.sheet, found.tags, begunIn)
  return found.sheet
}

const maxRenderedKeys = 20_000

/** Anybody can request a page once. Only what is requested again is worth the room on disk. */
function openSecondRequests(keep: (filed: Filed) => void) {
  const renderedKeys = new Set<string>()
  const requestedOnce = new WeakMap<Sheet, Filed>()
  return {
    rendered(filed: Filed): void {
      if (renderedKeys.has(filed.key)) {
        keep(filed)
        return
      }
      requestedOnce.set(filed.sheet, filed)
      renderedKeys.add(filed.key)
      const [oldest] = renderedKeys
      if (renderedKeys.size > maxRenderedKeys && oldest !== undefined) renderedKeys.delete(oldest)
    },
    /** From memory, so that it was requested before. */
    sent(sheet: Sheet): void {
      const filed = requestedOnce.get(sheet)
      if (filed === undefined) return
      requestedOnce.delete(sheet)
      keep(filed)
    },
  }
}

/** Before anybody asks: what is looked at next, and then what is read most. */
function printAgain(print: (key: string) => Promise<unknown>, isWanted: boolean) {
  const ahead = openPrintAhead(print)
  const warmUp = openWarmUp({ print })
  return {
    add(event: Event, dropped: readonly Dropped<Sheet>[]): void {
      if (!isWanted) return
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
