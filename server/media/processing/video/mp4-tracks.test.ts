/**
 * Tests the removal of metadata tracks that cameras record during filming, between video and audio samples.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chunk, Track } from '../../testing/movie.ts'
import { bigEndian, inChunks, movie, samplesFrom, table, tablesOf, track } from '../../testing/movie.ts'
import { runOnBytes } from '../../testing/run-on-bytes.ts'
import { box } from '../../testing/samples.ts'
import { cleanMovie } from './mp4.ts'

const { cleaned, left, standsDamage } = runOnBytes(cleanMovie)

const seen = Buffer.from('what is seen. ')
const place = Buffer.from('canary +59.437')
const audio = Buffer.from('what is heard ')
const size = place.length
/** Twice a picture, its location, and its sound. */
const samples = Buffer.concat([seen, place, audio, seen, place, audio])
const at = (...numbers: readonly number[]): readonly Chunk[] =>
  numbers.map((number) => ({ at: samplesFrom + number * size, sizes: [size] }))

const pictures = track({ handler: 'vide', form: 'avc1', number: 1, tables: tablesOf(at(0, 3)) })
const sound = track({ handler: 'soun', form: 'mp4a', number: 3, tables: tablesOf(at(2, 5)) })
const notes = (own: Partial<Track> = {}) =>
  track({ handler: 'meta', form: 'gpmd', number: 2, tables: tablesOf(at(1, 4)), ...own })

const without = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll('canary +59.437', '\0'.repeat(size)), 'latin1')

describe('Metadata track', () => {
  it.each([
    ['GoPro', 'meta', 'gpmd'],
    ['Google', 'meta', 'camm'],
    ['Google, by another name', 'camm', 'camm'],
    ['Apple', 'meta', 'mebx'],
    ['GoPro about the film', 'fdsc', 'fdsc'],
    ['nobody we know', 'what', 'ever'],
    ['somebody who calls it text', 'text', 'mett'],
  ])(
    'is removed with its samples when it is written by %s, and the rest stays',
    async (_who, handler, form) => {
      const before = movie(samples, pictures, notes({ handler, form }), sound)
      const { bytes } = await cleaned(before)
      expect(bytes.subarray(0, samplesFrom + samples.length)).toEqual(
        without(before).subarray(0, samplesFrom + samples.length),
      )
      for (const own of [pictures, sound]) expect(bytes.indexOf(own)).toBe(before.indexOf(own))
      const space = bytes.subarray(before.indexOf(notes({ handler, form })), before.indexOf(sound))
      expect(space.readUInt32BE(0)).toBe(space.length)
      expect(space.toString('latin1', 4)).toBe(`free${'\0'.repeat(space.length - 8)}`)
      expect((await cleaned(bytes)).bytes).toEqual(bytes)
    },
  )

  it.each([
    ['pictures', 'vide', 'hvc1'],
    ['sound', 'soun', 'mp4a'],
    ['subtitles', 'sbtl', 'tx3g'],
    ['chapters', 'text', 'text'],
    ['the time that is counted', 'tmcd', 'tmcd'],
  ])('is not a track of %s', async (_what, handler, form) => {
    const before = movie(samples, pictures, notes({ handler, form }), sound)
    expect((await cleaned(before)).bytes).toEqual(before)
  })

  const [runs = Buffer.alloc(0), sizes = Buffer.alloc(0), places = Buffer.alloc(0)] = tablesOf(at(1, 4))
  const far = bigEndian(0, samplesFrom + size, 0, samplesFrom + 4 * size)
  it.each([
    ['places in a large file', [runs, sizes, box('co64', bigEndian(0, 2), far)]],
    ['one size for all', [runs, table('stsz', size, 2), places]],
    ['small sizes', [runs, box('stz2', bigEndian(0, 8, 2), Buffer.from([size, size])), places]],
    ['sizes of two bytes', [runs, box('stz2', bigEndian(0, 16, 2), Buffer.from([0, size, 0, size])), places]],
    ['one row for all chunks', [table('stsc', 1, 1, 1, 1), sizes, places]],
    [
      'several samples in a chunk',
      [table('stsc', 2, 1, 2, 1, 2, 3, 1), table('stsz', 0, 5, 4, 10, 4, 4, 6), places],
    ],
    [
      'more samples in its last chunk than there are',
      [table('stsc', 1, 1, 2, 1), table('stsz', 0, 3, 4, 10, size), places],
    ],
  ])('is found by %s', async (_how, tables) => {
    const before = movie(samples, pictures, notes({ tables }), sound)
    const { bytes } = await cleaned(before)
    expect(bytes.subarray(0, samplesFrom + samples.length)).toEqual(
      without(before).subarray(0, samplesFrom + samples.length),
    )
  })

  it('is found with tables that are larger than the read buffer', async () => {
    const count = 18_000
    const every = Buffer.concat(Array.from({ length: count }, () => Buffer.from('sea!here')))
    const chunks = (from: number) =>
      Array.from({ length: count }, (_, index) => ({ at: samplesFrom + from + index * 8, sizes: [3, 1] }))
    const inSea = track({ handler: 'vide', form: 'avc1', number: 1, tables: tablesOf(chunks(0)) })
    const { bytes } = await cleaned(movie(every, inSea, notes({ tables: tablesOf(chunks(4)) })))
    const expected = Buffer.concat(Array.from({ length: count }, () => Buffer.from('sea!\0\0\0\0')))
    expect(bytes.subarray(samplesFrom, samplesFrom + every.length).equals(expected)).toBe(true)
  })
})

