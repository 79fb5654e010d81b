import { describe, expect, it } from 'vitest'
import { runOnBytes } from '../../testing/run-on-bytes.ts'
import { box, mp4 } from '../../testing/samples.ts'
import { cleanMovie } from './mp4.ts'

const { cleaned, standsDamage } = runOnBytes(cleanMovie)

describe('MP4', () => {
  it('has its size detected, and loses its location', async () => {
    const { bytes } = mp4('canary-place')
    expect(bytes.includes('canary-place')).toBe(true)
    const video = await cleaned(bytes)
    expect(video).toMatchObject({ width: 640, height: 480 })
    expect(video.bytes.includes('canary-place')).toBe(false)
    expect(video.bytes.includes('udta')).toBe(false)
  })

  it('has the size of a picture that its matrix turns', async () => {
    const { bytes } = mp4()
    const matrix = bytes.indexOf('tkhd') + 4 + 40
    bytes.writeInt32BE(0x10000, matrix + 4)
    bytes.writeInt32BE(-0x10000, matrix + 12)
    expect(await cleaned(bytes)).toMatchObject({ width: 480, height: 640 })
  })

  /**
   * As phones write it: the names of metadata, and values by the index of their names (Apple, QuickTime File
   * Format).
   */
  const noted = () => {
    const name = Buffer.from('com.apple.quicktime.location.ISO6709')
    const [none, one] = [Buffer.alloc(4), Buffer.from([0, 0, 0, 1])]
    const keys = box(
      'keys',
      none,
      one,
      Buffer.concat([Buffer.from([0, 0, 0, 8 + name.length]), Buffer.from('mdta'), name]),
    )
    const value = box('data', one, none, Buffer.from('+59.4370+024.7536+012.000/ canary-place'))
    const item = box('\0\0\0\x01', value)
    return box(
      'meta',
      box('hdlr', none, none, Buffer.from('mdta'), Buffer.alloc(14)),
      keys,
      box('ilst', item),
    )
  }
  /** XMP as Adobe programs embed it. */
  const adobe = () =>
    box(
      'uuid',
      Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
      Buffer.from('<?xpacket begin=""?><exif:GPSLatitude>canary-place</exif:GPSLatitude><?xpacket end="w"?>'),
    )

  it.each([
    ['notes of a phone at the top', () => [noted()], () => []],
    ['notes of a phone in its head', () => [], () => [noted()]],
    ['notes of a phone about a track', () => [], () => [box('trak', noted())]],
    ['XMP at the top', () => [adobe()], () => []],
    ['XMP in its head', () => [], () => [adobe(), box('trak', adobe())]],
  ])('loses %s, and nothing moves', async (_what, top, inside) => {
    const before = Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isomiso2')),
      ...top(),
      box('moov', box('mvhd', Buffer.alloc(100)), ...inside()),
      box('mdat', Buffer.alloc(64, 7)),
    ])
    expect(before.includes('canary-place')).toBe(true)
    const video = await cleaned(before)
    for (const word of ['canary', 'ISO6709', 'GPS', '+59']) expect(video.bytes.includes(word)).toBe(false)
    expect(video.bytes).toHaveLength(before.length)
    for (const name of ['moov', 'mvhd', 'mdat']) expect(video.bytes.indexOf(name)).toBe(before.indexOf(name))
  })

  it('keeps every other byte in place, because tables contain offsets', async () => {
    const { bytes } = mp4('canary-place')
    const video = await cleaned(bytes)
    expect(video.bytes).toHaveLength(bytes.length)
    for (const name of ['ftyp', 'moov', 'mvhd', 'tkhd', 'mdat']) {
      expect(video.bytes.indexOf(name)).toBe(bytes.indexOf(name))
    }
  })

  it('is rejected without its header', async () => {
    await expect(
      cleaned(Buffer.from('00000010667479706973 6f6d000000000000'.replace(' ', ''), 'hex')),
    ).rejects.toThrow(RangeError)
  })

  it('of any bytes is parsed or rejected', () => standsDamage(mp4().bytes))
})
