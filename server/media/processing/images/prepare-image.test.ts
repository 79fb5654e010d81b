/** Tests which images are accepted, and what is removed from them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/problems.ts'
import { animation, flicker, photograph, png } from '../../testing/samples.ts'
import { preparePicture } from './prepare-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-picture-'))
afterAll(() => rmSync(folder, { recursive: true }))

function prepared(bytes: Buffer, extension: string) {
  const path = join(folder, `picture.${extension}`)
  writeFileSync(path, bytes)
  return preparePicture(path, { name: 'fern', extension })
}

async function refusal(bytes: Buffer, extension = 'png') {
  try {
    await prepared(bytes, extension)
    return 'taken'
  } catch (problem) {
    return problem instanceof Problem ? problem.code : problem
  }
}

/** A PNG whose header claims this size, with almost no data. */
function claim(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync('nothing')), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const formats = [
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['png', 'png'],
  ['avif', 'avif'],
] as const

describe.each(formats)('Photograph as %s', (format, extension) => {
  it('loses location, time and author, and keeps its colour profile', async () => {
    const bytes = await photograph(format)
    expect(bytes.includes('canary-camera')).toBe(true)
    const before = await sharp(bytes).metadata()
    const { bytes: result } = await prepared(bytes, extension)
    const after = await sharp(result).metadata()
    expect(before.exif).toBeDefined()
    expect(before.xmp).toBeDefined()
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(after.icc).toEqual(before.icc)
    expect(result.includes('canary')).toBe(false)
  })

  it('is rotated upright', async () => {
    const { bytes, width, height } = await prepared(await photograph(format, 6), extension)
    expect([width, height]).toEqual([30, 40])
    const { orientation } = await sharp(bytes).metadata()
    expect(orientation ?? 1).toBe(1)
    expect(bytes.includes('canary')).toBe(false)
  })

  it('is rejected when it is truncated', async () => {
    const bytes = await photograph(format)
    expect(await refusal(bytes.subarray(0, bytes.length - 30), extension)).toBe('unreadable_file')
    expect(await refusal(bytes.subarray(0, 60), extension)).toBe('unreadable_file')
  })
})