describe('Fragmented film', () => {
  /** The flags at the start of a table. */
  const flagged = (flags: number, bytes: Buffer) => {
    bytes.writeUInt32BE(flags, 8)
    return bytes
  }
  const traf = (head: Buffer, ...runs: readonly Buffer[]) => box('traf', head, ...runs)
  const inHead = (number: number, fallback: number) => [
    track({ handler: number === 2 ? 'meta' : 'vide', form: 'mp4v', number, tables: [] }),
    box('mvex', table('trex', number, 1, 0, fallback, 0)),
  ]
  const completeMovie = (...parts: readonly Buffer[]) =>
    inChunks(
      [...inHead(1, size), ...inHead(2, size)],
      box('moof', table('mfhd', 1), ...parts),
      box('mdat', Buffer.concat([seen, place])),
    )
  /** The offset of the samples from the fragment, or from the start of the file. */
  const away = (bytes: Buffer, what: Buffer) => bytes.indexOf(what) - bytes.indexOf('moof') + 4

  const forms: readonly [string, (picture: number, note: number, moof: number) => readonly Buffer[]][] = [
    [
      'where it begins',
      (picture, note) => [
        traf(flagged(0x2_0000, table('tfhd', 1)), flagged(0x1, table('trun', 1, picture))),
        traf(flagged(0x2_0000, table('tfhd', 2)), flagged(0x1, table('trun', 1, note))),
      ],
    ],
    [
      'the beginning of the file',
      (picture, note, moof) => [
        traf(flagged(0x1, table('tfhd', 1, 0, moof)), flagged(0x1, table('trun', 1, picture))),
        traf(flagged(0x11, table('tfhd', 2, 0, moof + note, size)), flagged(0x0, table('trun', 1))),
      ],
    ],
    [
      'what is before, with sizes of their own',
      (picture) => [
        traf(table('tfhd', 1), flagged(0x201, table('trun', 1, picture, size))),
        traf(
          flagged(0x1a, table('tfhd', 2, 1, 40, 1)),
          flagged(0xf00, table('trun', 2, 40, 3, 0, 0, 40, 4, 0, 0)),
          flagged(0x204, table('trun', 1, 0, size - 7)),
        ),
      ],
    ],
  ]

  it.each(forms)('loses metadata samples with offsets from %s', async (_what, parts) => {
    const draft = completeMovie(...parts(0, 0, 0))
    const before = completeMovie(...parts(away(draft, seen), away(draft, place), draft.indexOf('moof') - 4))
    const { bytes } = await cleaned(before)
    expect(bytes.includes('canary')).toBe(false)
    expect(bytes.indexOf(seen)).toBe(before.indexOf(seen))
    expect(bytes.subarray(before.indexOf(place))).toEqual(Buffer.alloc(size))
    const [first, second] = [before.indexOf('traf'), before.lastIndexOf('traf')]
    expect(bytes.subarray(first, second - 4)).toEqual(before.subarray(first, second - 4))
    expect(bytes.toString('latin1', second, second + 4)).toBe('free')
  })

  const noted = (flags: number, ...numbers: readonly number[]) =>
    traf(flagged(0x2_0000, table('tfhd', 2)), flagged(flags, table('trun', ...numbers)))

  it('loses a whole fragment without other tracks', async () => {
    const draft = completeMovie(noted(0x1, 1, 0))
    const before = completeMovie(noted(0x1, 1, away(draft, place)))
    const { bytes } = await cleaned(before)
    expect(bytes.includes('canary')).toBe(false)
    expect(bytes.includes('moof')).toBe(false)
    expect(bytes.indexOf(seen)).toBe(before.indexOf(seen))
  })

  it.each([
    ['before the file begins', noted(0x1, 1, -5_000)],
    ['after its end', noted(0x1, 1, 5_000)],
    ['in the piece itself', noted(0x1, 1, 8)],
    ['of more samples than it has sizes', noted(0x201, 1_000, 8)],
    ['in two heads', box('traf', table('tfhd', 2), table('tfhd', 2))],
    ['in no head', box('traf', table('trun', 1))],
  ])('is rejected when the samples are %s', async (_where, broken) => {
    const before = completeMovie(broken)
    await expect(cleaned(before)).rejects.toThrow(RangeError)
    expect(left()).toEqual(before)
  })

  it('is rejected when a video sample is located through removed data', async () => {
    const parts = (note: number) => [noted(0x1, 1, note), traf(table('tfhd', 1), table('trun', 1))]
    const before = completeMovie(...parts(away(completeMovie(...parts(0)), place)))
    await expect(cleaned(before)).rejects.toThrow(RangeError)
    expect(left()).toEqual(before)
  })

  it('handles any damage', () => {
    const parts = forms[0]?.[1](0, 0, 0) ?? []
    return standsDamage(completeMovie(...parts))
  })
})

