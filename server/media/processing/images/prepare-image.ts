/**
 * Prepares an uploaded image: checks its size in the header, and then decodes every pixel once. The result is
 * upright, without metadata, with its main colour and a small placeholder.
 */
import { readFile } from 'node:fs/promises'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { Problem } from '../../../problems/problems.ts'
import { stripJpeg } from './strip-jpeg.ts'

export interface ImageInfo {
  readonly width: number
  readonly height: number
  /** `#rrggbb`: the dominant colour. */
  readonly color: string
  /** A `data:` URL for an `img` behind the real one. */
  readonly placeholder: string
}

export interface PreparedPicture extends ImageInfo {
  readonly bytes: Buffer
}

const maxPixels = 50_000_000
const maxSide = 12_000
const maxFrames = 200
/** All frames together, since each is decoded. */
const maxPixelsInFrames = 100_000_000
const placeholderSide = 20

/** Loaded with the first image, so that the start does not wait for it. */
async function openPicture(input: string | Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp(input, { failOn: 'error', limitInputPixels: maxPixelsInFrames, ...options })
}

export async function preparePicture(
  path: string,
  { name, extension }: { readonly name: string; readonly extension: string },
): Promise<PreparedPicture> {
  try {
    const header = await (await openPicture(path, { limitInputPixels: false })).metadata()
    checkSize(name, header)
    await decodeAll(path)
    const upright = (header.orientation ?? 1) === 1 || (header.pages ?? 1) > 1 // animations are never rotated
    const bytes =
      (upright && withoutMetadata(await readFile(path), extension, header)) ||
      (await reencode(path, extension))
    return { bytes, ...(await probe(bytes)) }
  } catch (problem) {
    throw problem instanceof Problem ? problem : new Problem('unreadable_file', { name })
  }
}

/** Information about an image that was validated before. */
export async function probe(bytes: Buffer): Promise<ImageInfo> {
  const { width, height, pageHeight } = await (await openPicture(bytes)).metadata()
  const small = (await openPicture(bytes)).resize(placeholderSide, placeholderSide, { fit: 'inside' })
  const tiny = await small.toColourspace('srgb').webp({ quality: 40, alphaQuality: 40 }).toBuffer()
  const { dominant } = await (await openPicture(tiny)).stats()
  const color = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
  return {
    width,
    height: pageHeight ?? height,
    color: `#${color}`,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Encodes the image again with almost no loss: upright, with its colour profile, without anything else. */
export async function reencode(
  input: string | Buffer,
  extension: string,
  change: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  const picture = change((await openPicture(input, { animated: true })).autoOrient()).keepIccProfile()
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 92 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: 80, effort: 2 }).toBuffer()
    case 'gif':
      return picture.gif().toBuffer()
    default:
      return picture.png().toBuffer()
  }
}

const extension = 0x21
const picture = 0x2c
const trailer = 0x3b
const control = 0xf9
const application = 0xff
/** The blocks with the number of repeats of an animation. */
const repeats = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/

/** Keeps only the blocks of a GIF that are needed to show it. See GIF89a, sections 15 to 27. */
function stripGif(bytes: Buffer): Buffer {
  let at = 13 + tableLength(bytes.readUInt8(10))
  const parts = [bytes.subarray(0, at)]
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === trailer) return Buffer.concat([...parts, bytes.subarray(at, at + 1)])
    if (kind !== extension && kind !== picture) throw new RangeError('no block')
    const end = endOfBlocks(
      bytes,
      kind === extension ? at + 2 : at + 11 + tableLength(bytes.readUInt8(at + 9)),
    )
    if (kind === picture || isNeeded(bytes, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
}

/** The size of the colour table: three bytes per colour. */
function tableLength(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1)
  return (
    label === control || (label === application && repeats.test(bytes.toString('latin1', at + 3, at + 14)))
  )
}

/** Each sub-block contains its length. An empty one is the last. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

/**
 * Removes metadata from an image: location, time, camera, author, and the embedded thumbnail, which may show
 * the image before it was cropped. No pixel changes, and the colour profile stays. Data after the end of the
 * image is removed too. By extension: images of other types must be encoded again.
 */
const stripped: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'sPLT', 'hIST'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** Chunks of length, name, data and checksum: PNG 5.3. */
function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8, name = ''; at < bytes.length && name !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    name = bytes.toString('latin1', at + 4, at + 8)
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The bits of `VP8X` for Exif and XMP. */
const announced = 0x08 | 0x04

/** Chunks of name, length and data, padded to even lengths: RFC 9649 2.3. */
function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const parts: Buffer[] = []
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (webpChunks.has(name)) parts.push(name === 'VP8X' ? silent(bytes, at, next) : bytes.subarray(at, next))
    at = next
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

function silent(bytes: Buffer, from: number, to: number): Buffer {
  const chunk = Buffer.from(bytes.subarray(from, to))
  chunk.writeUInt8(chunk.readUInt8(8) & ~announced, 8)
  return chunk
}

/** The same pixels without metadata. `undefined` when the image must be encoded again for that. */
function withoutMetadata(
  bytes: Buffer,
  extension: string,
  { exif, xmp, iptc }: Metadata,
): Buffer | undefined {
  if (extension !== 'avif') return stripped[extension]?.(bytes)
  return exif === undefined && xmp === undefined && iptc === undefined && hasOnlyNeededBoxes(bytes)
    ? bytes
    : undefined
}

const needed = new Set(['ftyp', 'meta', 'mdat', 'moov'])

/**
 * Whether an AVIF file contains only boxes that are needed to show it. Boxes are listed in tables inside the
 * file, so a file with others must be encoded again. ISO 14496-12, 4.2.
 */
function hasOnlyNeededBoxes(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || !needed.has(bytes.toString('latin1', at + 4, at + 8))) return false
    at += length
  }
  return at === bytes.length
}

function checkSize(name: string, { width, height, pageHeight = height, pages = 1 }: Metadata): void {
  const pixels = width * pageHeight
  if (
    pixels <= maxPixels &&
    Math.max(width, pageHeight) <= maxSide &&
    pages <= maxFrames &&
    pixels * pages <= maxPixelsInFrames
  )
    return
  const limits = { megapixels: maxPixels / 1_000_000, side: maxSide, frames: maxFrames }
  throw new Problem('picture_too_large', { name, ...limits })
}

/** Decodes every pixel of every frame. Throws when anything is damaged. */
async function decodeAll(path: string): Promise<void> {
  const small = { fit: 'fill', fastShrinkOnLoad: false } as const
  await (await openPicture(path, { animated: true })).resize(8, 8, small).raw().toBuffer()
}