describe('Image', () => {
  it.each(formats)('as %s is not changed a second time', async (format, extension) => {
    for (const orientation of [1, 6]) {
      const { bytes } = await prepared(await photograph(format, orientation), extension)
      expect((await prepared(bytes, extension)).bytes.equals(bytes)).toBe(true)
    }
  })

  it.each(['jpg', 'png', 'webp'] as const)('as %s keeps every pixel', async (extension) => {
    const bytes = await photograph(extension === 'jpg' ? 'jpeg' : extension)
    const { bytes: result } = await prepared(bytes, extension)
    expect(await sharp(result).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  })

  it('gets its size, its main colour, and a small placeholder', async () => {
    const look = await prepared((await png({ width: 400, height: 300, color: '#1a6b8f' })).bytes, 'png')
    expect(look).toMatchObject({ width: 400, height: 300 })
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(look.color.slice(at, at + 2), 16),
    )
    expect(Math.abs(red - 0x1a) + Math.abs(green - 0x6b) + Math.abs(blue - 0x8f)).toBeLessThan(36)
    const [type, data = ''] = look.placeholder.split(';base64,')
    expect(type).toBe('data:image/webp')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 20, height: 15 })
    expect(look.placeholder.length).toBeLessThan(400)
  })

  it.each(['gif', 'webp'] as const)('that is animated stays so as %s', async (format) => {
    const bytes = await animation(format, 5)
    const { bytes: result, width, height } = await prepared(bytes, format)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(result).metadata()]
    expect([width, height]).toEqual([8, 8])
    expect([after.pages, after.delay, after.loop]).toEqual([before.pages, before.delay, before.loop])
    const pixels = (of: Buffer) => sharp(of, { animated: true }).raw().toBuffer()
    expect(await pixels(result)).toEqual(await pixels(bytes))
  })

  it('that is animated is not rotated, and loses its orientation', async () => {
    const bytes = await sharp(await animation('webp', 3), { animated: true })
      .webp()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { bytes: result } = await prepared(bytes, 'webp')
    expect(await sharp(result).metadata()).toMatchObject({ pages: 3 })
    expect((await sharp(result).metadata()).orientation).toBeUndefined()
  })

  const blocks = (...parts: readonly Buffer[]) =>
    Buffer.concat([...parts.flatMap((part) => [Buffer.from([part.length]), part]), Buffer.from([0])])
  /**
   * GIF89a, sections 24 to 26, and XMP as Adobe writes it, whose text looks like blocks with an end of its
   * own.
   */
  const written = {
    'a comment': [Buffer.from('21fe', 'hex'), blocks(Buffer.from('canary'), Buffer.from('canary'))],
    'words to be drawn': [Buffer.from('2101', 'hex'), blocks(Buffer.alloc(12), Buffer.from('canary'))],
    XMP: [
      Buffer.from('21ff0b', 'hex'),
      Buffer.from('XMP DataXMP'),
      Buffer.from('<x:xmpmeta><exif:GPSLatitude>canary</exif:GPSLatitude></x:xmpmeta>'),
      Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0]),
    ],
    'what a program put there': [
      Buffer.from('21ff', 'hex'),
      blocks(Buffer.from('MGKIPTC0000'), Buffer.from('canary')),
    ],
  }

  it.each(Object.entries(written))('as GIF loses %s, and stays animated', async (_what, parts) => {
    const bytes = await animation('gif', 3)
    const repeats = Buffer.from('21ff0b4e45545343415045322e300301050000', 'hex')
    const first = bytes.indexOf('21f904', 'hex')
    const animated = Buffer.concat([
      bytes.subarray(0, first),
      repeats,
      ...parts,
      bytes.subarray(first, -1),
      ...parts,
      bytes.subarray(-1),
    ])
    const { bytes: result } = await prepared(animated, 'gif')
    expect(result.includes('canary')).toBe(false)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(result).metadata()]
    expect([after.pages, after.delay, after.loop]).toEqual([before.pages, before.delay, 6])
  })

  it.each(formats)('as %s loses data after its end', async (format, extension) => {
    const bytes = Buffer.concat([await photograph(format), Buffer.from('canary-<script>')])
    const { bytes: result } = await prepared(bytes, extension)
    expect(result.includes('canary')).toBe(false)
  })

  it('as AVIF loses data after its end, even when nothing else is removed', async () => {
    const { bytes } = await prepared(await photograph('avif'), 'avif')
    const { bytes: result } = await prepared(Buffer.concat([bytes, Buffer.from('canary-<script>')]), 'avif')
    expect(result.includes('canary')).toBe(false)
  })

  it('as WebP has no flags for removed chunks', async () => {
    const bytes = await photograph('webp')
    const announced = (of: Buffer) => of.readUInt8(of.indexOf('VP8X') + 8) & 0x0c
    expect(announced(bytes)).toBe(0x0c)
    expect(announced((await prepared(bytes, 'webp')).bytes)).toBe(0)
  })

  it('as JPEG loses the thumbnail in its header', async () => {
    const bytes = await photograph('jpeg')
    const head = Buffer.from('ffe000164a46494600010200000100010201', 'hex')
    const { bytes: result } = await prepared(
      Buffer.concat([bytes.subarray(0, 2), head, Buffer.from('canary'), bytes.subarray(2)]),
      'jpg',
    )
    expect(result.includes('canary')).toBe(false)
  })

  it('that is animated is rejected when a later frame is damaged', async () => {
    const bytes = await flicker(3, 64)
    const at = Math.floor(bytes.length * 0.9)
    const damaged = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(40, 0xff), bytes.subarray(at + 40)])
    expect(await refusal(bytes, 'gif')).toBe('taken')
    expect(await refusal(damaged, 'gif')).toBe('unreadable_file')
  })

  it.each([
    ['more than 50 megapixels', 10_000, 5_001],
    ['a side of more than 12,000 pixels', 12_001, 1],
    ['a million pixels by a million', 1_000_000, 1_000_000],
  ])('with %s is rejected by its header', async (_what, width, height) => {
    expect(await refusal(claim(width, height))).toBe('picture_too_large')
  })

  it('of the maximum size is accepted', async () => {
    expect(await refusal(claim(12_000, 4_000))).toBe('unreadable_file')
  })

  it('may have 200 frames, not 201', async () => {
    expect((await prepared(await animation('gif', 200, 2), 'gif')).width).toBe(2)
    expect(await refusal(await animation('gif', 201, 2), 'gif')).toBe('picture_too_large')
  })
})
