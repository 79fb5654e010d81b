/** Disk cache: rendered pages on disk, with more space than memory, and available after a restart. */
import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Outbox } from '../../db/index.ts'
import type { CacheEntry } from './disk-format.ts'
import { findStoredPages, readCachedResponse, removeStaleFiles } from './disk-format.ts'
import { discard, openCacheWriter } from './disk-writer.ts'
import { tagged } from './tagged-lru.ts'

export interface DiskCache {
  /** Queues a page to be written, unless it is dropped before. */
  put(cacheEntry: CacheEntry): void
  /** Finds a page that is valid at the moment of the response. */
  find(key: string): Promise<Pick<CacheEntry, 'response' | 'tags'> | undefined>
  drop(tags: readonly string[]): void
  /** Resolves when all pages of earlier processes have been checked. */
  readonly ready: Promise<void>
  /** Writes queued pages. */
  close(): Promise<void>
}

export interface DiskCacheOptions {
  /** Used by this process only. */
  readonly folder: string
  /** Pages of another version have other scripts, headers or origins. */
  readonly cacheVersion: Promise<string>
  readonly outbox: Pick<Outbox, 'since' | 'last'>
  readonly log: Pick<Logger, 'warn'>
  readonly maxBytes?: number
}

interface OnDisk {
  readonly path: string
  readonly tags: ReadonlySet<string>
}

const maxBytesOfAll = 512_000_000

const folderName = (worker: number) => (worker === 1 ? 'pages' : `pages-${worker}`)

/** The folder of one of several processes that share the data folder, and its part of the space. */
export function pageFolder(
  dataDir: string,
  worker: number,
  count: number,
): Pick<DiskCacheOptions, 'folder' | 'maxBytes'> {
  const maxBytes = Math.floor(maxBytesOfAll / count)
  return { folder: join(dataDir, 'cache', folderName(worker)), maxBytes }
}

/** Deletes the folders of workers that no longer run, after `WORKERS` was reduced. */
export async function removeFormerFolders(dataDir: string, count: number): Promise<void> {
  const parent = join(dataDir, 'cache')
  for (const name of await readdir(parent).catch(() => [])) {
    const worker = Number(/^pages-(\d+)$/.exec(name)?.[1])
    if (worker > count) await rm(join(parent, name), { recursive: true, force: true })
  }
}

export function openDiskCache({ maxBytes = maxBytesOfAll, ...options }: DiskCacheOptions): DiskCache {
  const files = tagged<OnDisk>(maxBytes, ({ path }) => void discard(path))
  const folder = prepare()
  const writer = openCacheWriter({
    folder,
    log: options.log,
    written: ({ key, response, tags }, path) => files.put(key, { path, tags }, response.body.length, tags),
  })
  const settled = () => {} // an error is reported by the next write

  async function prepare(): Promise<string> {
    const place = join(options.folder, await options.cacheVersion)
    const found = await findStoredPages(place)
    await removeStaleFiles(found, options.outbox, (good) => {
      for (const { path, bytes, label } of good) {
        const tags = new Set(label.tags)
        files.put(label.key, { path, tags }, bytes, tags)
      }
      const valid = new Set(good)
      for (const one of found) if (!valid.has(one)) void discard(one.path)
    })
    return place
  }

  return {
    ready: folder.then(settled, settled),
    put: writer.add,
    async find(key) {
      const onDisk = files.get(key)
      if (onDisk === undefined) return undefined
      const cached = await readCachedResponse(onDisk.path)
      if (files.get(key) !== onDisk) return undefined
      if (cached === undefined) files.remove(key)
      return cached && { response: cached, tags: onDisk.tags }
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

const below = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** The code that renders: the built site, and what runs from source. */
const thisProgram = [below('site/dist'), below('server'), below('content')]

/**
 * Cache version: changes with everything that rendered pages depend on besides the content. Short, and valid as a
 * folder name. `circumstances` are the origin, the headers and the configuration.
 */
export async function cacheVersionOf(
  db: Db,
  circumstances: readonly unknown[],
  program: readonly string[] = thisProgram,
): Promise<string> {
  const times = await Promise.all(program.map(newestIn))
  const { rows } = await sql<{ at: string }>`select at from migrations where number = 1`.execute(db.kysely)
  const text = JSON.stringify([times, rows, circumstances])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** When any file of a folder was last written, in milliseconds. */
async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return Math.max(0, ...times)
}
