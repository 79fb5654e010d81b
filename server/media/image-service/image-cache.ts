/**
 * Image cache: stores rendered images in a folder that can be deleted at any time. A file contains its type,
 * its expiry and its hash, so that damage is detected and the image is rendered again. When the cache is
 * full, the least recently used images are deleted.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { hour } from '../../platform/durations.ts'

export interface Image {
  readonly bytes: Buffer
  readonly type: string
  /** SHA-256 of the bytes. */
  readonly hash: string
  /** In milliseconds since 1970. Undefined: for ever, when the source never changes. */
  readonly goodUntil: number | undefined
}

export interface ImageCache {
  find(name: string): Promise<Image | undefined>
  put(name: string, image: Image): Promise<void>
  /** Enforces the size limit. It also runs by itself after this process has written a large part of it. */
  tidy(): Promise<void>
}

interface ImageCacheOptions {
  readonly folder: string
  readonly maxBytes: number
  /** How many processes write to the folder. Together they stay below the limit. */
  readonly writers?: number
  readonly clock?: () => number
}

/** Leaves some space, so that the next image does not start the clean-up again. */
const targetFill = 0.9
const header = /^(([0-9a-f]{64}) (\S+) (\d*)) (\d+)\n/

export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

export function openImageCache({
  folder,
  maxBytes,
  writers = 1,
  clock = Date.now,
}: ImageCacheOptions): ImageCache {
  let written = 0
  const placeOf = (name: string) => {
    const key = hashOf(name)
    return join(folder, key.slice(0, 2), key)
  }

  async function tidy(): Promise<void> {
    written = 0
    const files = (await filesBelow(folder)).sort((one, other) => other.used - one.used)
    let bytes = 0
    for (const file of files) {
      bytes += file.bytes
      const isLeftBehind = file.isUnfinished && file.used < clock() - hour
      if (isLeftBehind || bytes > maxBytes * targetFill) await rm(file.path, { force: true })
    }
  }

  return {
    tidy,
    async find(name) {
      const place = placeOf(name)
      const content = await readUsed(place, clock())
      if (content === undefined) return undefined
      const image = imageIn(content)
      if (image !== undefined && (image.goodUntil ?? clock()) >= clock()) return image
      await rm(place, { force: true })
      return undefined
    },
    async put(name, { bytes, type, hash, goodUntil }) {
      const place = placeOf(name)
      const unfinished = join(dirname(place), `.${randomUUID()}`)
      await mkdir(dirname(place), { recursive: true })
      const about = `${hash} ${type} ${goodUntil ?? ''}`
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${about} ${crc32(about)}\n`), bytes]))
      await rename(unfinished, place)
      written += bytes.length
      if (written > (maxBytes * (1 - targetFill)) / writers) await tidy()
    },
  }
}

function imageIn(content: Buffer): Image | undefined {
  const [line = '', about = '', hash = '', type = '', until, sum] =
    header.exec(content.toString('latin1', 0, 200)) ?? []
  const bytes = content.subarray(line.length)
  if (crc32(about) !== Number(sum) || hashOf(bytes) !== hash) return undefined
  return { bytes, type, hash, goodUntil: until ? Number(until) : undefined }
}

/** The modification time is the time of the last use, to the hour. */
async function readUsed(path: string, now: number): Promise<Buffer | undefined> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined
    throw problem
  }
  try {
    const { mtimeMs } = await file.stat()
    if (mtimeMs < now - hour) await file.utimes(now / 1_000, now / 1_000)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function filesBelow(folder: string) {
  const found: { path: string; bytes: number; used: number; isUnfinished: boolean }[] = []
  for (const { name, parentPath } of await entriesBelow(folder)) {
    const path = join(parentPath, name)
    const about = await stat(path).catch(() => undefined) // another process cleans the same folder
    if (about?.isFile() !== true) continue
    found.push({ path, bytes: about.size, used: about.mtimeMs, isUnfinished: name.startsWith('.') })
  }
  return found
}

async function entriesBelow(folder: string) {
  await mkdir(folder, { recursive: true })
  return readdir(folder, { recursive: true, withFileTypes: true })
}
