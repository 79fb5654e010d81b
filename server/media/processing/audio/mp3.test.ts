import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runOnBytes } from '../../testing/run-on-bytes.ts'
import { photograph } from '../../testing/samples.ts'
import { cleanMp3 } from './mp3.ts'

const file = runOnBytes(cleanMp3)
const cleaned = async (bytes: Buffer) => (await file.cleaned(bytes)).bytes

const song = Buffer.concat(Array.from({ length: 40 }, () => Buffer.from('fffb9064aabbccdd', 'hex')))
const text = (value: string) => Buffer.from(`\0${value}`, 'latin1')

function size(major: number, value: number): Buffer {
  if (major === 2) return Buffer.from([value >> 16, (value >> 8) & 255, value & 255])
  const bits = major === 3 ? 8 : 7
  return Buffer.from([3, 2, 1, 0].map((place) => (value >> (bits * place)) & (2 ** bits - 1)))
}

const frame = (major: number, name: string, content: Buffer, flags = 0) =>
  Buffer.concat([
    Buffer.from(name),
    size(major, content.length),
    major === 2 ? Buffer.alloc(0) : Buffer.from([0, flags]),
    content,
  ])

function tag(major: number, flags: number, ...frames: readonly Buffer[]): Buffer {
  const body = Buffer.concat([...frames, Buffer.alloc(50)])
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([major, 0, flags]), size(4, body.length), body])
}

const names = {
  2: ['TT2', 'COM', 'GEO', 'TXX'],
  3: ['TIT2', 'COMM', 'GEOB', 'TXXX'],
  4: ['TIT2', 'PRIV', 'UFID', 'WXXX'],
}

describe.each([2, 3, 4] as const)('MP3 with ID3v2.%i', (major) => {
  const [title = '', ...open] = names[major]
  const bytes = Buffer.concat([
    tag(
      major,
      0,
      ...open.map((name) => frame(major, name, text('canary-place'))),
      frame(major, title, text('Rain')),
    ),
    song,
  ])

  it('keeps its title, loses what may contain a location, and keeps all positions', async () => {
    const after = await cleaned(bytes)
    expect(after.includes('canary')).toBe(false)
    expect(after).toHaveLength(bytes.length)
    expect(after.indexOf(frame(major, title, text('Rain')))).toBe(bytes.indexOf(title))
    expect(after.indexOf(song)).toBe(bytes.indexOf(song))
    expect(await cleaned(after)).toEqual(after)
  })

  it('loses the whole tag when it cannot be read', async () => {
    const packed = Buffer.concat([tag(major, 0x40, frame(major, open[0] ?? '', text('canary'))), song])
    expect((await cleaned(packed)).includes('canary')).toBe(false)
    const broken = Buffer.concat([tag(major, 0, Buffer.from('?!'), Buffer.from('canary')), song])
    expect((await cleaned(broken)).includes('canary')).toBe(false)
    expect((await cleaned(broken)).indexOf(song)).toBe(broken.indexOf(song))
  })
})

