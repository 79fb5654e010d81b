/** Positions of the samples of a track, from the tables in the header: ISO 14496-12, 8.7. */
import type { FileHandle } from 'node:fs/promises'
import type { Box, Span, Table } from './mp4-boxes.ts'
import { partsOf, startOf, tableIn } from './mp4-boxes.ts'

/** Chunk by chunk: samples in a chunk follow each other without a gap. */
export async function* chunksOf(file: FileHandle, track: Box): AsyncGenerator<Span> {
  const tables = partsOf(track.parts, 'mdia', 'minf', 'stbl').flatMap(({ parts }) => parts)
  const places = only(tables, 'stco', 'co64')
  const count = places === undefined ? 0 : (await startOf(file, places, 8)).readUInt32BE(4)
  if (places === undefined || count === 0) return
  const offsets = tableIn(file, places, { start: 8, count, width: places.name === 'co64' ? 8 : 4 })
  const perChunk = await samplesPerChunk(file, only(tables, 'stsc'))
  const sizes = await sizesIn(file, only(tables, 'stsz', 'stz2'))
  for (let chunk = 1; chunk <= count; chunk++) {
    const [from = 0] = await offsets.row()
    yield { from, to: from + (await sizes.ofNext(await perChunk(chunk))) }
  }
  if (sizes.left() > 0) throw new RangeError('samples in no chunk')
}

/** If there are two such tables, players may read either, so such a file is rejected. */
function only(boxes: readonly Box[], ...names: readonly string[]): Box | undefined {
  const found = boxes.filter(({ name }) => names.includes(name))
  if (found.length > 1) throw new RangeError('two tables of a kind')
  return found[0]
}

/** A row contains the first chunk to which its number of samples applies. */
async function samplesPerChunk(
  file: FileHandle,
  box: Box | undefined,
): Promise<(chunk: number) => Promise<number>> {
  if (box === undefined) throw new RangeError('chunks without samples')
  let left = (await startOf(file, box, 8)).readUInt32BE(4)
  const rows = tableIn(file, box, { start: 8, count: left, columns: 3 })
  const nextRow = async () => (left-- > 0 ? await rows.row() : [Number.POSITIVE_INFINITY])
  let [first = 0, samples = 0] = await nextRow()
  if (first !== 1) throw new RangeError('chunks without samples')
  let next = await nextRow()
  return async (chunk) => {
    if ((next[0] ?? 0) <= first) throw new RangeError('chunks out of order')
    if (next[0] === chunk) {
      ;[first = 0, samples = 0] = next
      next = await nextRow()
    }
    return samples
  }
}

interface Sizes {
  readonly ofNext: (samples: number) => Promise<number>
  readonly left: () => number
}

async function sizesIn(file: FileHandle, box: Box | undefined): Promise<Sizes> {
  if (box === undefined) throw new RangeError('samples without sizes')
  const head = await startOf(file, box, 12)
  const same = box.name === 'stsz' ? head.readUInt32BE(4) : 0
  let left = head.readUInt32BE(8)
  const table =
    same > 0 ? undefined : tableIn(file, box, { start: 12, count: left, width: widthOf(box, head) })
  return {
    async ofNext(samples) {
      const taken = Math.min(samples, left)
      left -= taken
      return lengthOf(table, same, taken)
    },
    left: () => left,
  }
}

const lengthOf = (table: Table | undefined, same: number, samples: number) =>
  table === undefined ? same * samples : table.sum(samples)

/** The compact table contains the number of bits per size. */
function widthOf({ name }: Box, head: Buffer): number {
  if (name === 'stsz') return 4
  const bits = head.readUInt8(7)
  if (bits !== 8 && bits !== 16) throw new RangeError('sizes of an unknown form')
  return bits / 8
}

// Positions of samples in fragmented files, which have no table of the whole. ISO 14496-12, 8.8.

/** The samples of one track in a fragment. */
interface Run {
  readonly track: number
  readonly box: Box
  /** It starts where the previous run ends. */
  readonly followsLast: boolean
  readonly spans: readonly Span[]
}

/** By track: the default size of a sample. */
export async function defaultSizes(
  file: FileHandle,
  head: readonly Box[],
): Promise<ReadonlyMap<number, number>> {
  const sizes = new Map<number, number>()
  for (const box of partsOf(head, 'moov', 'mvex', 'trex')) {
    const numbers = await startOf(file, box, 20)
    sizes.set(numbers.readUInt32BE(4), numbers.readUInt32BE(16))
  }
  return sizes
}

export async function* runsIn(
  file: FileHandle,
  fragment: Box,
  sizes: ReadonlyMap<number, number>,
): AsyncGenerator<Run> {
  let last = fragment.at
  for (const box of partsOf(fragment.parts, 'traf')) {
    const { track, base, size } = await headOf(file, box)
    const begin = base === 'fragment' ? fragment.at : (base ?? last)
    const spans: Span[] = []
    let end = begin
    for (const run of partsOf(box.parts, 'trun')) {
      const span = await spanOf(file, run, { base: begin, end, size: size ?? sizes.get(track) ?? 0 })
      end = span.to
      spans.push(span)
    }
    yield { track, box, spans, followsLast: base === undefined && last !== fragment.at }
    last = end
  }
}

interface Head {
  readonly track: number
  /** The origin of offsets. */
  readonly base: number | 'fragment' | undefined
  readonly size: number | undefined
}

async function headOf(file: FileHandle, { parts }: Box): Promise<Head> {
  const [box, another] = partsOf(parts, 'tfhd')
  if (box === undefined || another !== undefined) throw new RangeError('no head of a fragment')
  const flags = (await startOf(file, box, 4)).readUInt32BE(0)
  const has = (flag: number, length: number) => ((flags & flag) === 0 ? 0 : length)
  const beforeSize = 8 + has(0x01, 8) + has(0x02, 4) + has(0x08, 4)
  const bytes = await startOf(file, box, beforeSize + has(0x10, 4))
  const fromFragment = (flags & 0x2_0000) === 0 ? undefined : 'fragment'
  return {
    track: bytes.readUInt32BE(4),
    base: flags & 0x01 ? Number(bytes.readBigUInt64BE(8)) : fromFragment,
    size: flags & 0x10 ? bytes.readUInt32BE(beforeSize) : undefined,
  }
}

interface Around {
  readonly base: number
  /** Where the previous run ends. */
  readonly end: number
  readonly size: number
}

async function spanOf(file: FileHandle, box: Box, { base, end, size }: Around): Promise<Span> {
  const flags = (await startOf(file, box, 8)).readUInt32BE(0)
  const has = (flag: number) => ((flags & flag) === 0 ? 0 : 1)
  const start = 8 + 4 * (has(0x01) + has(0x04))
  const head = await startOf(file, box, start)
  const count = head.readUInt32BE(4)
  const columns = has(0x1_00) + has(0x2_00) + has(0x4_00) + has(0x8_00)
  const from = flags & 0x01 ? base + head.readInt32BE(8) : end
  if (!has(0x2_00)) return { from, to: from + count * size }
  const rows = tableIn(file, box, { start, count, columns })
  return { from, to: from + (await rows.sum(count, has(0x1_00))) }
}
