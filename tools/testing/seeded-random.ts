/** Seeded random numbers, the same in every run: a picture that is drawn again is byte-identical. */

export interface SeededRandom {
  /** From 0 to 1. */
  (): number
  readonly between: (least: number, most: number) => number
  /** Near a value, a little more or less, as if drawn by hand. */
  readonly near: (value: number, share?: number) => number
  readonly integer: (least: number, most: number) => number
}

/** The generator is Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + next() * (most - least)
  return Object.assign(next, {
    between,
    near: (value: number, share = 0.15) => value * between(1 - share, 1 + share),
    integer: (least: number, most: number) => Math.floor(between(least, most + 1)),
  })
}
