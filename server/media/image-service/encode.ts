/**
 * Resizes and converts an image. Callers wait for a slot first, because it is the heaviest work of the
 * server.
 */
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { ImageProblem } from './image-problem.ts'
import type { Effect, Format, Modifiers } from './parse-modifiers.ts'
import { formats, maxRequestedSide } from './parse-modifiers.ts'

export interface EncodedImage {
  readonly bytes: Buffer
  readonly type: string
}

/** The same limit as for uploads. */
const maxPixels = 50_000_000
const maxPixelsInFrames = 100_000_000
const maxOutputSide = 12_000
const maxFrames = 200
const maxSeconds = 20

/**
 * Without `format`, the format of the source is kept. An animation stays animated: AVIF does not support that
 * here, so it becomes WebP. An SVG is rendered at the requested size.
 */
export async function encode(
  source: Buffer,
  modifiers: Modifiers,
  format: Format | undefined,
): Promise<EncodedImage> {
  const open = await opener(source)
  const header = await open({}).metadata().catch(unreadable)
  checkSize(header)
  const isAnimation = (header.pages ?? 1) > 1 && modifiers.still !== true
  const chosen = format ?? ownFormat(header)
  // A client that names no such format shows GIF nevertheless.
  const requested = isAnimation && modifiers.format === 'auto' && !canMove.has(chosen) ? 'gif' : chosen
  const moves = isAnimation && canMove.has(requested)
  const target = moves && requested === 'avif' ? 'webp' : requested
  const picture = open({ animated: moves, ...density(header, modifiers) }).autoOrient()
  const changed = resized((modifiers.effects ?? []).reduce(affect, picture), header, modifiers)
  const written = inFormat(changed, target, modifiers).timeout({ seconds: maxSeconds })
  return { bytes: await written.toBuffer().catch(unreadable), type: `image/${target}` }
}

const canMove: ReadonlySet<Format> = new Set(['webp', 'gif', 'avif'])

/**
 * Loaded with the first image, so that the start does not wait for it. Without a cache between images, memory
 * stays constant.
 */
async function opener(source: Buffer): Promise<(options: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return (options) => sharp(source, { failOn: 'error', limitInputPixels: maxPixelsInFrames, ...options })
}

function unreadable(): never {
  throw new ImageProblem('IPX_INVALID_IMAGE', 'The source is no image that can be read')
}

function checkSize({ width, height, pages = 1 }: Metadata): void {
  const pixels = width * height
  const fits = pixels <= maxPixels && Math.max(width, height) <= maxOutputSide
  if (fits && pages <= maxFrames && pixels * pages <= maxPixelsInFrames) return
  throw new ImageProblem('IPX_INVALID_IMAGE', 'The source is too large')
}

function ownFormat({ format }: Metadata): Format {
  if (format === 'heif') return 'avif'
  return formats.find((one) => one === format) ?? 'png'
}

/** Renders an SVG at the final size, instead of enlarging it afterwards. */
function density({ format, width }: Metadata, modifiers: Modifiers): SharpOptions {
  if (format !== 'svg') return {}
  const factor = Math.max(modifiers.width ?? 0, modifiers.height ?? 0) / width
  return { density: Math.min(2_400, Math.max(72, 72 * factor)) }
}

function affect(picture: Sharp, effect: Effect): Sharp {
  switch (effect.name) {
    case 'blur':
      return picture.blur(effect.sigma)
    case 'sharpen':
      return picture.sharpen({ sigma: Math.min(effect.sigma, 10) })
    case 'rotate':
      return picture.rotate(effect.angle)
    case 'extract':
      return picture.extract(effect)
    case 'flip':
      return picture.flip()
    case 'flop':
      return picture.flop()
    case 'grayscale':
      return picture.grayscale()
  }
}

const clear = { r: 255, g: 255, b: 255, alpha: 0 }

function resized(picture: Sharp, header: Metadata, modifiers: Modifiers): Sharp {
  const { width, height, fit = 'cover', position = 'centre', background = clear } = modifiers
  if (width === undefined && height === undefined) return picture
  const mayEnlarge = modifiers.enlarge === true || header.format === 'svg'
  const both = width !== undefined && height !== undefined
  const own = header.autoOrient
  if (mayEnlarge) checkGrowth(modifiers, own)
  return picture.resize({
    ...(both && !mayEnlarge ? clamped({ width, height }, own) : { width, height }),
    fit,
    position,
    background,
    withoutEnlargement: !mayEnlarge,
  })
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A single dimension does not limit the other: a wide version of a tall, thin image would be huge. */
function checkGrowth({ width = 0, height = 0 }: Modifiers, own: Size): void {
  const factor = Math.max(1, width / own.width, height / own.height)
  if (factor === 1 || own.width * own.height * factor ** 2 <= maxPixels) return
  throw new ImageProblem('IPX_INVALID_MODIFIER', 'The image would be too large')
}

/** Limits a size that exceeds the source to the largest one with the same aspect ratio. */
function clamped(requested: Size, own: Size): Size {
  const factor = Math.min(1, own.width / requested.width, own.height / requested.height)
  const scaled = (side: number) => Math.min(maxRequestedSide, Math.max(1, Math.round(side * factor)))
  return { width: scaled(requested.width), height: scaled(requested.height) }
}

function inFormat(picture: Sharp, format: Format, { quality, background }: Modifiers): Sharp {
  const opaque = background === undefined ? picture : picture.flatten({ background })
  switch (format) {
    case 'webp':
      return opaque.webp({ quality: quality ?? 80, effort: 3 })
    // More effort takes three times as long, and the result is no smaller.
    case 'avif':
      return opaque.avif({ quality: quality ?? 50, effort: 2 })
    case 'jpeg':
      return picture
        .flatten({ background: background ?? '#fff' })
        .jpeg({ quality: quality ?? 80, progressive: true })
    case 'png':
      return opaque.png(quality === undefined ? {} : { quality })
    case 'gif':
      return opaque.gif()
  }
}

const bestFirst = ['avif', 'webp', 'jpeg', 'png', 'gif'] as const

/** Undefined keeps the format of the source, for a client that names no format. */
export function chooseFormat(accept: string | undefined): Format | undefined {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )
  return bestFirst.find((format) => taken.has(`image/${format}`))
}
