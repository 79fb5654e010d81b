/** Token buckets: each holds what may be used at once, and fills again as time passes. In memory: a restart forgives. */

export interface Rate {
  /** How many at once, and how many in each period. */
  readonly most: number
  /** In milliseconds. */
  readonly every: number
}

interface Bucket {
  tokens: number
  at: number
}

export interface Buckets {
  /** Takes one token; says how many milliseconds to wait where there is none. */
  take(key: string, rate: Rate): number
  /** How many milliseconds there is none; takes nothing. */
  wait(key: string, rate: Rate): number
}

const mostKept = 50_000

/** `clock` counts milliseconds and never goes backwards. */
export function openBuckets(clock: () => number = () => performance.now()): Buckets {
  const kept = new Map<string, Bucket>()

  function tokensOf(key: string, { most, every }: Rate, now: number): number {
    const bucket = kept.get(key) ?? { tokens: most, at: now }
    return Math.min(most, bucket.tokens + ((now - bucket.at) / every) * most)
  }

  const waitFor = (tokens: number, { most, every }: Rate) =>
    tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * every) / most)

  return {
    take(key, rate) {
      const now = clock()
      const tokens = tokensOf(key, rate, now)
      kept.delete(key) // put back at the end, so that whoever was away longest is forgotten first
      kept.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
      const oldest = kept.keys().next().value
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return waitFor(tokens, rate)
    },
    wait: (key, rate) => waitFor(tokensOf(key, rate, clock()), rate),
  }
}
