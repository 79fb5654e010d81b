/** What was measured, beside the bound that it must keep. */
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

/** Worth knowing; nothing is promised of it. */
export const formatted = (value: number, unit: string): Figure => ({
  bound: '',
  figure: written(value, unit),
  isMet: true,
})

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Prints them; a bound that is not kept makes the bench fail. */
export function printFigures(figures: Readonly<Record<string, Figure>>): void {
  console.table(figures)
  if (!Object.values(figures).every(({ isMet }) => isMet)) process.exitCode = 1
}
