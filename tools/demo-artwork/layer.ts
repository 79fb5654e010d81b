/** A layer of objects on the paper during the exposure. Layers are listed from the paper upwards. */
import type { SeededRandom } from '../testing/seeded-random.ts'
import type { Point } from './drawing.ts'

export interface Layer {
  /** Silhouettes as SVG, or the share of light that a point lost, from 0 to 1. */
  readonly shape: string | ((x: number, y: number) => number)
  /** How much light it blocked: 1 is a coin, 0.5 a petal. */
  readonly density?: number
  /** The distance from the paper, which makes its edge soft. */
  readonly blur?: number
}

export interface Paper {
  readonly width: number
  readonly height: number
  readonly random: SeededRandom
}

/** Draws the objects on a paper. */
export type Subject = (paper: Paper) => readonly Layer[]

/** Calls `make` with the numbers from 0 to below `count`, each with its position from 0 to 1. */
export function each<Made>(count: number, make: (index: number, share: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0))
}

/** Points of a curve at positions from 0 to 1. */
export function along(steps: number, place: (share: number) => Point): readonly Point[] {
  return each(steps + 1, (_, share) => place(share))
}
