/** Small generated files of every accepted type. */
import sharp from 'sharp'
import type { FormFile } from './form.ts'

interface SampleOptions {
  readonly width?: number
  readonly height?: number
  readonly color?: string
}

const canvas = ({ width = 40, height = 30, color = '#1a6b8f' }: SampleOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })

export async function png(input: SampleOptions & { readonly name?: string } = {}): Promise<FormFile> {
  return { name: input.name ?? 'fern.png', type: 'image/png', bytes: await canvas(input).png().toBuffer() }
}

/** An image with location, camera, thumbnail and other metadata, rotated on its side. */
export async function photograph(format: 'jpeg' | 'webp' | 'png' | 'avif', orientation = 1): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'canary-camera', Artist: 'canary-artist' },
    IFD3: { GPSLatitude: '59/1 26/1 0/1', GPSLatitudeRef: 'N' },
  }
  return canvas()
    .toFormat(format)
    .withExif(exif)
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary-xmp/></x:xmpmeta>')
    .withIccProfile('p3')
    .toBuffer()
}

/** Frames of different colours. */
export async function animation(format: 'gif' | 'webp', frames: number, side = 8): Promise<Buffer> {
  const colors = Array.from(
    { length: frames },
    (_, index) => `rgb(${index % 2 ? 255 : 0}, ${index}, ${index % 2 ? 0 : 255})`,
  )
  const pages = await Promise.all(
    colors.map((color) => canvas({ width: side, height: side, color }).png().toBuffer()),
  )
  return sharp(pages, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** Frames of noise, which take long to decode. */
export async function flicker(frames: number, side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 1 } as const
  const pages = Array.from({ length: frames }, (_, frame) => {
    const pixels = Buffer.from(
      Array.from({ length: side * side }, (_, at) => (at * at * 31 + frame * 97) % 251),
    )
    return sharp(pixels, { raw }).png().toBuffer()
  })
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const svg = (inside = '<path d="M0 0h9v9z"/>', name = 'leaf.svg'): FormFile => ({
  name,
  type: 'image/svg+xml',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
})

export const pdf = (name = 'manual.pdf'): FormFile => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
})

export const mp3 = (bytes = 1_000): FormFile => ({
  name: 'rain.mp3',
  type: 'audio/mpeg',
  bytes: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(bytes - 10, 7)]),
})

/** An element of a WebM file, with its length in four bytes. */
export function element(id: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 | body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

const number = (value: number) => Buffer.from([value >> 8, value & 255])

/** A film of 320 by 240, with a tag that contains its location, and an index that lists the tag. */
export function webm(place = '+59.4370+024.7536/'): FormFile {
  const named = (id: string) =>
    element('4dbb', element('53ab', Buffer.from(id, 'hex')), element('53ac', number(0)))
  const tags = element('1254c367', element('7373', element('67c8', element('4487', Buffer.from(place)))))
  const video = element('e0', element('b0', number(320)), element('ba', number(240)))
  const bytes = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex'),
    element(
      '18538067',
      element('114d9b74', element('bf', Buffer.alloc(4, 9)), named('1654ae6b'), named('1254c367')),
      element('1549a966', element('2ad7b1', number(1_000))),
      element('1654ae6b', element('ae', video)),
      element('1f43b675', element('e7', number(0)), element('a3', Buffer.alloc(40, 3))),
      tags,
    ),
  ])
  return { name: 'tide.webm', type: 'video/webm', bytes }
}

export const box = (name: string, ...content: readonly Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A film of 640 by 480 with its location. */
export function mp4(place = '+59.4370+024.7536/', ...more: readonly Buffer[]): FormFile {
  const header = Buffer.alloc(84)
  header.writeUInt16BE(640, 76)
  header.writeUInt16BE(480, 80)
  const notes = box('udta', box('\xa9xyz', Buffer.from(place)))
  const media = box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12)))
  const track = box('trak', box('tkhd', header), media, notes)
  const moov = box('moov', box('mvhd', Buffer.alloc(100)), track, ...more, notes)
  const bytes = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomiso2')),
    moov,
    box('mdat', Buffer.alloc(64)),
  ])
  return { name: 'tide.mp4', type: 'video/mp4', bytes }
}
