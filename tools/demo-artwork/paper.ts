/** Paper and its brushed coating: where there is solution, and how much. */
import sharp from 'sharp'
import type { SeededRandom } from '../testing/seeded-random.ts'
import type { Paper } from './drawing.ts'

export interface Coat {
  /** How much of a pixel is covered, from 0 to 1. */
  readonly cover: Float32Array
  /** How deep the blue becomes in full light, around 1. */
  readonly depth: Float32Array
}

/** Smooth noise over a picture, from 0 to 1, with the given number of cells across and down. */
async function clouds({ width, height, random }: Paper, across: number, down: number): Promise<Uint8Array> {
  const cells = Buffer.from(Array.from({ length: across * down }, () => Math.floor(random() * 256)))
  return sharp(cells, { raw: { width: across, height: down, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** A wavy line such as the edge of a brush stroke, with fine hairs. */
function edge(random: SeededRandom, length: number, slow: number, hairs: number): Float32Array {
  const waves = [1, 2.3, 4.7, 9.1].map((pace) => ({ pace, size: slow / pace, start: random() * 7 }))
  let hair = 0
  return Float32Array.from({ length }, (_, index) => {
    hair = hair * 0.72 + (random() - 0.5) * hairs
    const turn = (index / length) * Math.PI * 2
    return waves.reduce((sum, { pace, size, start }) => sum + Math.sin(turn * pace + start) * size, hair)
  })
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Brushes from side to side in overlapping strokes. The brush runs dry at their ends. */
export async function coatPaper(paper: Paper): Promise<Coat> {
  const { width, height, random } = paper
  const [streaks, hairs, wet, grain, fibres] = [
    await clouds(paper, 7, Math.round(height / 4)),
    await clouds(paper, 40, Math.round(height / 2)),
    await clouds(paper, 7, 5),
    await clouds(paper, Math.round(width / 2), Math.round(height / 2)),
    await clouds(paper, Math.round(width / 9), Math.round(height / 9)),
  ]
  const strokes = edge(random, 9, 12, 26)
  const [left, right] = [edge(random, height, 9, 5), edge(random, height, 9, 5)]
  const [top, bottom] = [edge(random, width, 7, 2), edge(random, width, 7, 2)]
  const margin = 0.033 * Math.min(width, height)
  const cover = new Float32Array(width * height)
  const depth = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const part = (y / height) * strokes.length
    const end = margin + (strokes[Math.floor(part)] ?? 0)
    const overlap = Math.max(0, 1 - Math.abs((part % 1) - 0.06) * 14)
    const [from, to] = [
      end + (left[y] ?? 0),
      width - margin + (strokes[(Math.floor(part) * 4) % 9] ?? 0) * 0.8 + (right[y] ?? 0),
    ]
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const hair = (hairs[index] ?? 0) / 255 - 0.5
      const dry = hair * 40 + ((streaks[index] ?? 0) / 255 - 0.5) * 26
      const inward = Math.min(x - from, to - x)
      const downward = Math.min(y - margin - (top[x] ?? 0), height - margin + (bottom[x] ?? 0) - y)
      cover[index] = clamp((inward - 16 + dry) / 5) * clamp((downward + hair * 9) / 3.5)
      const pool = Math.exp(-Math.max(0, Math.min(inward - 14, downward)) / 16) * 0.1
      const cloud = ((wet[index] ?? 0) / 255 - 0.5) * 0.24 + ((streaks[index] ?? 0) / 255 - 0.5) * 0.06
      const tooth = ((grain[index] ?? 0) / 255 - 0.5) * 0.035 + ((fibres[index] ?? 0) / 255 - 0.5) * 0.04
      depth[index] = 0.9 + cloud + tooth + pool + overlap * 0.05
    }
  }
  return { cover, depth }
}
