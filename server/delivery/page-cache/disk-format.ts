/**
 * Disk format of a cached page: one line with the label, then the body. Hashes detect files that are
 * incomplete or damaged.
 */
import { createHash } from 'node:crypto'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
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

export type Label = z.infer<typeof labelShape>

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
