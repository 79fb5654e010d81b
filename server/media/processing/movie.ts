/**
 * An MP4 file without what was noted about it, such as the place where it was filmed, and the size of its picture. Notes are
 * made empty space of the same length, since tables elsewhere in the file count its bytes. ISO 14496-12, 4.2 and 8.
 */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, inPlace, writeNothing } from './in-place.ts'

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

export function cleanMovie(path: string): Promise<MovieSize> {
  return inPlace(path, async (file, size) => {
    const found: Box[] = []
    await walk(file, { name: '', named: 0, from: 0, to: size }, found)
    if (!found.some(({ name }) => name === 'moov')) throw new RangeError('no movie')
    for (const { name, named, from, to } of found) {
      if (!notes.has(name)) continue
      await file.write('free', named)
      await writeNothing(file, from, to)
    }
    return sizeOf(file, found)
  })
}

async function walk(file: FileHandle, { from, to }: Box, found: Box[]): Promise<void> {
  for (let at = from; at + 8 <= to; ) {
    const head = await bytesAt(file, at, Math.min(16, to - at))
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

/** Of the largest track; its header ends with width and height as 16.16 numbers. */
async function sizeOf(file: FileHandle, boxes: readonly Box[]): Promise<MovieSize> {
  let size: MovieSize = { width: null, height: null }
  for (const { to } of boxes.filter(({ name, from, to }) => name === 'tkhd' && to - from >= 84)) {
    const numbers = await bytesAt(file, to - 8, 8)
    const [width, height] = [numbers.readUInt16BE(0), numbers.readUInt16BE(4)]
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height }
  }
  return size
}
