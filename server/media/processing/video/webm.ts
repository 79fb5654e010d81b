/**
 * Removes metadata from a WebM video: tags, which may contain a location, and attachments. They become free
 * space of the same length, and the index no longer lists them. RFC 8794 describes elements, RFC 9559 lists
 * them.
 */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, inPlace, writeNothing } from '../in-place.ts'
import type { MovieSize } from './mp4.ts'

interface Element {
  readonly id: number
  /** Where it starts, and the range of its content. */
  readonly at: number
  readonly from: number
  readonly to: number
  /** Its length is unknown: its content and the elements after it look the same. */
  readonly isOpen: boolean
}

const segment = 0x18538067
const cluster = 0x1f43b675
const contents = 0x114d9b74
const entry = 0x4dbb
const entryNames = 0x53ab
const checkSum = 0xbf
const tracks = 0x1654ae6b
const track = 0xae
const picture = 0xe0
const pictureWidth = 0xb0
const pictureHeight = 0xba
const empty = 0xec
/** Tags and attachments. */
const notes: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469])
/** A file with more elements is rejected. */
const maxElements = 2_000_000
const headOfElement = 12

export function cleanWebm(path: string): Promise<MovieSize> {
  return inPlace(path, async (file, size) => {
    const elements = elementsOf(file)
    let movieSize: MovieSize | undefined
    for await (const element of elements(0, size)) {
      if (element.id !== segment) continue
      movieSize ??= { width: null, height: null }
      for await (const part of elements(element.from, element.to)) {
        if (notes.has(part.id)) await blankElement(file, part)
        else if (part.id === contents) await stripEntries(file, part, elements)
        else if (part.id === tracks) movieSize = await sizeIn(file, part, elements)
      }
    }
    if (movieSize === undefined) throw new RangeError('no video track')
    return movieSize
  })
}

/** Of the last video track. None for audio only. */
async function sizeIn(file: FileHandle, list: Element, elements: Elements): Promise<MovieSize> {
  let movieSize: MovieSize = { width: null, height: null }
  for await (const part of elements(list.from, list.to)) {
    if (part.id === track || part.id === picture) {
      const { width, height } = await sizeIn(file, part, elements)
      movieSize = { width: width ?? movieSize.width, height: height ?? movieSize.height }
    }
    if (part.id === pictureWidth) movieSize = { ...movieSize, width: await numberIn(file, part) }
    if (part.id === pictureHeight) movieSize = { ...movieSize, height: await numberIn(file, part) }
  }
  return movieSize
}

async function numberIn(file: FileHandle, { from, to }: Element): Promise<number | null> {
  const bytes = await bytesAt(file, from, Math.min(6, to - from))
  return bytes.length === 0 ? null : bytes.readUIntBE(0, bytes.length)
}

type Elements = (from: number, to: number) => AsyncGenerator<Element>

/** Elements in order. Each part of the file is read once for all elements that start in it. */
function elementsOf(file: FileHandle): Elements {
  let loaded: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) }
  let count = 0

  async function headAt(at: number): Promise<Buffer> {
    if (at < loaded.at || at + headOfElement > loaded.at + loaded.bytes.length) {
      loaded = { at, bytes: await bytesAt(file, at, 65_536) }
    }
    return loaded.bytes.subarray(at - loaded.at, at - loaded.at + headOfElement)
  }

  return async function* elements(from, to) {
    for (let at = from; at + 2 <= to; ) {
      if (++count > maxElements) throw new RangeError('no end of elements')
      const element = elementIn(await headAt(at), at, to)
      yield element
      at = element.isOpen && element.id === cluster ? element.from : element.to
    }
  }
}

/** An element that exceeds its parent was truncated there. */
function elementIn(head: Buffer, at: number, end: number): Element {
  const idLength = lengthBy(head, 0, 4)
  const sizeLength = lengthBy(head, idLength, 8)
  const size = head.subarray(idLength, idLength + sizeLength)
  const value = size.reduce(
    (sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte),
    0,
  )
  const isOpen = value === 2 ** (7 * sizeLength) - 1
  const from = at + idLength + sizeLength
  return {
    id: head.readUIntBE(0, idLength),
    at,
    from,
    to: isOpen ? end : Math.min(end, from + value),
    isOpen,
  }
}

/** The position of the first set bit is the length of a number in bytes. */
function lengthBy(head: Buffer, at: number, max: number): number {
  const length = Math.clz32(head.readUInt8(at)) - 23
  if (length > max || at + length > head.length) throw new RangeError('no element')
  return length
}

async function stripEntries(file: FileHandle, list: Element, elements: Elements): Promise<void> {
  const parts: Element[] = []
  for await (const part of elements(list.from, list.to)) parts.push(part)
  const named: Element[] = []
  for (const part of parts) {
    if (part.id !== entry) continue
    for await (const { id, from, to } of elements(part.from, part.to)) {
      if (id !== entryNames || to - from !== 4) continue
      if (notes.has((await bytesAt(file, from, 4)).readUInt32BE(0))) named.push(part)
    }
  }
  if (named.length === 0) return
  for (const part of [...named, ...parts.filter(({ id }) => id === checkSum)]) await blankElement(file, part)
}

/** The length of an element may take one to eight bytes, so there is an element for every available space. */
async function blankElement(file: FileHandle, { at, to }: Element): Promise<void> {
  const available = to - at
  const head = available < 129 ? Buffer.from([empty, 0x80 | (available - 2)]) : Buffer.alloc(9)
  if (available >= 129) {
    head.writeUInt8(empty)
    head.writeBigUInt64BE(0x0100000000000000n | BigInt(available - 9), 1)
  }
  await file.write(head, 0, head.length, at)
  await writeNothing(file, at + head.length, to)
}
