/**
 * An MP4 file without what was noted about it, such as the place where it was filmed, and the size of its picture. Notes are
 * made empty space of the same length, since tables elsewhere in the file count its bytes. ISO 14496-12, 4.2 and 8.
 */
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'

interface Box {
  readonly name: string
  /** Where its name is, and where its content begins and ends. */
  readonly named: number
  readonly from: number
  readonly to: number
}

export interface MovieSize {
  readonly width: number | null
  readonly height: number | null
}

const notes = new Set(['udta', 'meta', 'uuid'])
const containers = new Set(['moov', 'trak'])
/** A file of more boxes than that is no movie. */
const mostBoxes = 10_000

export async function cleanMovie(path: string): Promise<MovieSize> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const found: Box[] = []
    await walk(file, { name: '', named: 0, from: 0, to: size }, found)
    if (!found.some(({ name }) => name === 'moov')) throw new RangeError('no movie')
    for (const box of found) if (notes.has(box.name)) await empty(file, box)
    return await sizeOf(file, found)
  } finally {
    await file.close()
  }
}

async function walk(file: FileHandle, { from, to }: Box, found: Box[]): Promise<void> {
  for (let at = from; at + 8 <= to; ) {
    const head = await read(file, at, Math.min(16, to - at))
    const short = head.readUInt32BE(0)
    const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    const length = short === 0 ? to - at : long
    const content = short === 1 ? 16 : 8
    if (length < content || at + length > to || found.length >= mostBoxes) throw new RangeError('no box')
    const box = { name: head.toString('latin1', 4, 8), named: at + 4, from: at + content, to: at + length }
    found.push(box)
    if (containers.has(box.name)) await walk(file, box, found)
    at = box.to
  }
}

async function empty(file: FileHandle, { named, from, to }: Box): Promise<void> {
  await file.write('free', named)
  const nothing = Buffer.alloc(65_536)
  for (let at = from; at < to; at += nothing.length) {
    await file.write(nothing, 0, Math.min(nothing.length, to - at), at)
  }
}

/** Of the largest track; its header ends with width and height as 16.16 numbers. */
async function sizeOf(file: FileHandle, boxes: readonly Box[]): Promise<MovieSize> {
  let size: MovieSize = { width: null, height: null }
  for (const { to } of boxes.filter(({ name, from, to }) => name === 'tkhd' && to - from >= 84)) {
    const numbers = await read(file, to - 8, 8)
    const [width, height] = [numbers.readUInt16BE(0), numbers.readUInt16BE(4)]
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height }
  }
  return size
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
