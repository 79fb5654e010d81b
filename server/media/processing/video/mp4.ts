/**
 * Removes metadata from an MP4 file, such as the location, and detects the size of its picture. Metadata
 * becomes free space of the same length, because tables elsewhere contain offsets. ISO 14496-12, 4.2 and 8.
 */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, inPlace, writeNothing } from '../in-place.ts'
import type { Box, Span } from './mp4-boxes.ts'
import { blankBox, boxesOf, partsOf, startOf, withAllParts } from './mp4-boxes.ts'
import { chunksOf, defaultSizes, runsIn } from './mp4-samples.ts'

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

/**
 * Of the largest track. Its header ends with a matrix of nine numbers, and width and height as 16.16 numbers. Phones
 * record sideways, and turn the picture with the matrix.
 */
async function sizeOf(file: FileHandle, boxes: readonly Box[]): Promise<MovieSize> {
  let size: MovieSize = { width: null, height: null }
  for (const { to } of boxes.filter(({ name, from, to }) => name === 'tkhd' && to - from >= 84)) {
    const numbers = await bytesAt(file, to - 44, 44)
    const [a, b, d] = [numbers.readInt32BE(0), numbers.readInt32BE(4), numbers.readInt32BE(16)]
    const sides = [numbers.readUInt16BE(36), numbers.readUInt16BE(40)] as const
    const isTurned = a === 0 && d === 0 && b !== 0
    const [width, height] = isTurned ? [sides[1], sides[0]] : sides
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height }
  }
  return size
}

/** Video, audio, subtitles, chapters, streaming hints, and time code. */
const handlers = new Set([
  ...['vide', 'auxv', 'soun'],
  ...['text', 'sbtl', 'subt', 'subp', 'clcp'],
  ...['hint', 'tmcd'],
])
/**
 * Formats of GoPro, Google, Apple, Sony and DJI, and those of ISO 14496-12, whatever the type of the track.
 */
const notedForms = new Set(['gpmd', 'camm', 'mebx', 'rtmd', 'djmd', 'dbgi', 'mett', 'metx', 'urim'])
const maxSampleForms = 64

interface Movie {
  readonly file: FileHandle
  readonly boxes: readonly Box[]
  /** The numbers of removed tracks. */
  readonly going: ReadonlySet<number>
  /** The ranges of their samples, and the ranges that must stay. */
  readonly removed: Spans
  readonly retained: Spans
}

/**
 * Removes tracks that are neither video, audio nor text: cameras record locations in them. Their samples lie
 * between video and audio, as the tables of the file say. The samples are overwritten, and the track becomes
 * free space. If the tables are ambiguous, or another track shares the bytes, nothing is changed and the movie
 * is rejected: that is better than publishing a location.
 */
async function stripMetadataTracks(file: FileHandle, boxes: readonly Box[]): Promise<void> {
  const tracks = partsOf(boxes, 'moov', 'trak')
  const going: Box[] = []
  for (const track of tracks) if (!(await isMediaTrack(file, track))) going.push(track)
  if (going.length === 0) return

  const numbers = new Set<number>()
  const others = new Set<number>()
  for (const track of tracks) {
    for (const number of await numbersOf(file, track)) (going.includes(track) ? numbers : others).add(number)
  }
  if (!numbers.isDisjointFrom(others)) throw new RangeError('two tracks of one number')

  const movie = { file, boxes, going: numbers, removed: gatherSpans(), retained: gatherSpans() }
  for (const track of tracks) {
    const spans = going.includes(track) ? movie.removed : movie.retained
    for await (const chunk of chunksOf(file, track)) spans.add(chunk)
  }
  complementOf(partsOf(boxes, 'mdat'), movie.retained)
  const fragments = await fragmentsThatGo(movie)
  if (!areDisjoint(movie.removed, movie.retained)) throw new RangeError('samples where others are')

  for (const { from, to } of movie.removed.joined()) await writeNothing(file, from, to)
  for (const box of [...going, ...fragments]) await blankBox(file, box)
}

