/** What lay on the paper while it was in the sun, from the sheet upwards. */
import type { SeededRandom } from '../testing/seeded-random.ts'
import type { Point } from './drawing.ts'

export interface Layer {
  /** Silhouettes as SVG, or how much light a place lost, from 0 to 1. */
  readonly shape: string | ((x: number, y: number) => number)
  /** How much of the light it kept off: 1 is a coin, 0.5 a petal. */
  readonly density?: number
  /** How far it was from the paper: its edge is that soft. */
  readonly blur?: number
}

export interface Paper {
  readonly width: number
  readonly height: number
  readonly random: SeededRandom
}

/** Draws what lay on a sheet. */
export type Subject = (paper: Paper) => readonly Layer[]

/** Numbers from 0 to below `count`, each with its share of the way. */
export function each<Made>(count: number, make: (index: number, share: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0))
}

/** Points of a curve, from 0 to 1. */
export function along(steps: number, place: (share: number) => Point): readonly Point[] {
  return each(steps + 1, (_, share) => place(share))
}
