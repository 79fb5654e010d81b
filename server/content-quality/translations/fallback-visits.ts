/**
 * Counts visitors who saw a page in another locale than the requested one. Pages do not wait for it: visits
 * are counted in memory and written together at intervals. A crash loses only a few visits.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { addUnseen } from './translation-store.ts'

export interface FallbackVisits {
  count(id: string, locale: Locale): void
  /** Writes the counts so far. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const intervalMs = 30_000
/** The limit of document and locale pairs in memory. At the limit they are written at once. */
const maxRows = 1_000

interface Count {
  readonly id: string
  readonly locale: Locale
  readonly visits: number
}

export function openFallbackVisits(db: Db): FallbackVisits {
  let counts = new Map<string, Count>()
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void flush().catch(() => {}), intervalMs)
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
      await flush().catch(() => {}) // a failure must not prevent the process from ending
    },
  }
}

/**
 * Removes the counts that were written. PostgreSQL gets one row per transaction: locking two rows could
 * deadlock with an editor. SQLite has one writer anyway, and one transaction needs only one disk sync.
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
