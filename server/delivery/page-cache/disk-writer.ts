/** Writes sheets to disk beside answering, one after the other. Where too many wait, or the disk refuses, they are let go. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Filed } from './disk-format.ts'
import { writeSheet } from './disk-format.ts'
import { sheetEnding } from './disk-scan.ts'

export interface SheetWriter {
  add(filed: Filed): void
  drop(tags: readonly string[]): void
  /** Writes what waits, and takes no more. */
  close(): Promise<void>
}

interface SheetWriterOptions {
  /** Where to, as soon as that is known; rejected where there is no such place. */
  readonly folder: Promise<string>
  /** Hears of what was written and was not dropped meanwhile. */
  readonly written: (filed: Filed, path: string) => void
  readonly log: Pick<Logger, 'warn'>
  readonly mostWaiting?: number
  /** Before it begins, in milliseconds. */
  readonly rest?: number
}

/** Not by `rm`, which waits for the disk before it begins. */
export const discard = (path: string) => unlink(path).catch(() => {})

export function openSheetWriter({
  folder,
  written,
  log,
  mostWaiting = 1_000,
  rest = 500,
}: SheetWriterOptions): SheetWriter {
  const waiting = new Map<string, Filed>()
  let work: Promise<void> | undefined
  let isClosed = false
  const closing = new AbortController()

  async function write(into: string, filed: Filed): Promise<void> {
    const path = join(into, `${randomUUID()}${sheetEnding}`)
    await writeSheet(path, filed)
    // It may have been dropped, or printed anew, while it was being written.
    if (waiting.get(filed.key) !== filed) return discard(path)
    waiting.delete(filed.key)
    written(filed, path)
  }

  async function writeAll(): Promise<void> {
    try {
      const into = await folder
      // Whoever asked for the page is answered meanwhile, and what is dropped at once is never written.
      await pause(rest, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      for (const filed of waiting.values()) await write(into, filed)
    } catch (problem) {
      log.warn({ err: problem }, 'printed pages could not be kept on disk')
      waiting.clear()
    }
  }

  return {
    add(filed) {
      if (isClosed || waiting.size >= mostWaiting) return
      waiting.delete(filed.key)
      waiting.set(filed.key, filed)
      work ??= writeAll().finally(() => {
        work = undefined
      })
    },
    drop(tags) {
      for (const [key, filed] of waiting) if (tags.some((tag) => filed.tags.has(tag))) waiting.delete(key)
    },
    async close() {
      isClosed = true
      closing.abort()
      await work
    },
  }
}
