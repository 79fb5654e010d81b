/**
 * Images of another system: files of its folder, or URLs that are fetched. Each is stored once, and written
 * to the media library in the transaction of the import.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { Transaction } from '../../db/index.ts'
import type { AddedFile, Media } from '../../media/index.ts'
import { kindOfPicture } from '../../media/index.ts'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { OutgoingProblem } from '../../outbound-fetch/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { ForeignItem, ForeignSite, FoundFile } from './foreign-item.ts'
import { decoded } from './foreign-item.ts'
import type { ImportNote } from './notes.ts'
import { note } from './notes.ts'

export interface ImageResult {
  /** The address in texts. Undefined if there is no image. */
  readonly address: string | undefined
  /** The id in the media library. A dry run stores nothing. */
  readonly id: string | undefined
  readonly note: ImportNote | undefined
}

export interface ForeignImages {
  find(address: string, alt: string, item: ForeignItem): Promise<ImageResult>
  /** Writes the media items. Returns how many are new. */
  finish(trx: Transaction): Promise<number>
  /** Whether a text or cover uses a file of the source. */
  isUsed(address: string): boolean
  /** How many images the texts and covers have. Those that could not be fetched or read are in the notes. */
  count(): number
  close(): Promise<void>
}

interface ImageOptions {
  readonly media: Media
  readonly fetch: SafeFetch
  readonly isDryRun: boolean
}

const fetchMs = 20_000
const fileBytes = 25_000_000

export async function openImages(site: ForeignSite, options: ImageOptions): Promise<ForeignImages> {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-import-'))
  const results = new Map<string, Promise<ImageResult>>()
  let usable = 0
  const intake: Intake = { ...options, folder, added: new Map() }
  return {
    async find(address, alt, item) {
      const found = await site.findFile(address, item)
      if (found.kind === 'missing') return nothing(note('image-missing', address))
      const key = found.kind === 'file' ? found.path : found.url.href
      const earlier = results.get(key)
      if (earlier !== undefined) return earlier
      const result = take(intake, found, { alt, item })
      results.set(key, result)
      if ((await result).address !== undefined) usable += 1
      return result
    },
    async finish(trx) {
      let created = 0
      for (const one of intake.added.values()) if ((await one.finish(trx)) === 'created') created += 1
      return created
    },
    isUsed: (address) => results.has(address),
    count: () => usable,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

interface Intake extends ImageOptions {
  /** For files that were fetched. */
  readonly folder: string
  /** By the hash of the stored file. */
  readonly added: Map<string, AddedFile>
}

interface ImageUse {
  readonly alt: string
  readonly item: ForeignItem
}

async function take(intake: Intake, found: FoundFile, use: ImageUse): Promise<ImageResult> {
  if (found.kind === 'missing') return nothing(undefined)
  if (found.kind === 'remote') {
    const { href } = found.url
    if (intake.isDryRun) return { id: undefined, address: href, note: note('image-remote', href) }
    return fetchImage(intake, found.url, use)
  }
  const kind = kindOfPicture(await startOf(found.path))
  if (kind === undefined) return nothing(note('image-type', basename(found.path)))
  if (intake.isDryRun) return { id: undefined, address: '/media', note: undefined }
  return store(intake, found.path, nameOf(found.path, kind.extension), use)
}

async function fetchImage(intake: Intake, url: URL, use: ImageUse): Promise<ImageResult> {
  const bytes = await bytesOf(intake.fetch, url)
  if (typeof bytes === 'string') return nothing(note('image-failed', `${url.href} (${bytes})`))
  const kind = kindOfPicture(bytes)
  if (kind === undefined) return nothing(note('image-type', url.href))
  const path = join(intake.folder, randomUUID())
  await writeFile(path, bytes)
  const result = await store(intake, path, nameOf(decoded(url.pathname), kind.extension), use)
  await rm(path)
  return result
}

async function store(
  { media, added }: Intake,
  path: string,
  name: string,
  { alt, item }: ImageUse,
): Promise<ImageResult> {
  const alts = alt.trim() === '' ? {} : { [item.locale]: alt.trim().slice(0, 500) }
  try {
    const one = await media.addFile(path, { name, folders: [], alts, captions: {}, focal: null })
    const hash = basename(one.address)
    const first = added.get(hash) ?? one
    added.set(hash, first)
    return { id: first.id, address: first.address, note: undefined }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return nothing(note('image-type', name))
  }
}

const nothing = (reason: ImportNote | undefined): ImageResult => ({
  id: undefined,
  address: undefined,
  note: reason,
})

/** The bytes of an image, or why there are none. */
async function bytesOf(fetch: SafeFetch, url: URL): Promise<Buffer | string> {
  try {
    const headers = { accept: 'image/*' }
    const { status, bytes } = await fetch(url, { headers, redirects: 5, milliseconds: fetchMs })
    return status === 200 ? bytes : `status ${status}`
  } catch (problem) {
    if (problem instanceof OutgoingProblem) return problem.reason
    throw problem
  }
}

/** The name has the extension of the content: old sites often send WebP as `.jpg`. */
function nameOf(path: string, extension: string): string {
  return `${basename(path, extname(path)) || 'image'}.${extension}`
}

/** The first bytes, which say what kind of file it is. A file that is too large has none. */
async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    if ((await stat(path)).size > fileBytes) return Buffer.alloc(0)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
