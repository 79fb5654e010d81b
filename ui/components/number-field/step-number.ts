/** Steps between two bounds, exact in decimals: 0.1 and 0.2 make 0.3. */
export interface Limits {
  /** The lowest number that is allowed. */
  readonly min?: number | undefined
  /** The highest number that is allowed. */
  readonly max?: number | undefined
  /** How far the arrow keys and the buttons change the number. @default 1 */
  readonly step?: number | undefined
}

export function withinLimits(value: number, { min = -Infinity, max = Infinity }: Limits): number {
  return Math.max(min, Math.min(max, value))
}

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = value.toString().split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** So many steps further. What lies between two steps first goes to the nearer one on its way, as in the browser's own field. */
export function stepFrom(value: number, steps: number, { min, max, step = 1 }: Limits): number {
  const base = min ?? 0
  const places = Math.min(20, Math.max(decimalsOf(step), decimalsOf(base)))
  const position = (withinLimits(value, { min, max }) - base) / step
  const nearest = Math.round(position)
  const isOnStep = Math.abs(position - nearest) < 1e-9
  const between = steps > 0 ? Math.floor(position) : Math.ceil(position)
  const reached = base + ((isOnStep ? nearest : between) + steps) * step
  return withinLimits(Number(reached.toFixed(places)), { min, max })
}
