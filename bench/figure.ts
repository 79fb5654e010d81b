/** A measured figure beside its limit. */
export interface Figure {
  readonly bound: string
  readonly figure: string
  readonly isMet: boolean
}

const written = (value: number, unit: string) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim()

export const upTo = (limit: number, value: number, unit: string): Figure => ({
  bound: `≤ ${limit} ${unit}`.trim(),
  figure: written(value, unit),
  isMet: value <= limit,
})

/** A figure without a limit. */
export const formatted = (value: number, unit: string): Figure => ({
  bound: '',
  figure: written(value, unit),
  isMet: true,
})

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Prints the figures. A figure that exceeds its limit fails the benchmark. */
export function printFigures(figures: Readonly<Record<string, Figure>>): void {
  console.table(figures)
  if (!Object.values(figures).every(({ isMet }) => isMet)) process.exitCode = 1
}