async function isMediaTrack(file: FileHandle, track: Box): Promise<boolean> {
  const media = partsOf(track.parts, 'mdia').flatMap(({ parts }) => parts)
  for (const box of partsOf(media, 'hdlr')) {
    if (!handlers.has((await startOf(file, box, 12)).toString('latin1', 8, 12))) return false
  }
  for (const box of partsOf(media, 'minf', 'stbl', 'stsd')) if (await namesNotes(file, box)) return false
  return partsOf(media, 'hdlr').length > 0
}

/** Checks the formats of its samples. */
async function namesNotes(file: FileHandle, box: Box): Promise<boolean> {
  const bytes = await startOf(file, box, Math.min(box.to - box.from, 65_536))
  let at = 8
  for (let count = 0; count < maxSampleForms && at + 8 <= bytes.length; count++) {
    if (notedForms.has(bytes.toString('latin1', at + 4, at + 8))) return true
    at += Math.max(8, bytes.readUInt32BE(at))
  }
  return false
}

/** In version 1 of the header, the times before the number are twice as long. */
async function numbersOf(file: FileHandle, { parts }: Box): Promise<readonly number[]> {
  const numbers: number[] = []
  for (const box of partsOf(parts, 'tkhd')) {
    const bytes = await startOf(file, box, 24)
    numbers.push(bytes.readUInt32BE(bytes.readUInt8(0) === 1 ? 20 : 12))
  }
  return numbers
}

/** Samples can only be inside the media data. */
function complementOf(media: readonly Box[], spans: Spans): void {
  let from = Number.NEGATIVE_INFINITY
  for (const box of media) {
    spans.add({ from, to: box.from })
    from = box.to
  }
  spans.add({ from, to: Number.POSITIVE_INFINITY })
}

/** Ranges of a file that are collected in any order, and then read from its start to its end. */
interface Spans {
  readonly add: (span: Span) => void
  /** Adjacent and overlapping ranges are joined. */
  readonly joined: () => Generator<Span>
}

/** No accepted movie has more ranges. Each needs two numbers in memory. */
const maxSpans = 500_000

function gatherSpans(): Spans {
  const starts: number[] = []
  const ends: number[] = []
  return {
    add({ from, to }) {
      if (to <= from) return
      if (starts.length >= maxSpans) throw new RangeError('too many pieces')
      starts.push(from)
      ends.push(to)
    },
    *joined() {
      const begin = Float64Array.from(starts).sort()
      let [from, open, next] = [0, 0, 0]
      for (const to of Float64Array.from(ends).sort()) {
        for (; next < begin.length && (begin[next] ?? 0) <= to; next++) {
          if (open === 0) from = begin[next] ?? 0
          open++
        }
        open--
        if (open === 0) yield { from, to }
      }
    },
  }
}

function areDisjoint(some: Spans, others: Spans): boolean {
  const rest = others.joined()
  let other = rest.next()
  for (const { from, to } of some.joined()) {
    while (!other.done && other.value.to <= from) other = rest.next()
    if (!other.done && other.value.from < to) return false
  }
  return true
}

async function fragmentsThatGo({ file, boxes, going, removed, retained }: Movie): Promise<readonly Box[]> {
  const sizes = await defaultSizes(file, boxes)
  const found: Box[] = []
  for (const fragment of partsOf(boxes, 'moof')) {
    const without: Box[] = []
    let stay = 0
    for await (const { track, box, spans, followsLast } of runsIn(file, fragment, sizes)) {
      const goes = going.has(track)
      if (!goes && followsLast && without.length > 0)
        throw new RangeError('an offset relative to a removed fragment')
      for (const span of spans) (goes ? removed : retained).add(span)
      if (goes) without.push(box)
      else stay++
    }
    // Players reject a fragment without tracks.
    if (without.length > 0) found.push(...(stay === 0 ? [fragment] : without))
  }
  return found
}
