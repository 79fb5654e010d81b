/**
 * Counts visitors who were shown a page in another language than they asked for. Pages must not wait for it: visits are
 * added up here and written together, now and then; what a crash takes with it is a few visits.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Db } from '../db/index.ts'
import { addUnseen } from './translation-store.ts'

export interface FallbackVisits {
  count(id: string, locale: Locale): void
  /** Writes what was counted until now. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const interval = 30_000
/** Documents and languages that wait to be written. Beyond, they are written at once. */
const most = 1_000

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
    if (counts.size === 0) return writing
    const taken = counts
    counts = new Map()
    // In one order on every node, so that no two of them wait for each other.
    const inOrder = [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
    const written = writing.then(() => db.transaction((trx) => addUnseen(trx, inOrder)))
    writing = written.catch(() => {
      for (const count of inOrder) add(count)
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
      if (counts.size >= most) void flush().catch(() => {})
    },
    async stop() {
      clearInterval(timer)
      await flush().catch(() => {}) // nothing may keep the process from ending
    },
  }
}
