/**
 * Sign-in throttle: slows down guessing. After five failures for one account from one network, each further
 * attempt must wait: one second at first, then twice as long each time, up to 15 minutes. A network may have
 * fifty failures in that time. An account may have two hundred an hour from anywhere. After that each attempt
 * takes a second longer, so that nobody can lock out the owner of an account. An attempt counts before its
 * password is checked, so parallel guesses count too. A success reverts it.
 */
import { setTimeout } from 'node:timers/promises'
import { networkOf } from '../../http/limits/client-ip.ts'
import type { Rate } from '../../http/limits/token-buckets.ts'
import { tokensAt, waitFor } from '../../http/limits/token-buckets.ts'
import { Problem } from '../../problems/problems.ts'
import type { Attempt, AttemptStore, Attempts } from './attempt-store.ts'

const freeFailures = 5
const second = 1_000
const maxWait = 15 * 60 * second
const ofNetwork: Rate = { limit: 50, every: maxWait }
const ofAccount: Rate = { limit: 200, every: 60 * 60 * second }

export interface Throttle {
  /**
   * Counts an attempt as a failure. Throws while the next attempt is not allowed yet. Waits when the account
   * is under attack.
   */
  start(account: string, address: string): Promise<void>
  /** The password was right: the attempt does not count, and earlier failures are forgotten. */
  succeeded(account: string, address: string): Promise<void>
  /** The password could not be checked: the attempt does not count. */
  cancelled(account: string, address: string): Promise<void>
}

export function openThrottle(
  store: AttemptStore,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Throttle {
  const takeBack = (account: string, address: string, pairAfter: (before: Attempt) => Attempt | undefined) =>
    store.update(keysOf(account, address), (attempts, now) => {
      attempts.pair = attempts.pair && pairAfter(attempts.pair)
      attempts.network = giveBack(attempts.network, ofNetwork, now)
      attempts.account = giveBack(attempts.account, ofAccount, now)
    })
  return {
    async start(account, address) {
      const keys = keysOf(account, address)
      const { wait, isSlowed } = await store.update(keys, (attempts, now) => countAttempt(attempts, now))
      if (wait > 0) throw new Problem('too_many_requests', {}, { headers: retryAfter(wait) })
      if (isSlowed) await pause(second)
    },
    succeeded: (account, address) => takeBack(account, address, () => undefined),
    cancelled: (account, address) =>
      takeBack(account, address, ({ amount, at }) => ({ amount: amount - 1, at })),
  }
}

function keysOf(account: string, address: string) {
  const network = networkOf(address)
  return {
    pair: `pair ${JSON.stringify([account, network])}`,
    network: `network ${network}`,
    account: `account ${account}`,
  }
}

interface Verdict {
  /** In milliseconds; 0 where the attempt may go on. */
  readonly wait: number
  readonly isSlowed: boolean
}

function countAttempt(attempts: Attempts, now: number): Verdict {
  const ofPair = Math.max(0, (attempts.pair?.at ?? 0) - now)
  const networkTokens = tokensAt(attempts.network, ofNetwork, now)
  const wait = Math.max(ofPair, waitFor(networkTokens, ofNetwork))
  if (wait > 0) return { wait, isSlowed: false }

  const failures = (attempts.pair?.amount ?? 0) + 1
  const pairWait = failures < freeFailures ? 0 : Math.min(maxWait, second * 2 ** (failures - freeFailures))
  attempts.pair = { amount: failures, at: now + pairWait }
  attempts.network = { amount: networkTokens - 1, at: now }
  const accountTokens = tokensAt(attempts.account, ofAccount, now)
  attempts.account = { amount: Math.max(0, accountTokens - 1), at: now }
  return { wait: 0, isSlowed: accountTokens < 1 }
}

/** A full bucket is not stored. */
function giveBack(attempt: Attempt | undefined, rate: Rate, now: number): Attempt | undefined {
  const amount = tokensAt(attempt, rate, now) + 1
  return amount < rate.limit ? { amount, at: now } : undefined
}

function retryAfter(milliseconds: number): { 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(milliseconds / second)) }
}
