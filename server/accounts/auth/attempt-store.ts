/**
 * Stores the counts of the sign-in throttle: in memory on SQLite, which has one node, and in a table on
 * PostgreSQL, which all nodes share. Keys are hashed, since a password may have been typed into the e-mail
 * field.
 */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Transaction } from '../../db/index.ts'

export interface Attempt {
  readonly amount: number
  /** In milliseconds of the clock of the store. */
  readonly at: number
}

type Subject = 'pair' | 'network' | 'account'

/** Changed in place. An attempt that is set to `undefined` is removed. */
export type Attempts = Record<Subject, Attempt | undefined>

export interface AttemptStore {
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
        const known = (subject: Subject) => rows.find(({ key }) => key === hashes[subject])
        const attempts: Attempts = {
          pair: known('pair'),
          network: known('network'),
          account: known('account'),
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
