import type { Scale } from './scale.ts'

export interface ChartSeries {
  readonly label: string
  /** One for each place. */
  readonly values: readonly number[]
}

/** What the parts of the drawing share. */
export interface Plot {
  readonly id: string
  readonly series: readonly ChartSeries[]
  readonly scale: Scale
  readonly count: number
  readonly at: number
  /** From the left: mirrored where reading is. */
  readonly across: (place: number) => number
}
