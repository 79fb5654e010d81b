/** Writes sheets to disk beside answering, one after the other. Where too many wait, or the disk refuses, they are let go. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheEntry } from './disk-format.ts'
import { writeCachedResponse } from './disk-format.ts'
import { fileExtension } from './disk-scan.ts'

export interface CacheWriter {
  add(cacheEntry: CacheEntry): void
  drop(tags: readonly string[]): void
  /** Writes what waits, and takes no more. */
  close(): Promise<void>
}

interface CacheWriterOptions {
  /** Where to, as soon as that is known; rejected where there is no such place. */
  readonly folder: Promise<string>
  /** Hears of what was written and was not dropped meanwhile. */
  readonly written: (cacheEntry: CacheEntry, path: string) => void
  readonly log: Pick<Logger, 'warn'>
  readonly maxWaiting?: number
  /** Before it begins, in milliseconds. */
  readonly rest?: number
}

/** Not by `rm`, which waits for the disk before it begins. */
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
    // It may have been dropped, or printed anew, while it was being written.
    if (waiting.get(cacheEntry.key) !== cacheEntry) return discard(path)
    waiting.delete(cacheEntry.key)
    written(cacheEntry, path)
  }

  async function writeAll(): Promise<void> {
    try {
      const into = await folder
      // Whoever asked for the page is answered meanwhile, and what is dropped at once is never written.
      await pause(rest, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      for (const cacheEntry of waiting.values()) await write(into, cacheEntry)
    } catch (problem) {
      log.warn({ err: problem }, 'printed pages could not be kept on disk')
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