describe('Invalid tables', () => {
  const [runs = Buffer.alloc(0), sizes = Buffer.alloc(0), places = Buffer.alloc(0)] = tablesOf(at(1, 4))
  const broken: readonly [string, readonly Buffer[]][] = [
    ['lead out of the file', [runs, sizes, table('stco', 2, samplesFrom + size, 5_000)]],
    ['lead to its head', [runs, sizes, table('stco', 2, samplesFrom + size, samplesFrom + 85)]],
    ['lead to its beginning', [runs, sizes, table('stco', 2, samplesFrom + size, 0)]],
    ['lead beyond all numbers', [runs, sizes, box('co64', bigEndian(0, 2, 0, samplesFrom, -1, -1))]],
    ['share a byte with a picture', [runs, table('stsz', 0, 2, size, size + 15), places]],
    ['say more places than they have', [runs, sizes, table('stco', 3, samplesFrom, samplesFrom)]],
    ['say more sizes than they have', [runs, table('stsz', 0, 3, size, size), places]],
    ['say more rows than they have', [table('stsc', 9, 1, 1, 1), sizes, places]],
    ['begin with the second chunk', [table('stsc', 1, 2, 1, 1), sizes, places]],
    ['have rows out of order', [table('stsc', 2, 1, 1, 1, 1, 1, 1), sizes, places]],
    ['have no rows', [table('stsc', 0), sizes, places]],
    ['leave samples over', [runs, table('stsz', 0, 3, 1, 1, 1), places]],
    ['have no sizes', [runs, places]],
    ['have no list of samples', [sizes, places]],
    ['are there twice', [runs, sizes, places, places]],
    ['have sizes of half a byte', [runs, box('stz2', bigEndian(0, 4, 2), Buffer.alloc(1)), places]],
    ['have no beginning', [runs, sizes, box('stco', bigEndian(0))]],
  ]

  it.each(broken)('reject a film when they %s, without changing it', async (_what, tables) => {
    const before = movie(samples, pictures, notes({ tables }), sound)
    await expect(cleaned(before)).rejects.toThrow(RangeError)
    expect(left()).toEqual(before)
  })

  it('reject a film with an unrealistic number of parts', async () => {
    const every = Buffer.alloc(4 * 500_001)
    for (let index = 0; index < 500_001; index++) every.writeUInt32BE(samplesFrom, 4 * index)
    const tables = [
      table('stsc', 1, 1, 1, 1),
      table('stsz', 1, 500_001),
      box('stco', bigEndian(0, 500_001), every),
    ]
    await expect(cleaned(movie(samples, pictures, notes({ tables })))).rejects.toThrow('too many pieces')
  })

  it('reject a film with two tracks of the same number', async () => {
    await expect(cleaned(movie(samples, pictures, notes({ number: 1 })))).rejects.toThrow(RangeError)
  })

  const chunks = fc.array(
    fc.record({
      at: fc.nat(samples.length + 20),
      sizes: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 4 },
  )
  const placed = (input: readonly Chunk[]) => input.map((chunk) => ({ ...chunk, at: chunk.at + samplesFrom }))
  const few = fc.oneof(fc.nat(4), fc.nat(samplesFrom + samples.length), fc.integer())
  const anything = fc
    .tuple(
      ...['stsc', 'stsz', 'stco'].map((name) =>
        fc.array(few, { maxLength: 8 }).map((all) => table(name, ...all)),
      ),
    )
    .map((all): readonly Buffer[] => all)

  it('never damage another track', async () => {
    const whatever = fc.oneof(
      chunks.map((input) => tablesOf(placed(input))),
      anything,
    )
    let taken = 0
    await fc.assert(
      fc.asyncProperty(chunks, whatever, async (own, tables) => {
        const validTrack = track({ handler: 'vide', form: 'avc1', number: 1, tables: tablesOf(placed(own)) })
        const before = movie(samples, validTrack, notes({ tables }))
        const result = await cleaned(before).catch((problem: unknown) => problem)
        const after = left()
        if (result instanceof Error) expect(result).toBeInstanceOf(RangeError)
        else taken++
        for (const chunk of placed(own)) {
          const end = Math.min(
            chunk.at + chunk.sizes.reduce((sum, one) => sum + one),
            samplesFrom + samples.length,
          )
          expect(after.subarray(chunk.at, end)).toEqual(before.subarray(chunk.at, end))
        }
        const head = before.indexOf(validTrack) + validTrack.length
        expect(after.subarray(0, samplesFrom)).toEqual(before.subarray(0, samplesFrom))
        expect(after.subarray(samplesFrom + samples.length, head)).toEqual(
          before.subarray(samplesFrom + samples.length, head),
        )
        expect(after).toHaveLength(before.length)
      }),
      { numRuns: 300 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  it('are parsed or rejected with any changed byte', () =>
    standsDamage(movie(samples, pictures, notes(), sound)))
})
