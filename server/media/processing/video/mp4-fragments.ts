/** Positions of samples in fragmented files, which have no table of the whole. ISO 14496-12, 8.8. */
import type { FileHandle } from 'node:fs/promises'
import type { Box, Span } from './mp4-boxes.ts'
import { partsOf, startOf, tableIn } from './mp4-boxes.ts'

/** The samples of one track in a fragment. */
export interface Run {
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
