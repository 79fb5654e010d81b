/** When a delivery that failed is tried again: promise S6, up to eight tries within a day. */

const minute = 60_000
const hour = 60 * minute

/** After each try but the last, at the longest. With the tries themselves they fit in a day. */
const maxWaits = [minute / 2, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour] as const

export const maxTries = maxWaits.length + 1

/** Up to a fifth sooner by chance, so that many that failed together do not come back together. */
const jitter = 0.2

/** In milliseconds, after so many tries; `undefined` where it was the last. `chance` is from 0 up to 1. */
export function waitAfter(tries: number, chance: number): number | undefined {
  const maxLength = maxWaits[tries - 1]
  return maxLength === undefined ? undefined : Math.round(maxLength * (1 - jitter * chance))
}
