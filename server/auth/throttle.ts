/**
 * Slows down guessing: after five failures for one account from one address, each further try has to wait, one second
 * at first, then twice as long each time, up to a quarter of an hour. In memory: a restart forgives.
 */
import { Problem } from '../http/problems.ts'

const free = 5
const longest = 15 * 60_000
const mostKept = 10_000

interface Failures {
  count: number
  /** In milliseconds. */
  notBefore: number
}

export interface Throttle {
  /** Throws while it is too early for another try. */
  check(account: string, address: string): void
  failed(account: string, address: string): void
  succeeded(account: string, address: string): void
}

export function openThrottle(now: () => Date): Throttle {
  const kept = new Map<string, Failures>()
  const keyOf = (account: string, address: string) => JSON.stringify([account, address])
  return {
    check(account, address) {
      const wait = (kept.get(keyOf(account, address))?.notBefore ?? 0) - now().getTime()
      if (wait > 0) throw new Problem('too_many_requests', {}, { headers: retryAfter(wait) })
    },
    failed(account, address) {
      const key = keyOf(account, address)
      const count = (kept.get(key)?.count ?? 0) + 1
      const wait = count < free ? 0 : Math.min(longest, 1_000 * 2 ** (count - free))
      kept.delete(key) // put back at the end, so that the oldest is forgotten first
      kept.set(key, { count, notBefore: now().getTime() + wait })
      const oldest = kept.keys().next().value
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    succeeded(account, address) {
      kept.delete(keyOf(account, address))
    },
  }
}

function retryAfter(milliseconds: number): { 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(milliseconds / 1_000)) }
}
