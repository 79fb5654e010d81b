/** Exposes the coated paper under its layers and washes it: turns silhouettes into a picture. */
import sharp from 'sharp'
import type { Layer, Paper } from './drawing.ts'
import { coatPaper } from './paper.ts'

/** Colours by amount of light, from the white of the paper to the blue of iron. */
const tones: readonly (readonly [light: number, red: number, green: number, blue: number])[] = [
  [0, 247, 249, 248],
  [0.12, 219, 232, 238],
  [0.3, 150, 191, 216],
  [0.5, 74, 138, 181],
  [0.7, 28, 98, 150],
  [0.86, 13, 69, 117],
  [1, 8, 46, 88],
  [1.3, 5, 27, 56],
]

/** The colour for each of 512 amounts of light. */
const washed = Array.from({ length: 512 }, (_, index) => {
  const light = (index / 511) * 1.3
  const next = Math.max(
    1,
    tones.findIndex(([maxLight]) => maxLight >= light),
  )
  const [low, high] = [tones[next - 1] ?? [0, 0, 0, 0], tones[next] ?? [0, 0, 0, 0]]
  const share = (light - low[0]) / (high[0] - low[0])
  const mixed = (from: number, to: number) => Math.round(from + (to - from) * share)
  return [mixed(low[1], high[1]), mixed(low[2], high[2]), mixed(low[3], high[3])] as const
})

/** How much light each pixel lost to a layer, from 0 to 1. */
async function shadowOf(
  { width, height }: Paper,
  { shape, density = 1, blur = 0 }: Layer,
): Promise<Float32Array> {
  if (typeof shape !== 'string') {
    return Float32Array.from({ length: width * height }, (_, index) => {
      return density * shape(index % width, Math.floor(index / width))
    })
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${shape}</svg>`
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().toColourspace('b-w')
  const pixels = await (blur > 0.3 ? drawn.blur(blur) : drawn).raw().toBuffer()
  return Float32Array.from(pixels, (value) => (density * value) / 255)
}

/**
 * Uncoated areas are transparent, so that the picture fits any page background, or white if it must be
 * opaque.
 */
export async function expose(paper: Paper, layers: readonly Layer[], isOpaque = false): Promise<Buffer> {
  const { width, height } = paper
  const { cover, depth } = await coatPaper(paper)
  const light = new Float32Array(width * height).fill(1)
  for (const layer of layers) {
    const shadow = await shadowOf(paper, layer)
    for (let index = 0; index < light.length; index++)
      light[index] = (light[index] ?? 1) * (1 - (shadow[index] ?? 0))
  }
  const pixels = Buffer.alloc(width * height * 4)
  for (let index = 0; index < light.length; index++) {
    const seen = 0.03 + (depth[index] ?? 0) * (light[index] ?? 0) * 0.97
    const tone = washed[Math.min(511, Math.max(0, Math.round((seen / 1.3) * 511)))] ?? [0, 0, 0]
    pixels.set(tone, index * 4)
    pixels[index * 4 + 3] = Math.round((cover[index] ?? 0) * 255)
  }
  return compressed(pixels, paper, isOpaque)
}

/** The best quality within 190 KB: fine lines all over a picture compress worse than a leaf. */
async function compressed(pixels: Buffer, paper: Paper, isOpaque: boolean, quality = 74): Promise<Buffer> {
  const { width, height } = paper
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } })
  const picture = await (isOpaque ? drawn.flatten({ background: '#fff' }) : drawn)
    .webp({ quality, alphaQuality: 60, effort: 5 })
    .toBuffer()
  return picture.length > 190_000 && quality > 30
    ? compressed(pixels, paper, isOpaque, quality - 10)
    : picture
}
