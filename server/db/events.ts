/**
 * What happened, told to whoever keeps something that depends on it. An event is written in the transaction that it is
 * about, and told only after the commit, in the order of commits, on every node.
 */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { notification } from './postgres.ts'
import type { Transaction } from './tables.ts'

/** A document's public text changed. */
export interface Event {
  readonly kind: 'published' | 'unpublished'
  readonly type: string
  readonly id: string
  readonly layers: readonly Layer[]
  /** The languages whose pages it changes: a shared change alters all that are public. */
  readonly locales: readonly Locale[]
  /** Every address that it had or has now, so that `not found` is forgotten there too. */
  readonly slugs: readonly { readonly locale: Locale; readonly slug: string }[]
}

export type Listener = (event: Event) => void

export interface Outbox {
  /** Writes an event: the last thing that a transaction does, since others wait from here to its commit. */
  append(trx: Transaction, event: Event): Promise<void>
  subscribe(listener: Listener): () => void
  /** Tells everything that was committed until now; after it, all listeners have run. */
  drain(): Promise<void>
  /** Whether this node hears of other nodes' commits: while it does not, it must not answer from what it keeps. */
  connected(): boolean
  close(): Promise<void>
}

const atOnce = 100

export async function openOutbox(db: Db, now: () => Date = () => new Date()): Promise<Outbox> {
  const listeners = new Set<Listener>()
  let last = await newest(db)
  let draining: Promise<void> = Promise.resolve()

  async function tell(): Promise<void> {
    for (;;) {
      const rows = await after(db, last)
      for (const { number, event } of rows) {
        const told = parseEvent(event)
        for (const listener of listeners) listener(told)
        last = number
      }
      if (rows.length < atOnce) return
    }
  }

  function drain(): Promise<void> {
    const told = draining.then(tell)
    draining = told.catch(() => {}) // whoever asked learns of it; the next one tries again
    return told
  }

  const listening = await db.listen(() => void drain().catch(() => {}))
  return {
    append: (trx, event) => append(db, trx, event, now()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    drain,
    connected: listening.connected,
    async close() {
      await listening.stop()
      await draining
    },
  }
}

/** On PostgreSQL a lock until the commit gives numbers in the order of commits; SQLite has one writer anyway. */
async function append(db: Db, trx: Transaction, event: Event, at: Date): Promise<void> {
  if (db.dialect === 'postgres') await sql`select pg_advisory_xact_lock(7236002)`.execute(trx)
  const { number } = await trx
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('outbox')
    .values({ number: (number ?? 0) + 1, at: at.toISOString(), event: JSON.stringify(event) })
    .execute()
  if (db.dialect === 'postgres') await sql.raw(notification).execute(trx)
}

async function newest(db: Db): Promise<number> {
  const row = await db.kysely
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

function after(db: Db, number: number) {
  return db.kysely
    .selectFrom('outbox')
    .select(['number', 'event'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(atOnce)
    .execute()
}

/** Events come back from where only `append` puts them. */
function parseEvent(text: string): Event {
  return JSON.parse(text)
}
