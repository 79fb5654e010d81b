/** Rate limits of calls. Pages and files are not counted. */
import { hash } from 'node:crypto'
import { minute } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { Visitor } from '../calls/principal.ts'
import { networkOf } from './client-ip.ts'

/** Calls with an additional limit, besides the one that all calls of a user share. */
const own = {
  search: { limit: 240, every: minute },
  /** Images in sizes that no page uses, which are rendered on request. */
  images: { limit: 60, every: minute },
  /** Only accepted messages count, so that visitors who correct a form are not locked out. */
  enquiries: { limit: 5, every: 60 * minute, countsRefused: false },
  /** A class or an office may fill in one form together. */
  forms: { limit: 20, every: 60 * minute, countsRefused: false },
  /** An office that shares one address may read and rate many pages. */
  feedback: { limit: 30, every: 60 * minute, countsRefused: false },
} as const satisfies Record<string, Rate & { readonly countsRefused?: false }>

export type LimitName = keyof typeof own

const anonymous: Rate = { limit: 1_200, every: minute }
const signedIn: Rate = { limit: 3_000, every: minute }

export interface Limits {
  /**
   * Counts a call before any lookup, and throws `too_many_requests` when the limit is exceeded. Call the
   * returned function when the call is rejected: it reverts the count where the limit counts only what was
   * accepted.
   */
  check(visitor: Pick<Visitor, 'address' | 'session' | 'bearer'>, limit: LimitName | undefined): () => void
  /** Counts something other than a call, for the network of a visitor. Throws `too_many_requests`. */
  spend(visitor: Pick<Visitor, 'address'>, limit: LimitName): void
  /** This session or API token is valid: from now on it is counted by itself, not by its address. */
  recognise(credential: string): void
}

const maxRecognised = 10_000

/** A `factor` of 0 turns all limits off, for load tests and behind a gateway. */
export function openLimits(factor: number, clock?: () => number): Limits {
  const buckets = openBuckets(clock)
  const recognised = new Set<string>()

  const scaled = ({ limit, every }: Rate): Rate => ({ limit: Math.max(1, limit * factor), every })

  function take(name: string, who: string, rate: Rate): void {
    const applied = scaled(rate)
    const wait = buckets.take(`${name} ${who}`, applied)
    if (wait > 0) throw new Problem('too_many_requests', {}, { headers: headersFor(name, wait, applied) })
  }

  return {
    check({ address, session, bearer }, limit) {
      if (factor === 0) return () => {}
      const credential = bearer ?? session
      const key = credential === undefined ? undefined : keyOf(credential)
      const isKnown = key !== undefined && recognised.has(key)
      const who = isKnown ? key : networkOf(address)
      const kind = bearer === undefined ? 'session' : 'token'
      take(isKnown ? kind : 'address', who, isKnown ? signedIn : anonymous)
      if (limit === undefined) return () => {}
      const rate: (typeof own)[LimitName] = own[limit]
      take(limit, who, rate)
      return () => {
        if ('countsRefused' in rate) buckets.giveBack(`${limit} ${who}`, scaled(rate))
      }
    },
    spend({ address }, limit) {
      if (factor !== 0) take(limit, networkOf(address), own[limit])
    },
    recognise(credential) {
      if (factor === 0) return
      recognised.add(keyOf(credential))
      const [oldest] = recognised
      if (recognised.size > maxRecognised && oldest !== undefined) recognised.delete(oldest)
    },
  }
}

/** Sessions and tokens are secrets, so only hashes are stored, even in memory. */
const keyOf = (credential: string) => hash('sha256', credential, 'base64url')

/** Headers of the IETF draft: https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function headersFor(name: string, wait: number, { limit, every }: Rate): Record<string, string> {
  const seconds = Math.ceil(wait / 1_000)
  return {
    'retry-after': String(seconds),
    ratelimit: `"${name}";r=0;t=${seconds}`,
    'ratelimit-policy': `"${name}";q=${Math.floor(limit)};w=${every / 1_000}`,
  }
}

// Token buckets: each holds what may be used at once, and refills over time. In memory: a restart resets them.

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

interface Buckets {
  /** Takes one token, or returns how many milliseconds to wait. */
  take(key: string, rate: Rate): number
  /** Returns a token that was taken for something that did not happen. */
  giveBack(key: string, rate: Rate): void
}

const maxBuckets = 50_000

/** `clock` counts milliseconds and never goes backwards. */
export function openBuckets(clock: () => number = () => performance.now()): Buckets {
  const buckets = new Map<string, Bucket>()

  return {
    take(key, rate) {
      const now = clock()
      const tokens = tokensAt(buckets.get(key), rate, now)
      buckets.delete(key) // Inserted again at the end, so that the first key is always the least recently used.
      buckets.set(key, { amount: tokens >= 1 ? tokens - 1 : tokens, at: now })
      const oldest = buckets.keys().next().value
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest)
      return waitFor(tokens, rate)
    },
    giveBack(key, rate) {
      const now = clock()
      const tokens = tokensAt(buckets.get(key), rate, now)
      if (buckets.has(key)) buckets.set(key, { amount: Math.min(rate.limit, tokens + 1), at: now })
    },
  }
}
