/**
 * Sign-in throttle: slows down guessing. After five failures for one account from one network, each further
 * attempt must wait: one second at first, then twice as long each time, up to 15 minutes. A network may have
 * fifty failures in that time. An account may have two hundred an hour from anywhere. After that each attempt
 * takes a second longer, so that no attacker can lock out the owner of an account. An attempt counts before its
 * password is checked, so parallel guesses count too. A success reverts it.
 */
import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Transaction } from '../../db/index.ts'
import { networkOf } from '../../http/limits/client-ip.ts'
import type { Rate } from '../../http/limits/index.ts'
import { tokensAt, waitFor } from '../../http/limits/index.ts'
import { second } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'

const freeFailures = 5
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
  /** Forgets earlier failures, after an attempt that counted for another account. */
  forget(account: string, address: string): Promise<void>
  /** The password could not be checked: the attempt does not count. */
  cancelled(account: string, address: string): Promise<void>
}

export function openThrottle(
  store: AttemptStore,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Throttle {
  const refund = (account: string, address: string, pairAfter: (before: Attempt) => Attempt | undefined) =>
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
    succeeded: (account, address) => refund(account, address, () => undefined),
    forget: (account, address) =>
      store.update(keysOf(account, address), (attempts) => {
        attempts.pair = undefined
      }),
    cancelled: (account, address) =>
      refund(account, address, ({ amount, at }) => ({ amount: amount - 1, at })),
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

interface Attempt {
  readonly amount: number
  /** In milliseconds of the clock of the store. */
  readonly at: number
}

type Subject = 'pair' | 'network' | 'account'

/** Changed in place. An attempt that is set to `undefined` is removed. */
type Attempts = Record<Subject, Attempt | undefined>

/**
 * Stores the counts of the sign-in throttle: in memory on SQLite, which has one node, and in a table on
 * PostgreSQL, which all nodes share. Keys are hashed, since a password may have been typed into the e-mail
 * field.
 */
interface AttemptStore {
  /** Reads the attempts of the keys, and stores what `change` makes of them, in one step. */
  update<T>(
    keys: Readonly<Record<Subject, string>>,
    change: (attempts: Attempts, now: number) => T,
  ): Promise<T>
  /** Removes attempts that no longer delay a sign-in. */
  removeExpired(): Promise<void>
}

const subjects = ['pair', 'network', 'account'] as const
/** After this time each bucket is full again. */
const lifetimeMs = 60 * 60 * 1_000
const maxEntries = 30_000

export const openAttemptStore = (db: Db): AttemptStore =>
  db.dialect === 'postgres' ? sharedAttempts(db) : attemptsInMemory()

/** `clock` counts milliseconds and never goes backwards. */
export function attemptsInMemory(clock: () => number = () => performance.now()): AttemptStore {
  const entries = new Map<string, Attempt>()
  return {
    async update(keys, change) {
      const attempts: Attempts = {
        pair: entries.get(keys.pair),
        network: entries.get(keys.network),
        account: entries.get(keys.account),
      }
      const result = change(attempts, clock())
      for (const subject of subjects) {
        const attempt = attempts[subject]
        entries.delete(keys[subject]) // The first key is the least recently used one.
        if (attempt !== undefined) entries.set(keys[subject], attempt)
      }
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      return result
    },
    async removeExpired() {
      const limit = clock() - lifetimeMs
      for (const [key, { at }] of entries) if (at < limit) entries.delete(key)
    },
  }
}

/** Uses the clock of the database, since the clocks of nodes differ. */
function sharedAttempts(db: Db): AttemptStore {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`
  return {
    update: (keys, change) =>
      db.transaction(async (trx) => {
        // One attempt at a time on all nodes, because the counts are written after a decision about what was
        // read.
        await sql`select pg_advisory_xact_lock(7236004)`.execute(trx)
        const hashes = hashesOf(keys)
        const rows = await trx
          .selectFrom('sign_in_attempts')
          .select(['key', 'amount', 'at'])
          .where('key', 'in', Object.values(hashes))
          .execute()
        const attemptsOf = (subject: Subject) => rows.find(({ key }) => key === hashes[subject])
        const attempts: Attempts = {
          pair: attemptsOf('pair'),
          network: attemptsOf('network'),
          account: attemptsOf('account'),
        }
        const before = { ...attempts }
        const clock = await sql<{ now: number }>`select ${now} as now`.execute(trx)
        const result = change(attempts, clock.rows[0]?.now ?? 0)
        for (const subject of subjects)
          if (attempts[subject] !== before[subject]) await write(trx, hashes[subject], attempts[subject])
        return result
      }),
    async removeExpired() {
      await db.kysely
        .deleteFrom('sign_in_attempts')
        .where('at', '<', sql<number>`${now} - ${lifetimeMs}`)
        .execute()
    },
  }
}

const hashOf = (key: string) => hash('sha256', key, 'base64url')

const hashesOf = (keys: Readonly<Record<Subject, string>>): Record<Subject, string> => ({
  pair: hashOf(keys.pair),
  network: hashOf(keys.network),
  account: hashOf(keys.account),
})

async function write(trx: Transaction, key: string, attempt: Attempt | undefined): Promise<void> {
  if (attempt === undefined) {
    await trx.deleteFrom('sign_in_attempts').where('key', '=', key).execute()
    return
  }
  const { amount, at } = attempt
  await trx
    .insertInto('sign_in_attempts')
    .values({ key, amount, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ amount, at }))
    .execute()
}
