/** Boxes of an MP4 file: nested, some with tables of numbers. ISO 14496-12, 4.2. */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, writeNothing } from '../in-place.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** The range of its content. */
export interface Box extends Span {
  readonly name: string
  readonly at: number
  /** Of boxes that only contain others. */
  readonly parts: readonly Box[]
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])
/** A file with more boxes is rejected. */
const maxBoxes = 200_000
/** Bytes of a table that are read before other requests get their turn. */
const atATime = 16_384

export async function boxesOf(file: FileHandle, size: number): Promise<readonly Box[]> {
  let count = 0

  async function within({ from, to }: Span): Promise<readonly Box[]> {
    const boxes: Box[] = []
    for (let at = from; at + 8 <= to; ) {
      const head = await bytesAt(file, at, Math.min(16, to - at))
      const short = head.readUInt32BE(0)
      const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short
      const length = short === 0 ? to - at : long
      const content = short === 1 ? 16 : 8
      if (length < content || at + length > to || ++count > maxBoxes) throw new RangeError('no box')
      const span = { from: at + content, to: at + length }
      const name = head.toString('latin1', 4, 8)
      boxes.push({ name, at, ...span, parts: containers.has(name) ? await within(span) : [] })
      at = span.to
    }
    return boxes
  }

  return within({ from: 0, to: size })
}

/** The boxes at a path of names. */
export function partsOf(boxes: readonly Box[], ...[name, ...names]: readonly string[]): readonly Box[] {
  const found = boxes.filter((box) => box.name === name)
  return names.length === 0 ? found : found.flatMap(({ parts }) => partsOf(parts, ...names))
}

export function* withAllParts(boxes: readonly Box[]): Generator<Box> {
  for (const box of boxes) {
    yield box
    yield* withAllParts(box.parts)
  }
}

/** Replaced by free space of the same length, because offsets in tables elsewhere must stay valid. */
export async function blankBox(file: FileHandle, { at, from, to }: Box): Promise<void> {
  await file.write('free', at + 4)
  await writeNothing(file, from, to)
}

/** The first bytes of the content of a box. */
export async function startOf(file: FileHandle, { from, to }: Box, length: number): Promise<Buffer> {
  if (to - from < length) throw new RangeError('a box too short')
  return bytesAt(file, from, length)
}

/** Rows of numbers, read in parts, because a table may be as long as the file. */
export interface Table {
  readonly row: () => Promise<readonly number[]>
  /** The sum of one column over the next rows. */
  readonly sum: (rows: number, column?: number) => Promise<number>
}

interface Rows {
  /** Where the rows start in the content of the box. */
  readonly start: number
  readonly count: number
  readonly columns?: number
  /** Bytes of each number. */
  readonly width?: number
}

export function tableIn(file: FileHandle, box: Box, { start, count, columns = 1, width = 4 }: Rows): Table {
  const length = columns * width
  let from = box.from + start
  const end = from + count * length
  if (end > box.to) throw new RangeError('a table too long')
  let chunk: Buffer = Buffer.alloc(0)
  let at = 0

  async function read(): Promise<void> {
    chunk = await bytesAt(file, from, Math.min(end - from, atATime - (atATime % length)))
    if (chunk.length < length) throw new RangeError('a table too short')
    from += chunk.length
    at = 0
  }

  const numberAt = (place: number) =>
    width === 8 ? Number(chunk.readBigUInt64BE(place)) : chunk.readUIntBE(place, width)

  return {
    async row() {
      if (at === chunk.length) await read()
      at += length
      return Array.from({ length: columns }, (_, column) => numberAt(at - length + column * width))
    },
    async sum(rows, column = 0) {
      let sum = 0
      for (let left = rows; left > 0; left--) {
        if (at === chunk.length) await read()
        sum += numberAt(at + column * width)
        at += length
      }
      return sum
    },
  }
}
