/**
 * Removes metadata from an MP4 file, such as the location, and detects the size of its picture. Metadata
 * becomes free space of the same length, because tables elsewhere contain offsets. ISO 14496-12, 4.2 and 8.
 */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, inPlace } from '../in-place.ts'
import type { Box } from './mp4-boxes.ts'
import { blankBox, boxesOf, withAllParts } from './mp4-boxes.ts'
import { stripMetadataTracks } from './mp4-tracks.ts'

export interface MovieSize {
  readonly width: number | null
  readonly height: number | null
}

const notes = new Set(['udta', 'meta', 'uuid'])

export function cleanMovie(path: string): Promise<MovieSize> {
  return inPlace(path, async (file, size) => {
    const boxes = await boxesOf(file, size)
    const found = [...withAllParts(boxes)]
    if (!found.some(({ name }) => name === 'moov')) throw new RangeError('no movie')
    const look = await sizeOf(file, found)
    await stripMetadataTracks(file, boxes)
    for (const box of found) if (notes.has(box.name)) await blankBox(file, box)
    return look
  })
}

/** Of the largest track. Its header ends with width and height as 16.16 numbers. */
async function sizeOf(file: FileHandle, boxes: readonly Box[]): Promise<MovieSize> {
  let size: MovieSize = { width: null, height: null }
  for (const { to } of boxes.filter(({ name, from, to }) => name === 'tkhd' && to - from >= 84)) {
    const numbers = await bytesAt(file, to - 8, 8)
    const [width, height] = [numbers.readUInt16BE(0), numbers.readUInt16BE(4)]
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height }
  }
  return size
}
