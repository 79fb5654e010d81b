/**
 * Token buckets: each holds what may be used at once, and refills over time. In memory: a restart resets
 * them.
 */

export interface Rate {
  /** The capacity, and the refill in each period. */
  readonly limit: number
  /** In milliseconds. */
  readonly every: number
}

interface Bucket {
  readonly amount: number
  /** When the amount was current, in milliseconds. */
  readonly at: number
}

export function tokensAt(bucket: Bucket | undefined, { limit, every }: Rate, now: number): number {
  return bucket === undefined ? limit : Math.min(limit, bucket.amount + ((now - bucket.at) / every) * limit)
}

/** How many milliseconds until there is a token. */
export function waitFor(tokens: number, { limit, every }: Rate): number {
  return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * every) / limit)
}

export interface Buckets {
  /** Takes one token, or returns how many milliseconds to wait. */
  take(key: string, rate: Rate): number
  /** Returns a token that was taken for something that did not happen. */
  giveBack(key: string, rate: Rate): void
}

const maxBuckets = 50_000

/** `clock` counts milliseconds and never goes backwards. */
export function openBuckets(clock: () => number = () => performance.now()): Buckets {
  const kept = new Map<string, Bucket>()

  return {
    take(key, rate) {
      const now = clock()
      const tokens = tokensAt(kept.get(key), rate, now)
      kept.delete(key) // Inserted again at the end, so that the first key is always the least recently used.
      kept.set(key, { amount: tokens >= 1 ? tokens - 1 : tokens, at: now })
      const oldest = kept.keys().next().value
      if (kept.size > maxBuckets && oldest !== undefined) kept.delete(oldest)
      return waitFor(tokens, rate)
    },
    giveBack(key, rate) {
      const now = clock()
      const tokens = tokensAt(kept.get(key), rate, now)
      if (kept.has(key)) kept.set(key, { amount: Math.min(rate.limit, tokens + 1), at: now })
    },
  }
}
