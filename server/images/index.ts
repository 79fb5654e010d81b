/** Pictures in other sizes and formats: of the media library, and of other hosts where the settings allow them. */
import { atMost } from '../auth/at-most.ts'
import { Problem } from '../http/problems.ts'
import type { Media, StoredItem } from '../media/index.ts'
import { inPictureTurn } from '../media/index.ts'
import type { SafeFetch } from '../outgoing/index.ts'
import { chooseFormat } from './choose-format.ts'
import type { EncodedImage } from './encode.ts'
import { encode } from './encode.ts'
import { ImageProblem } from './image-problem.ts'
import type { Image } from './kept-images.ts'
import { hashOf, openKeptImages } from './kept-images.ts'
import type { Format, Modifiers } from './modifiers.ts'
import { changesNothing, isWorthKeeping } from './modifiers.ts'
import type { RemoteImage } from './remote.ts'
import { checkHost, fetchRemote } from './remote.ts'

export interface Images {
  /** Both throw `ImageProblem`. `accept` is what a browser says it takes. */
  ofItem(item: StoredItem, modifiers: Modifiers, accept: string | undefined): Promise<Image>
  ofRemote(url: URL, modifiers: Modifiers, accept: string | undefined): Promise<Image>
  /** Makes room. */
  tidy(): Promise<void>
}

interface ImagesOptions {
  readonly media: Pick<Media, 'bytes'>
  readonly folder: string
  readonly mostBytes: number
  /** The other hosts whose pictures may be shown. */
  readonly hosts: () => Promise<readonly string[]>
  readonly fetch: SafeFetch
}

/** Of other hosts, so that what is fetched and waits for its turn stays little. */
const remoteAtOnce = 4
const waiting = 32

export function openImages({ media, folder, mostBytes, hosts, fetch }: ImagesOptions): Images {
  const kept = openKeptImages({ folder, mostBytes })
  const underWay = new Map<string, Promise<Image>>()
  const inRemoteTurn = atMost(remoteAtOnce, waiting)

  /** Whoever asks for what is being made waits for it too. */
  function once(name: string, make: () => Promise<Image>): Promise<Image> {
    const making = underWay.get(name) ?? make().finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  function find(
    source: string,
    modifiers: Modifiers,
    make: () => Promise<Image>,
    format: Format | undefined,
  ) {
    const name = nameOf(source, modifiers, format)
    return once(name, async () => {
      if (!isWorthKeeping(modifiers)) return make()
      const found = await kept.find(name)
      if (found !== undefined) return found
      const made = await make()
      await kept.keep(name, made).catch(() => {}) // on a full disk it is made again the next time
      return made
    })
  }

  return {
    tidy: kept.tidy,
    ofItem(item, modifiers, accept) {
      const format = formatFor(modifiers, accept)
      const make = () =>
        inTurn(inPictureTurn, async () => {
          const bytes = await bytesOf(media, item)
          return imageOf(await changed({ bytes, type: item.key.type }, modifiers, format))
        })
      return find(item.key.hash, modifiers, make, format)
    },
    async ofRemote(url, modifiers, accept) {
      checkHost(url, await hosts())
      const format = formatFor(modifiers, accept)
      const make = () =>
        inTurn(inRemoteTurn, async () => {
          const source = await fetchRemote(fetch, url)
          return imageOf(await inTurn(inPictureTurn, () => changed(source, modifiers, format)), source)
        })
      return find(url.href, modifiers, make, format)
    },
  }
}

function formatFor({ format }: Modifiers, accept: string | undefined): Format | undefined {
  return format === 'auto' ? chooseFormat(accept) : format
}

/** Modifiers that are the same make the same image, in whatever order they are written. */
function nameOf(source: string, modifiers: Modifiers, format: Format | undefined): string {
  const sorted = Object.entries({ ...modifiers, format }).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([source, sorted])
}

/** A drawing is sharp in any size: it is drawn in pixels only for who asks for a format. */
async function changed(source: EncodedImage, modifiers: Modifiers, format: Format | undefined) {
  const isDrawing = source.type === 'image/svg+xml'
  if (changesNothing(modifiers, format) || (isDrawing && format === undefined)) return source
  return encode(source.bytes, modifiers, format)
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

/** Where too many wait already, whoever comes next is told so in the form of this service. */
function inTurn<T>(turn: (work: () => Promise<T>) => Promise<T>, work: () => Promise<T>): Promise<T> {
  return turn(work).catch((problem: unknown) => {
    const isBusy = problem instanceof Problem && problem.code === 'too_busy'
    throw isBusy ? new ImageProblem('IPX_BUSY', 'Too many images are being made: try again') : problem
  })
}

export { serveImages } from './serve-images.ts'
