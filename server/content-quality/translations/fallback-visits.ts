/**
 * Counts visitors who were shown a page in another language than they asked for. Pages must not wait for it: visits are
 * added up here and written together, now and then; what a crash takes with it is a few visits.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { addUnseen } from './translation-store.ts'

export interface FallbackVisits {
  count(id: string, locale: Locale): void
  /** Writes what was counted until now. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const interval = 30_000
/** Documents and languages that wait to be written. Beyond, they are written at once. */
const maxRows = 1_000

interface Count {
  readonly id: string
  readonly locale: Locale
  readonly visits: number
}

export function openFallbackVisits(db: Db): FallbackVisits {
  let counts = new Map<string, Count>()
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void flush().catch(() => {}), interval)
  timer.unref()

  function flush(): Promise<void> {
    const taken = counts
    counts = new Map()
    const written = writing.then(() => write(db, taken))
    writing = written.catch(() => {
      for (const count of taken.values()) add(count)
    })
    return written
  }

  function add({ id, locale, visits }: Count): void {
    const key = `${id} ${locale}`
    counts.set(key, { id, locale, visits: visits + (counts.get(key)?.visits ?? 0) })
  }

  return {
    flush,
    count(id, locale) {
      add({ id, locale, visits: 1 })
      if (counts.size >= maxRows) void flush().catch(() => {})
    },
    async stop() {
      clearInterval(timer)
      await flush().catch(() => {}) // nothing may keep the process from ending
    },
  }
}

/**
 * What is written is taken out. PostgreSQL gets one row at a time: whoever holds two of a document could wait for an editor
 * who holds the other. SQLite has one writer anyway, and forces all of them to the disk at once.
 */
async function write(db: Db, counts: Map<string, Count>): Promise<void> {
  if (counts.size === 0) return
  const add = async (queries: Queries, { id, locale, visits }: Count) =>
    addUnseen(queries, id, locale, visits)
  if (db.dialect === 'sqlite') {
    await db.transaction(async (trx) => {
      for (const count of counts.values()) await add(trx, count)
    })
    return counts.clear()
  }
  for (const [key, count] of [...counts]) {
    await add(db.kysely, count)
    counts.delete(key)
  }
}
