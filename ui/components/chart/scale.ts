/** Chart arithmetic: round numbers for the axis, and the position of a value on it in percent. */

export interface ChartScale {
  readonly ticks: readonly number[]
  readonly lowest: number
  readonly highest: number
}

/** From zero up (or down), with a limited number of steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(values: readonly number[], steps = 4): ChartScale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep((high - low || 1) / steps)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step))
  return { ticks, lowest: rounded(first * step), highest: rounded(last * step) }
}

function roundStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep))
  const factor = [1, 2, 5, 10].find((each) => each * power >= minStep * (1 - 1e-9)) ?? 10
  return factor * power
}

/** Removes the rounding errors of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12))

/** From the top, as in SVG. */
export const heightOf = (value: number, { lowest, highest }: ChartScale) =>
  rounded(((highest - value) / (highest - lowest)) * 100)

/** The middle of a category on the line, in the reading direction. */
export const positionOf = (index: number, count: number) => rounded(((index + 0.5) / count) * 100)

/**
 * Which categories have a label if there is room for a given number: always the last one, and the others
 * evenly before it.
 */
export function labelledCategories(count: number, maxLabels: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / maxLabels))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}
