/**
 * Writes pages to disk in the background, one at a time. If the queue is full or the disk fails, pages are
 * discarded.
 */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheEntry } from './disk-format.ts'
import { fileExtension, writeCachedResponse } from './disk-format.ts'

export interface CacheWriter {
  add(cacheEntry: CacheEntry): void
  drop(tags: readonly string[]): void
  /** Writes queued pages, and accepts no more. */
  close(): Promise<void>
}

interface CacheWriterOptions {
  /** The target folder, as soon as it is known. Rejected when there is none. */
  readonly folder: Promise<string>
  /** Called with each page that was written and not dropped meanwhile. */
  readonly written: (cacheEntry: CacheEntry, path: string) => void
  readonly log: Pick<Logger, 'warn'>
  readonly maxWaiting?: number
  /** The pause before the first write, in milliseconds. */
  readonly rest?: number
}

/** Not with `rm`, which accesses the disk before it starts. */
export const discard = (path: string) => unlink(path).catch(() => {})

export function openCacheWriter({
  folder,
  written,
  log,
  maxWaiting = 1_000,
  rest = 500,
}: CacheWriterOptions): CacheWriter {
  const waiting = new Map<string, CacheEntry>()
  let work: Promise<void> | undefined
  let isClosed = false
  const closing = new AbortController()

  async function write(into: string, cacheEntry: CacheEntry): Promise<void> {
    const path = join(into, `${randomUUID()}${fileExtension}`)
    await writeCachedResponse(path, cacheEntry)
    // It may have been dropped or rendered again during the write.
    if (waiting.get(cacheEntry.key) !== cacheEntry) return discard(path)
    waiting.delete(cacheEntry.key)
    written(cacheEntry, path)
  }

  async function writeAll(): Promise<void> {
    try {
      const into = await folder
      // The request is answered meanwhile, and a page that is dropped at once is never written.
      await pause(rest, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      for (const cacheEntry of waiting.values()) await write(into, cacheEntry)
    } catch (problem) {
      log.warn({ err: problem }, 'cached pages could not be written to disk')
      waiting.clear()
    }
  }

  return {
    add(cacheEntry) {
      if (isClosed || waiting.size >= maxWaiting) return
      waiting.delete(cacheEntry.key)
      waiting.set(cacheEntry.key, cacheEntry)
      work ??= writeAll().finally(() => {
        work = undefined
      })
    },
    drop(tags) {
      for (const [key, cacheEntry] of waiting)
        if (tags.some((tag) => cacheEntry.tags.has(tag))) waiting.delete(key)
    },
    async close() {
      isClosed = true
      closing.abort()
      await work
    },
  }
}
