/** What was printed, on disk: more than memory holds, and still there after a restart. */
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Outbox } from '../../db/index.ts'
import type { Filed } from './disk-format.ts'
import { readSheet } from './disk-format.ts'
import { findSheets, siftSheets } from './disk-scan.ts'
import { discard, openSheetWriter } from './disk-writer.ts'
import { tagged } from './tagged-lru.ts'

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
}

interface OnDisk {
  readonly path: string
  readonly tags: ReadonlySet<string>
}

export function openPageStore({ mostBytes = 512_000_000, ...options }: StoreOptions): PageStore {
  const files = tagged<OnDisk>(mostBytes, ({ path }) => void discard(path))
  const folder = prepare()
  const writer = openSheetWriter({
    folder,
    log: options.log,
    written: ({ key, sheet, tags }, path) => files.put(key, { path, tags }, sheet.body.length, tags),
  })
  const settled = () => {} // what went wrong is told by whoever wants to write

  async function prepare(): Promise<string> {
    const place = join(options.folder, await options.edition)
    const found = await findSheets(place)
    await siftSheets(found, options.outbox, (good) => {
      for (const { path, bytes, label } of good) {
        const tags = new Set(label.tags)
        files.put(label.key, { path, tags }, bytes, tags)
      }
      const kept = new Set(good)
      for (const one of found) if (!kept.has(one)) void discard(one.path)
    })
    return place
  }

  return {
    ready: folder.then(settled, settled),
    keep: writer.add,
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
      writer.drop(tags)
    },
    async close() {
      await folder.then(settled, settled)
      await writer.close()
    },
  }
}
