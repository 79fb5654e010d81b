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
