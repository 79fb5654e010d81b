/**
 * What was printed, on disk: more than memory holds, and still there after a restart. It is written beside answering, one
 * file after the other.
 */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Outbox } from '../db/index.ts'
import { findSheets, sheetEnding, siftSheets } from './found-sheets.ts'
import type { Filed } from './sheet-file.ts'
import { readSheet, writeSheet } from './sheet-file.ts'
import { tagged } from './tagged.ts'

export interface PageStore {
  /** Writes it when its turn comes, unless it is dropped before. */
  keep(filed: Filed): void
  /** What is good at the moment of the answer. */
  find(key: string): Promise<Pick<Filed, 'sheet' | 'tags'> | undefined>
  drop(tags: readonly string[]): void
  /** Settles when all that was found at the start has been looked at. */
  readonly ready: Promise<void>
  /** Writes what waits. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** For this process alone. */
  readonly folder: string
  /** What another edition of the site has printed is of no use: other scripts, other headers, another origin. */
  readonly edition: Promise<string>
  readonly outbox: Pick<Outbox, 'since' | 'last'>
  readonly log: Pick<Logger, 'warn'>
  readonly mostBytes?: number
  readonly mostWaiting?: number
}

interface OnDisk {
  readonly path: string
  readonly tags: ReadonlySet<string>
}

/** Not by `rm`, which waits for the disk before it begins. */
const discard = (path: string) => unlink(path).catch(() => {})

export function openPageStore(options: StoreOptions): PageStore {
  const { outbox, log, mostBytes = 512_000_000, mostWaiting = 1_000 } = options
  const files = tagged<OnDisk>(mostBytes, ({ path }) => void discard(path))
  const waiting = new Map<string, Filed>()
  let work: Promise<void> | undefined
  let isClosed = false

  async function write(folder: string, filed: Filed): Promise<void> {
    const { key, sheet, tags } = filed
    const path = join(folder, `${randomUUID()}${sheetEnding}`)
    await writeSheet(path, filed)
    // It may have been dropped, or printed anew, while it was being written.
    if (waiting.get(key) !== filed) return discard(path)
    waiting.delete(key)
    files.put(key, { path, tags }, sheet.body.length, tags)
  }

  async function writeAll(): Promise<void> {
    const folder = await prepared
    for (const filed of waiting.values()) {
      await write(folder, filed).catch((problem: unknown) => {
        log.warn({ err: problem }, 'a printed page could not be kept on disk')
        waiting.clear()
      })
    }
  }

  async function prepare(): Promise<string> {
    const folder = join(options.folder, await options.edition)
    const found = await findSheets(folder)
    await siftSheets(found, outbox, (good) => {
      for (const { path, bytes, label } of good) {
        const tags = new Set(label.tags)
        files.put(label.key, { path, tags }, bytes, tags)
      }
      const kept = new Set(good)
      for (const one of found) if (!kept.has(one)) void discard(one.path)
    })
    return folder
  }
  const prepared = prepare()
  prepared.catch((problem: unknown) => {
    isClosed = true
    log.warn({ err: problem }, 'printed pages cannot be kept on disk')
  })
  const ready = prepared.then(
    () => {},
    () => {},
  )

  return {
    ready,
    keep(filed) {
      if (isClosed || waiting.size >= mostWaiting) return
      waiting.delete(filed.key)
      waiting.set(filed.key, filed)
      work ??= writeAll()
        .catch(() => waiting.clear())
        .finally(() => {
          work = undefined
        })
    },
    async find(key) {
      const onDisk = files.get(key)
      if (onDisk === undefined) return undefined
      const sheet = await readSheet(onDisk.path)
      if (files.get(key) !== onDisk) return undefined
      if (sheet === undefined) files.remove(key)
      return sheet && { sheet, tags: onDisk.tags }
    },
    drop(tags) {
      files.drop(tags)
      for (const [key, filed] of waiting) if (tags.some((tag) => filed.tags.has(tag))) waiting.delete(key)
    },
    async close() {
      isClosed = true
      await ready
      await work
    },
  }
}
