/**
 * Everything that was printed, wherever it is kept: in memory, on disk, and in the caches in front of this server. What is
 * asked for most is printed again before anybody asks for it.
 */
import type { Event, Outbox } from '../db/index.ts'
import type { TaggingReader } from '../documents/index.ts'
import { tagsOf } from '../documents/index.ts'
import { makePageCache } from './page-cache.ts'
import type { PageStore } from './page-store.ts'
import type { Job, Print } from './press.ts'
import { printOnce } from './print-once.ts'
import type { Purge } from './purge.ts'
import { shareReads } from './shared-reads.ts'
import type { Sheet } from './sheet.ts'
import { oneAfterAnother } from './sheet.ts'
import { openWarmUp } from './warm-up.ts'

export interface Kept {
  /** At once, or not at all. */
  get(key: string): Sheet | undefined
  /** Kept somewhere, or printed now, once for all who wait. */
  find(job: Job): Promise<Pick<Print, 'sheet' | 'rendered'>>
  readonly ready: Promise<void>
  close(): Promise<void>
}

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
  const once = printOnce({ cache, connected: outbox.connected, kept: (filed) => store?.keep(filed) })
  const reads = shareReads(openReader, outbox.connected)
  const makeSmaller = oneAfterAnother()
  const warmUp = openWarmUp({ print: (key) => find(jobFor(key)) })
  const unsubscribe = outbox.subscribe(drop)

  function drop(event: Event, number: number): void {
    const tags = tagsOf(event)
    if (tags.length === 0) return
    reads.drop(tags)
    const dropped = cache.drop(tags, number)
    store?.drop(tags)
    purge?.add(tags)
    if (options.warmUp) warmUp.add(dropped)
  }

  function get(key: string): Sheet | undefined {
    const sheet = outbox.connected() ? cache.get(key) : undefined
    if (sheet !== undefined) {
      sheet.asked += 1
      if (sheet.asked === often) makeSmaller(sheet)
    }
    return sheet
  }

  async function fromDisk(key: string): Promise<Sheet | undefined> {
    const begunIn = cache.epoch()
    const found = outbox.connected() ? await store?.find(key) : undefined
    if (found === undefined || !outbox.connected()) return undefined
    cache.put(key, found.sheet, found.tags, begunIn)
    return found.sheet
  }

  async function find(job: Job): Promise<Pick<Print, 'sheet' | 'rendered'>> {
    const sheet = get(job.key) ?? (await fromDisk(job.key))
    if (sheet !== undefined) return { sheet }
    return once(job.key, () => job.print(reads.open()))
  }

  return {
    get,
    find,
    ready: store?.ready ?? Promise.resolve(),
    async close() {
      unsubscribe()
      await warmUp.close()
      await store?.close()
      await purge?.close()
    },
  }
}
