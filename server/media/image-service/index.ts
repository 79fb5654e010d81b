/**
 * Image service: images in other sizes and formats, from the media library and from hosts that the settings
 * allow.
 */
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import type { Semaphore } from '../../platform/semaphore.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import { Problem } from '../../problems/problems.ts'
import type { Media, StoredItem } from '../index.ts'
import { withImageSlot } from '../index.ts'
import type { EncodedImage } from './encode.ts'
import { chooseFormat, encode } from './encode.ts'
import type { RemoteImage } from './fetch-remote-image.ts'
import { checkHost, fetchRemote } from './fetch-remote-image.ts'
import type { Image } from './image-cache.ts'
import { hashOf, openImageCache } from './image-cache.ts'
import { ImageProblem } from './image-problem.ts'
import type { Format, Modifiers } from './parse-modifiers.ts'
import { changesNothing, isCacheable, isUsedByPages } from './parse-modifiers.ts'
import { rasterize } from './rasterize.ts'

/** The client of a request. By default a visitor without limits. */
export interface ImageClient {
  /** The Accept header. */
  readonly accept?: string | undefined
  /** Signed-in users do not wait behind visitors. */
  readonly isSignedIn?: boolean
  /**
   * Called before an image is rendered in a size that no page uses. Throws `ImageProblem` when the rate limit
   * is exceeded.
   */
  readonly spend?: () => void
}

export interface Images {
  /** Both methods throw `ImageProblem`. */
  ofItem(item: StoredItem, modifiers: Modifiers, client: ImageClient): Promise<Image>
  ofRemote(url: URL, modifiers: Modifiers, client: ImageClient): Promise<Image>
  /** Enforces the size limit of the cache. */
  tidy(): Promise<void>
}

interface ImagesOptions {
  readonly media: Pick<Media, 'bytes'>
  readonly folder: string
  readonly maxCacheBytes: number
  /** How many processes share the folder. */
  readonly processes?: number
  /** Other hosts whose images may be shown. */
  readonly hosts: () => Promise<readonly string[]>
  readonly fetch: SafeFetch
}

/** For remote images, to limit the memory of fetched files that wait for a slot. */
const maxParallelRemote = 4
const maxParallelForVisitors = 2
const maxWaiting = 32

export function openImages(options: ImagesOptions): Images {
  const { media, folder, maxCacheBytes, processes: writers = 1, hosts, fetch } = options
  const cache = openImageCache({ folder, maxBytes: maxCacheBytes, writers })
  const inFlight = new Map<string, Promise<Image>>()
  const forVisitors = {
    make: createSemaphore(maxParallelForVisitors, maxWaiting),
    fetch: createSemaphore(maxParallelRemote, maxWaiting),
  }
  const forSignedIn = { make: withImageSlot, fetch: createSemaphore(maxParallelRemote, maxWaiting) }
  const gatesFor = ({ isSignedIn = false }: ImageClient) => (isSignedIn ? forSignedIn : forVisitors)

  /** Parallel requests for the same image share one render. */
  function once(name: string, make: () => Promise<Image>): Promise<Image> {
    const making = inFlight.get(name) ?? make().finally(() => inFlight.delete(name))
    inFlight.set(name, making)
    return making
  }

  function find(request: ImageRequest, make: () => Promise<Image>): Promise<Image> {
    const { source, modifiers, format, client, isDrawing = false } = request
    const name = nameOf(source, modifiers, format)
    return once(name, async () => {
      const isCached = isCacheable(modifiers)
      const found = isCached ? await cache.find(name) : undefined
      if (found !== undefined) return found
      if (isDrawing || !isUsedByPages(modifiers)) client.spend?.()
      const made = await make()
      if (isCached) await cache.put(name, made).catch(() => {}) // a full disk only costs time
      return made
    })
  }

  return {
    tidy: cache.tidy,
    ofItem(item, modifiers, client) {
      const format = formatFor(modifiers, client)
      const isDrawing = item.kind === 'drawing' && format !== undefined
      return find({ source: item.key.hash, modifiers, format, client, isDrawing }, () =>
        withSlot(gatesFor(client).make, async () => {
          const bytes = await bytesOf(media, item)
          return imageOf(await changed({ bytes, type: item.key.type }, modifiers, format))
        }),
      )
    },
    async ofRemote(url, modifiers, client) {
      checkHost(url, await hosts())
      const format = formatFor(modifiers, client)
      const gates = gatesFor(client)
      return find({ source: url.href, modifiers, format, client }, () =>
        withSlot(gates.fetch, async () => {
          const source = await fetchRemote(fetch, url)
          return imageOf(await withSlot(gates.make, () => changed(source, modifiers, format)), source)
        }),
      )
    },
  }
}

interface ImageRequest {
  readonly source: string
  readonly modifiers: Modifiers
  readonly format: Format | undefined
  readonly client: ImageClient
  /** Pages show an SVG unchanged. */
  readonly isDrawing?: boolean
}

function formatFor({ format }: Modifiers, { accept }: ImageClient): Format | undefined {
  return format === 'auto' ? chooseFormat(accept) : format
}

/** The cache key, which does not depend on the order of modifiers. */
function nameOf(source: string, modifiers: Modifiers, format: Format | undefined): string {
  const sorted = Object.entries({ ...modifiers, format }).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([source, sorted])
}

/** An SVG is sharp at any size, so it is rasterised only when a format is requested. */
async function changed(source: EncodedImage, modifiers: Modifiers, format: Format | undefined) {
  const isDrawing = source.type === 'image/svg+xml'
  if (changesNothing(modifiers, format) || (isDrawing && format === undefined)) return source
  return isDrawing ? rasterize(source.bytes, modifiers, format) : encode(source.bytes, modifiers, format)
}

function imageOf({ bytes, type }: EncodedImage, source?: RemoteImage): Image {
  return { bytes, type, hash: hashOf(bytes), goodUntil: source?.goodUntil }
}

async function bytesOf(media: Pick<Media, 'bytes'>, item: StoredItem): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of (await media.bytes(item)) ?? []) parts.push(part)
  if (parts.length === 0) throw new ImageProblem('IPX_FILE_NOT_FOUND', 'File not found')
  return Buffer.concat(parts)
}

/** When the queue is full, throws an error in the format of this service. */
function withSlot<T>(turn: Semaphore, work: () => Promise<T>): Promise<T> {
  return turn(work).catch((problem: unknown) => {
    const isBusy = problem instanceof Problem && problem.code === 'too_busy'
    throw isBusy ? new ImageProblem('IPX_BUSY', 'Too many images are being resized. Try again') : problem
  })
}

export { serveImages } from './serve-images.ts'
