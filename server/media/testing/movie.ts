/**
 * Films with tracks as cameras write them: first the samples in order, then the header with their positions.
 */
import { box } from './samples.ts'

export interface Chunk {
  readonly at: number
  readonly sizes: readonly number[]
}

export interface Track {
  readonly handler: string
  readonly form: string
  readonly number: number
  readonly tables: readonly Buffer[]
}

export const bigEndian = (...numbers: readonly number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeInt32BE(number | 0, 4 * index)
  return bytes
}

/** A box that starts with its version, its flags and numbers. */
export const table = (name: string, ...numbers: readonly number[]) => box(name, bigEndian(0, ...numbers))

/** The three tables with the positions of samples. */
export const tablesOf = (chunks: readonly Chunk[]): readonly Buffer[] => {
  const sizes = chunks.flatMap((chunk) => chunk.sizes)
  const runs = chunks.flatMap((chunk, index) => [index + 1, chunk.sizes.length, 1])
  return [
    table('stsc', chunks.length, ...runs),
    table('stsz', 0, sizes.length, ...sizes),
    table('stco', chunks.length, ...chunks.map(({ at }) => at)),
  ]
}

export function track({ handler, form, number, tables }: Track): Buffer {
  const forms = box('stsd', bigEndian(0, 1), box(form, Buffer.alloc(8)))
  return box(
    'trak',
    table('tkhd', 0, 0, number, 0, 0),
    box(
      'mdia',
      box('hdlr', bigEndian(0, 0), Buffer.from(handler), Buffer.alloc(12), Buffer.from('GoPro MET')),
      box('minf', box('stbl', forms, ...tables)),
    ),
  )
}

const start = box('ftyp', Buffer.from('isom\0\0\0\0isomiso2'))
/** Where the samples of a movie start. */
export const samplesFrom = start.length + 8

export const movie = (samples: Buffer, ...inHead: readonly Buffer[]): Buffer =>
  Buffer.concat([start, box('mdat', samples), box('moov', box('mvhd', Buffer.alloc(100)), ...inHead)])

/** A fragmented movie. */
export const inChunks = (inHead: readonly Buffer[], ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([start, box('moov', box('mvhd', Buffer.alloc(100)), ...inHead), ...chunks])
