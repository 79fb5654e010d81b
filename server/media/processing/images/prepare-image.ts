/**
 * A picture, looked at before it is taken: its size by its header, then every pixel of it once. It comes out upright,
 * without metadata, with its colour and a picture of a few pixels to show until it is there.
 */
import { readFile } from 'node:fs/promises'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { Problem } from '../../../problems/problems.ts'
import { isWhollyAvif } from './strip-avif.ts'
import { stripped } from './strip-metadata.ts'

export interface ImageInfo {
  readonly width: number
  readonly height: number
  /** `#rrggbb`: the colour that most of it has. */
  readonly color: string
  /** As a `data:` address, for an `img` behind the real one. */
  readonly placeholder: string
}

export interface PreparedPicture extends ImageInfo {
  readonly bytes: Buffer
}

const maxPixels = 50_000_000
const maxSide = 12_000
const maxFrames = 200
/** All frames together: each is decoded. */
const maxPixelsInFrames = 100_000_000
const placeholderSide = 20

/** Loaded when the first picture comes: a start does not wait for it. */
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
    const upright = (header.orientation ?? 1) === 1 || (header.pages ?? 1) > 1 // what moves is never turned
    const bytes =
      (upright && withoutMetadata(await readFile(path), extension, header)) ||
      (await reencode(path, extension))
    return { bytes, ...(await probe(bytes)) }
  } catch (problem) {
    throw problem instanceof Problem ? problem : new Problem('unreadable_file', { name })
  }
}

/** What is shown of a picture that was checked before. */
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

/** Written anew with hardly a loss: upright, with its colour profile, without anything else. */
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

/** The same picture, to the last pixel; `undefined` where it has to be written anew for that. */
function withoutMetadata(
  bytes: Buffer,
  extension: string,
  { exif, xmp, iptc }: Metadata,
): Buffer | undefined {
  if (extension !== 'avif') return stripped[extension]?.(bytes)
  return exif === undefined && xmp === undefined && iptc === undefined && isWhollyAvif(bytes)
    ? bytes
    : undefined
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

/** Every pixel of every frame: whatever is damaged throws. */
async function decodeAll(path: string): Promise<void> {
  const small = { fit: 'fill', fastShrinkOnLoad: false } as const
  await (await openPicture(path, { animated: true })).resize(8, 8, small).raw().toBuffer()
}
