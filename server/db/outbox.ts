/**
 * Outbox: announces changes to caches, webhooks and open clients. An event is written in the transaction it
 * belongs to, and delivered on every node only after the commit, in the order of commits.
 */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { notification } from './dialects/postgres.ts'
import { isPostgres } from './is-postgres.ts'
import { preparedQuery } from './prepared/prepared-query.ts'
import { prepareOnce, runCompiled } from './prepared/run-prepared.ts'
import type { Queries, Transaction } from './tables.ts'

/** Public content of a document changed: what was made from it is out of date. */
export interface PublicChange {
  readonly kind: 'published' | 'unpublished'
  readonly type: string
  readonly id: string
  readonly layers: readonly Layer[]
  /** The locales whose pages change. A change of the shared layer affects all public ones. */
  readonly locales: readonly Locale[]
  /** Every slug that it had or has, so that a cached `not found` is dropped too. */
  readonly slugs: readonly { readonly locale: Locale; readonly slug: string }[]
  /** The names of the lists that changed, as in the cache tags of pages. */
  readonly lists?: readonly string[]
  /** It was scheduled. */
  readonly scheduled?: boolean
}

/** Any change, public or not. Every audit entry creates one, with the same values. */
export interface Notice {
  readonly kind: 'done'
  /** As in the audit log: `document.saved`. */
  readonly action: string
  readonly type: string | null
  readonly id: string | null
  /** The affected layers, where that is meaningful. */
  readonly layers?: readonly string[]
  /** The id of the user. Null for the system. */
  readonly by: string | null
}

/** A user opened a document, moved to another field, or left. */
export interface PresenceNotice {
  readonly kind: 'presence'
  readonly type: string
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: string | null
  readonly field: string | null
  readonly isHere: boolean
}

/** A user typed in a document, or moved the caret. */
export interface CaretNotice {
  readonly kind: 'caret'
  readonly type: string
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: string
  readonly field: string
  readonly block: number
  readonly text: string
  readonly offset: number
}

export type Event = PublicChange | Notice | PresenceNotice | CaretNotice

export interface Numbered {
  readonly number: number
  readonly event: Event
}

/** The next event waits for a listener that returns a promise. */
export type Listener = (event: Event, number: number) => void | Promise<void>

export interface Outbox {
  /** Writes an event. Do this last in a transaction, since others wait from here to its commit. */
  append(trx: Transaction, event: Event): Promise<void>
  subscribe(listener: Listener): () => void
  /** Delivers everything that was committed so far. When it resolves, all subscribers have run. */
  drain(): Promise<void>
  /** The number of the last delivered event. */
  last(): number
  /** How many committed events have not been delivered on this node. */
  lag(): Promise<number>
  /**
   * Returns at most a hundred stored events after a number, oldest first. `undefined` when some are no longer
   * stored.
   */
  since(number: number): Promise<readonly Numbered[] | undefined>
  /** Removes older events. A client that needs them reloads everything. */
  removeBefore(before: Date): Promise<void>
  /**
   * Whether this node is notified of commits of other nodes. While it is not, it must not answer from its
   * caches.
   */
  connected(): boolean
  close(): Promise<void>
}

const batchSize = 100

export async function openOutbox(db: Db, now: () => Date = () => new Date()): Promise<Outbox> {
  const listeners = new Set<Listener>()
  let last = await newest(db)
  /** Ahead of `last` while listeners run. What they make stale must not be read again from a replica that lags. */
  let lastRead = last
  let draining: Promise<void> = Promise.resolve()

  async function notifyListeners(): Promise<void> {
    for (;;) {
      const events = await eventsAfter(db, last)
      lastRead = events.at(-1)?.number ?? lastRead
      for (const { number, event } of events) {
        for (const listener of listeners) await listener(event, number)
        last = number
      }
      if (events.length < batchSize) return
    }
  }

  function drain(): Promise<void> {
    const events = draining.then(notifyListeners)
    draining = events.catch(() => {}) // the caller gets the error, and the next call tries again
    return events
  }

  const listening = await db.listen(drain, () => lastRead)
  return {
    append: (trx, event) => appendEvent(trx, event, now().toISOString()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    drain,
    last: () => last,
    lag: async () => Math.max(0, (await newest(db)) - last),
    since: (number) => since(db, number),
    removeBefore: (before) => removeBefore(db, before.toISOString()),
    connected: listening.connected,
    async close() {
      await listening.stop()
      await draining
    },
  }
}

/** Numbers follow the order of commits: a reader that has seen one event has seen all before it. */
export async function appendEvent(trx: Transaction, event: Event, at: string): Promise<void> {
  await takeCommitLock(trx)
  const isOnlyProcess = !isPostgres(trx)
  const query = insertion(
    trx,
    isOnlyProcess,
    () => sql`insert into outbox (number, at, event)
      select coalesce(max(number), 0) + 1, ${'at'}, ${'event'} from outbox
      ${sql.raw(isOnlyProcess ? '' : `returning ${notification}`)}`,
  )
  await runCompiled(trx, query, [at, JSON.stringify(event)])
}

const taken = new WeakSet<Transaction>()

/**
 * Transactions that assign numbers in the order of commits take turns: from here to its commit, only this one
 * may. Call it as late as possible in a transaction. On SQLite there is only one writer anyway.
 */
export async function takeCommitLock(trx: Transaction): Promise<void> {
  if (taken.has(trx) || !isPostgres(trx)) return
  await sql`select pg_advisory_xact_lock(7236002)`.execute(trx)
  taken.add(trx)
}

const insertion = prepareOnce<boolean>()

async function newest(db: Db): Promise<number> {
  const row = await db.kysely
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Returns at most a hundred events after a number, oldest first, as far as they are still stored. */
export async function eventsAfter(db: Db, number: number): Promise<readonly Numbered[]> {
  const rows = await rowsAfter(db.kysely, { number })
  return rows.map((row) => ({ number: row.number, event: parseEvent(row.event) }))
}

const rowsAfter = preparedQuery((queries, { number }: { number: number }) =>
  queries
    .selectFrom('outbox')
    .select(['number', 'event'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(batchSize),
)

async function since(db: Db, number: number): Promise<readonly Numbered[] | undefined> {
  const events = await eventsAfter(db, number)
  if (events.length === 0) return number <= (await newest(db)) ? events : undefined
  // Superseded carets leave gaps. Only older events than all that are stored are missing.
  return (await oldest(db)) <= number + 1 ? events : undefined
}

async function oldest(db: Db): Promise<number> {
  const row = await db.kysely
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

/** The newest event always stays, because the next number follows from it. */
async function removeBefore(db: Db, before: string): Promise<void> {
  const newestNumber = (queries: Queries) =>
    queries.selectFrom('outbox').select(({ fn }) => fn.max('number').as('number'))
  await db.kysely
    .deleteFrom('outbox')
    .where('at', '<', before)
    .where('number', '<', newestNumber(db.kysely))
    .execute()
}

/** Only `appendEvent` writes this column, so the type is known. */
function parseEvent(text: string): Event {
  return JSON.parse(text)
}
