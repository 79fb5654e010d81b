/**
 * Disk format of a cached page: one line with the label, then the body. Hashes detect files that are
 * incomplete or damaged.
 */
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Outbox } from '../../db/index.ts'
import { tagsOf } from '../../documents/index.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'
import { toCachedResponse } from '../../http/response/cached-response.ts'

export interface CacheEntry {
  readonly key: string
  readonly response: CachedResponse
  readonly tags: ReadonlySet<string>
  /** The last event before the render started. Later events are not included. */
  readonly asOf: number
}

const labelShape = z.object({
  key: z.string(),
  tags: z.array(z.string()),
  asOf: z.int(),
  headers: z.record(z.string(), z.string()),
  hash: z.string(),
})

type Label = z.infer<typeof labelShape>

const lineEnd = 10
const space = 32
const maxLabelLength = 64 * 1_024

/** Renames complete files only. Hashes detect what the file system loses in a crash. */
export async function writeCachedResponse(
  path: string,
  { key, response, tags, asOf }: CacheEntry,
): Promise<void> {
  const { headers, hash, body } = response
  const label: Label = { key, tags: [...tags], asOf, headers, hash }
  const unfinished = `${path}.part`
  const bytes = Buffer.concat([lineOf(JSON.stringify(label)), body])
  await writeFile(unfinished, bytes, { mode: 0o600 })
  await rename(unfinished, path)
}

export async function readCachedResponse(path: string): Promise<CachedResponse | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  const label = bytes && labelIn(bytes)
  if (bytes === undefined || label === undefined) return undefined
  const cached = toCachedResponse(bytes.subarray(bytes.indexOf(lineEnd) + 1), label.headers)
  return cached.hash === label.hash ? cached : undefined
}

/** The label of a file, and its size. */
export async function readLabel(path: string): Promise<{ label: Label; bytes: number } | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(maxLabelLength) })
    const label = labelIn(buffer.subarray(0, bytesRead))
    return label && { label, bytes: (await file.stat()).size }
  } finally {
    await file.close()
  }
}

/** The label has a hash too, because it contains the tags for drops and the headers for browsers. */
const lineOf = (label: string) => Buffer.from(`${hashOf(label)} ${label}\n`)

const hashOf = (label: string) => createHash('sha256').update(label).digest('base64url')

function labelIn(bytes: Buffer): Label | undefined {
  const line = bytes.subarray(0, bytes.indexOf(lineEnd) + 1)
  const label = line.toString('utf8', line.indexOf(space) + 1, line.length - 1)
  if (!line.equals(lineOf(label))) return undefined
  try {
    return labelShape.safeParse(JSON.parse(label)).data
  } catch {
    return undefined
  }
}

// Scans pages of earlier processes on disk, and finds those that are still up to date.

interface StoredPage {
  readonly path: string
  readonly bytes: number
  readonly label: Label
}

export const fileExtension = '.sheet'

/**
 * Returns the pages in a folder, which is created if missing. Deletes other files in it, and all folders
 * beside it.
 */
export async function findStoredPages(folder: string): Promise<readonly StoredPage[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const parent = dirname(folder)
  for (const name of await readdir(parent)) {
    if (join(parent, name) !== folder) await rm(join(parent, name), { recursive: true, force: true })
  }
  const found: StoredPage[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const read = name.endsWith(fileExtension) ? await readLabel(path) : undefined
    if (read === undefined) await rm(path, { recursive: true, force: true })
    else found.push({ path, ...read })
  }
  return found
}

/** After more missed events, reading them is not worth it. */
const maxMissed = 10_000

/**
 * Applies all events since the pages were rendered, including those during the scan, and passes on what is
 * valid at that very moment: the receiver hears of all later events.
 */
export async function removeStaleFiles(
  found: readonly StoredPage[],
  outbox: Pick<Outbox, 'since' | 'last'>,
  take: (good: readonly StoredPage[]) => void,
): Promise<void> {
  // A page with an event number in the future comes from before a restored backup.
  let good = found.filter(({ label }) => label.asOf <= outbox.last())
  let lastApplied = Math.min(...good.map(({ label }) => label.asOf))
  while (good.length > 0 && lastApplied < outbox.last()) {
    const events = outbox.last() - lastApplied > maxMissed ? undefined : await outbox.since(lastApplied)
    if (events === undefined) {
      const forgotten = lastApplied
      good = good.filter(({ label }) => label.asOf > forgotten)
      lastApplied = Math.min(...good.map(({ label }) => label.asOf))
      continue
    }
    for (const { event, number } of events) {
      const tags = tagsOf(event)
      if (tags.length > 0) good = good.filter(({ label }) => label.asOf >= number || !carries(label, tags))
      lastApplied = number
    }
  }
  take(good)
}

const carries = (label: Label, tags: readonly string[]) => tags.some((tag) => label.tags.includes(tag))
