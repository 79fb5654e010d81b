/** Rate limits of calls. Pages and files are not counted. */
import { hash } from 'node:crypto'
import { Problem } from '../../problems/problems.ts'
import type { Visitor } from '../calls/principal.ts'
import { networkOf } from './client-ip.ts'
import type { Rate } from './token-buckets.ts'
import { openBuckets } from './token-buckets.ts'

const minute = 60_000

/** Calls with an additional limit, besides the one that all calls of a user share. */
const own = {
  search: { limit: 240, every: minute },
  /** Images in sizes that no page uses, which are rendered on request. */
  images: { limit: 60, every: minute },
  /** Only accepted messages count, so that visitors who correct a form are not locked out. */
  enquiries: { limit: 5, every: 60 * minute, countsRefused: false },
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
  check(visitor: Pick<Visitor, 'address' | 'session'>, limit: LimitName | undefined): () => void
  /** Counts something other than a call, for the network of a visitor. Throws `too_many_requests`. */
  spend(visitor: Pick<Visitor, 'address'>, limit: LimitName): void
  /** This session is valid: from now on it is counted by itself, not by its address. */
  recognise(session: string): void
}

const maxRecognised = 10_000

/** A `factor` of 0 turns all limits off, for load tests and behind a gateway. */
export function openLimits(factor: number, clock?: () => number): Limits {
  const buckets = openBuckets(clock)
  const recognised = new Set<string>()

  const scaled = ({ limit, every }: Rate): Rate => ({ limit: Math.max(1, limit * factor), every })

  function take(name: string, who: string, rate: Rate): void {
    const { limit, every } = rate
    const wait = buckets.take(`${name} ${who}`, scaled(rate))
    if (wait > 0)
      throw new Problem('too_many_requests', {}, { headers: headersFor(name, wait, limit, every) })
  }

  return {
    check({ address, session }, limit) {
      if (factor === 0) return () => {}
      const key = session === undefined ? undefined : keyOf(session)
      const isKnown = key !== undefined && recognised.has(key)
      const who = isKnown ? key : networkOf(address)
      take(isKnown ? 'session' : 'address', who, isKnown ? signedIn : anonymous)
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
    recognise(session) {
      if (factor === 0) return
      recognised.add(keyOf(session))
      const [oldest] = recognised
      if (recognised.size > maxRecognised && oldest !== undefined) recognised.delete(oldest)
    },
  }
}

/** A session value is a secret, so only its hash is stored, even in memory. */
const keyOf = (session: string) => hash('sha256', session, 'base64url')

/** Headers of the IETF draft: https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function headersFor(name: string, wait: number, max: number, every: number): Record<string, string> {
  const seconds = Math.ceil(wait / 1_000)
  return {
    'retry-after': String(seconds),
    ratelimit: `"${name}";r=0;t=${seconds}`,
    'ratelimit-policy': `"${name}";q=${max};w=${every / 1_000}`,
  }
}
