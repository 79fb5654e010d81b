/**
 * Slows down guessing (promise N7). After five failures for one account from one address, each further try has to wait,
 * one second at first, then twice as long each time, up to a quarter of an hour; an address has fifty failures in that
 * time. For one account from anywhere there are two hundred an hour, after which each try takes a second longer: nobody
 * can lock somebody else out. In memory: a restart forgives.
 */
import { setTimeout } from 'node:timers/promises'
import { networkOf } from '../http/limits/address.ts'
import { openBuckets } from '../http/limits/buckets.ts'
import { Problem } from '../http/problems.ts'

const free = 5
const second = 1_000
const longest = 15 * 60 * second
const mostKept = 10_000
const ofAddress = { most: 50, every: longest }
const ofAccount = { most: 200, every: 60 * 60 * second }

interface Failures {
  count: number
  /** In milliseconds. */
  notBefore: number
}

export interface Throttle {
  /** Throws while it is too early for another try; takes its time where an account is under siege. */
  check(account: string, address: string): Promise<void>
  failed(account: string, address: string): void
  succeeded(account: string, address: string): void
}

export function openThrottle(
  now: () => Date,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Throttle {
  const clock = () => now().getTime()
  const kept = new Map<string, Failures>()
  const addresses = openBuckets(clock)
  const accounts = openBuckets(clock)
  const keyOf = (account: string, address: string) => JSON.stringify([account, networkOf(address)])
  return {
    async check(account, address) {
      const ofPair = (kept.get(keyOf(account, address))?.notBefore ?? 0) - clock()
      const wait = Math.max(ofPair, addresses.wait(networkOf(address), ofAddress))
      if (wait > 0) throw new Problem('too_many_requests', {}, { headers: retryAfter(wait) })
      if (accounts.wait(account, ofAccount) > 0) await pause(second)
    },
    failed(account, address) {
      const key = keyOf(account, address)
      const count = (kept.get(key)?.count ?? 0) + 1
      const wait = count < free ? 0 : Math.min(longest, second * 2 ** (count - free))
      kept.delete(key) // put back at the end, so that the oldest is forgotten first
      kept.set(key, { count, notBefore: clock() + wait })
      const oldest = kept.keys().next().value
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      addresses.take(networkOf(address), ofAddress)
      accounts.take(account, ofAccount)
    },
    succeeded(account, address) {
      kept.delete(keyOf(account, address))
    },
  }
}

function retryAfter(milliseconds: number): { 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(milliseconds / second)) }
}