describe('MP3', () => {
  it('keeps its cover, without the location in it', async () => {
    const photo = await photograph('jpeg')
    const cover = frame(3, 'APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), photo]))
    const before = Buffer.concat([tag(3, 0, cover), song])
    expect(before.includes('canary-camera')).toBe(true)
    const after = await cleaned(before)
    expect(after.includes('canary')).toBe(false)
    expect(after.includes('APIC')).toBe(true)
    expect(after.indexOf('ffda', 'hex')).toBe(before.indexOf('ffda', 'hex'))
  })

  it('loses a cover that cannot be parsed', async () => {
    const cover = frame(4, 'APIC', Buffer.from('canary'), 2)
    expect((await cleaned(Buffer.concat([tag(4, 0x80, cover), song]))).includes('canary')).toBe(false)
    const drawn = frame(3, 'APIC', Buffer.from('PNG eXIf canary'))
    expect((await cleaned(Buffer.concat([tag(3, 0, drawn), song]))).includes('canary')).toBe(false)
  })

  it('keeps chapters with their titles, without other data in them', async () => {
    const times = Buffer.alloc(16, 1)
    const inside = [frame(3, 'TIT2', text('One')), frame(3, 'GEOB', text('canary'))]
    const chapter = frame(3, 'CHAP', Buffer.concat([Buffer.from('one\0'), times, ...inside]))
    const list = Buffer.from('all\0\x03\x01one\0', 'latin1')
    const chapters = frame(3, 'CTOC', Buffer.concat([list, frame(3, 'TXXX', text('canary'))]))
    const after = await cleaned(Buffer.concat([tag(3, 0, chapter, chapters), song]))
    expect(after.includes('canary')).toBe(false)
    for (const part of ['One', 'CHAP', 'CTOC', list]) expect(after.includes(part)).toBe(true)
  })

  it('loses the metadata of several successive tags', async () => {
    const one = tag(4, 0, frame(4, 'COMM', text('canary')))
    expect((await cleaned(Buffer.concat([one, one, song]))).includes('canary')).toBe(false)
  })
})

describe('MP3 trailer', () => {
  const fixed = (comment: string) => {
    const last = Buffer.alloc(128)
    last.write('TAG', 0)
    last.write('Rain', 3)
    last.write(comment, 97)
    return last
  }
  const ape = (content: Buffer) => {
    const footer = Buffer.alloc(32)
    footer.write('APETAGEX')
    footer.writeUInt32LE(content.length + 32, 12)
    return Buffer.concat([content, footer])
  }
  const lyrics = (content: string) =>
    `LYRICSBEGIN${content}${String(content.length + 11).padStart(6, '0')}LYRICS200`
  const notes = Buffer.from('canary-place')
  const atEnd = Buffer.concat([Buffer.from('3DI'), Buffer.from([4, 0, 0x10]), size(4, notes.length)])

  it.each([
    ['an APE tag', ape(notes)],
    ['Lyrics3', Buffer.from(lyrics('canary-place'))],
    ['old Lyrics3', Buffer.from('LYRICSBEGINcanaryLYRICSEND')],
    ['an ID3v2 that was put there', Buffer.concat([Buffer.alloc(10), notes, atEnd])],
    [
      'all of them',
      Buffer.concat([Buffer.from(lyrics('canary')), ape(notes), Buffer.alloc(10), notes, atEnd]),
    ],
  ])('loses %s, and keeps the ID3v1 names after it', async (_what, end) => {
    const after = await cleaned(Buffer.concat([song, end, fixed('canary in thirty letters')]))
    expect(after.includes('canary')).toBe(false)
    expect(after.subarray(0, song.length)).toEqual(song)
    expect(after.toString('latin1', after.length - 128, after.length - 121)).toBe('TAGRain')
    expect((await cleaned(Buffer.concat([song, end]))).includes('canary')).toBe(false)
  })

  it('keeps the track number, and clears a comment of thirty characters', async () => {
    const numbered = fixed('canary')
    numbered.writeUInt8(7, 126)
    expect((await cleaned(Buffer.concat([song, numbered]))).at(-2)).toBe(7)
    expect((await cleaned(Buffer.concat([song, fixed('z'.repeat(30))]))).includes('z')).toBe(false)
  })

  it('is ignored when it claims to be longer than the file', async () => {
    const end = ape(notes)
    end.writeUInt32LE(2 ** 31, end.length - 20)
    expect((await cleaned(Buffer.concat([song, end]))).subarray(0, song.length)).toEqual(song)
  })

  it('can be any bytes: the file is parsed without an error, and keeps its length', async () => {
    const bytes = Buffer.concat([tag(3, 0, frame(3, 'COMM', text('Rain'))), song, ape(notes), fixed('rain')])
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
        const damaged = Buffer.from(bytes)
        damaged[at] = value
        expect(await cleaned(damaged)).toHaveLength(bytes.length)
      }),
    )
  })
})
