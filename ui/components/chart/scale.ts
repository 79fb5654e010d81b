/** The arithmetic of a chart: round numbers for its axis, and where on it a value stands, in parts of a hundred. */

export interface Scale {
  readonly ticks: readonly number[]
  readonly lowest: number
  readonly highest: number
}

/** From nothing up (or down), in at most so many steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(values: readonly number[], steps = 4): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep((high - low || 1) / steps)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step))
  return { ticks, lowest: rounded(first * step), highest: rounded(last * step) }
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted))
  const factor = [1, 2, 5, 10].find((each) => each * power >= wanted * (1 - 1e-9)) ?? 10
  return factor * power
}

/** Without the crumbs that parts of ten leave in binary. */
const rounded = (value: number) => Number(value.toPrecision(12))

/** From the top, as drawings count. */
export const heightOf = (value: number, { lowest, highest }: Scale) =>
  rounded(((highest - value) / (highest - lowest)) * 100)

/** The middle of a place on the line, from where reading begins. */
export const positionOf = (index: number, count: number) => rounded(((index + 0.5) / count) * 100)

/** Which places are named where there is room for so many names: the last one always, and the others evenly before it. */
export function labelledCategories(count: number, room: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}
