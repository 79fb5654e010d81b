/**
 * What happened, told to whoever keeps something that depends on it, or has it on the screen. An event is written in the
 * transaction that it is about, and told only after the commit, in the order of commits, on every node.
 */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './database.ts'
import { notification } from './dialects/postgres.ts'
import { prepareOnce } from './prepared/compile-once.ts'
import { preparedQuery } from './prepared/prepared-query.ts'
import { runCompiled } from './prepared/run-prepared.ts'
import type { Queries, Transaction } from './tables.ts'

/** A document's public text changed: what was made from it is out of date. */
export interface PublicChange {
  readonly kind: 'published' | 'unpublished'
  readonly type: string
  readonly id: string
  readonly layers: readonly Layer[]
  /** The languages whose pages it changes: a shared change alters all that are public. */
  readonly locales: readonly Locale[]
  /** Every address that it had or has now, so that `not found` is forgotten there too. */
  readonly slugs: readonly { readonly locale: Locale; readonly slug: string }[]
  /** The lists that are others now, by the names that pages made from them carry. */
  readonly lists?: readonly string[]
  /** It was planned, and its time came. */
  readonly scheduled?: boolean
}

/** Anything was done, public or not. Whatever writes to the audit trail tells it thereby, with the same words. */
export interface Notice {
  readonly kind: 'done'
  /** As in the audit trail: `document.saved`. */
  readonly action: string
  readonly type: string | null
  readonly id: string | null
  /** The languages that it was done to, where that says something. */
  readonly layers?: readonly string[]
  /** The id of the user; null where the house did it itself. */
  readonly by: string | null
}

/** Somebody came to a document, went on to another field, or left. */
export interface Presence {
  readonly kind: 'presence'
  readonly type: string
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: string | null
  readonly field: string | null
  readonly isHere: boolean
}

export type Event = PublicChange | Notice | Presence

export interface Numbered {
  readonly number: number
  readonly event: Event
}

export type Listener = (event: Event, number: number) => void

export interface Outbox {
  /** Writes an event: the last thing that a transaction does, since others wait from here to its commit. */
  append(trx: Transaction, event: Event): Promise<void>
  subscribe(listener: Listener): () => void
  /** Tells everything that was committed until now; after it, all listeners have run. */
  drain(): Promise<void>
  /** The number of the last event that was told. */
  last(): number
  /** Events again, oldest first, a hundred at most; `undefined` where some of them are no longer kept. */
  since(number: number): Promise<readonly Numbered[] | undefined>
  /** Forgets events that are older; who asks for them is told to look at everything again. */
  removeBefore(before: Date): Promise<void>
  /** Whether this node hears of other nodes' commits: while it does not, it must not answer from what it keeps. */
  connected(): boolean
  close(): Promise<void>
}

const batchSize = 100

export async function openOutbox(db: Db, now: () => Date = () => new Date()): Promise<Outbox> {
  const listeners = new Set<Listener>()
  let last = await newest(db)
  let draining: Promise<void> = Promise.resolve()

  async function tell(): Promise<void> {
    for (;;) {
      const events = await eventsAfter(db, last)
      for (const { number, event } of events) {
        for (const listener of listeners) listener(event, number)
        last = number
      }
      if (events.length < batchSize) return
    }
  }

  function drain(): Promise<void> {
    const events = draining.then(tell)
    draining = events.catch(() => {}) // whoever asked learns of it; the next one tries again
    return events
  }

  const listening = await db.listen(drain)
  return {
    append: (trx, event) => appendEvent(trx, event, now().toISOString()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    drain,
    last: () => last,
    since: (number) => since(db, number),
    removeBefore: (before) => removeBefore(db, before.toISOString()),
    connected: listening.connected,
    async close() {
      await listening.stop()
      await draining
    },
  }
}

/** Numbers are given in the order of commits: a reader who has seen one has seen all before it. */
export async function appendEvent(trx: Transaction, event: Event, at: string): Promise<void> {
  await takeCommitLock(trx)
  const isAlone = !(trx.getExecutor().adapter instanceof PostgresAdapter)
  const query = insertion(
    trx,
    isAlone,
    () => sql`insert into outbox (number, at, event)
      select coalesce(max(number), 0) + 1, ${'at'}, ${'event'} from outbox
      ${sql.raw(isAlone ? '' : `returning ${notification}`)}`,
  )
  await runCompiled(trx, query, [at, JSON.stringify(event)])
}

const taken = new WeakSet<Transaction>()

/**
 * Whatever is numbered in the order of commits takes turns: from here to its commit, a transaction is the only one
 * that gives numbers. It is therefore among the last things that a transaction does. On SQLite there is one writer
 * anyway.
 */
export async function takeCommitLock(trx: Transaction): Promise<void> {
  if (taken.has(trx) || !(trx.getExecutor().adapter instanceof PostgresAdapter)) return
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

/** What was committed after a number, oldest first, a hundred at most, as far as it is still kept. */
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
  const isWhole = events.length === 0 ? number <= (await newest(db)) : events[0]?.number === number + 1
  return isWhole ? events : undefined
}

/** The newest stays whatever its age: the next number follows from it. */
async function removeBefore(db: Db, before: string): Promise<void> {
  const keep = (queries: Queries) =>
    queries.selectFrom('outbox').select(({ fn }) => fn.max('number').as('number'))
  await db.kysely
    .deleteFrom('outbox')
    .where('at', '<', before)
    .where('number', '<', keep(db.kysely))
    .execute()
}

/** Events come back from where only `appendEvent` puts them. */
function parseEvent(text: string): Event {
  return JSON.parse(text)
}
