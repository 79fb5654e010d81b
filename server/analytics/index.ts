/**
 * Counts visits without knowing visitors: no cookie, no address, no browser's name is kept. Events are answered first and
 * written a moment later, many at once.
 */
import type { Db } from '../db/index.ts'
import type { VisitEvent } from './event-body.ts'
import type { Seen, Visit } from './visit.ts'
import { isRobot, visitOf } from './visit.ts'
import type { Count } from './visit-store.ts'
import {
  closeDaysBefore,
  countByDay,
  countByPage,
  countBySource,
  insertVisits,
  saltOf,
} from './visit-store.ts'

export interface Analytics {
  /** How many of the event's sites count it; the rest is dropped. */
  collect(event: VisitEvent, seen: Seen): Promise<number>
  totals(span: { readonly from: string; readonly to: string }): Promise<Totals>
  /** Writes what is waiting, and closes the days that are over. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export interface Totals {
  readonly days: readonly Count[]
  readonly pages: readonly Count[]
  readonly sources: readonly Omit<Count, 'visitors'>[]
}

interface AnalyticsOptions {
  readonly db: Db
  /** The sites whose visits are counted here, without `www.`. */
  readonly domains: () => Promise<readonly string[]>
  readonly clock?: () => Date
  /** Hears of what could not be written. */
  readonly onFault?: (fault: unknown) => void
}

const flushAfter = 1_000
const mostWaiting = 10_000
const mostListed = 50

export function openAnalytics({
  db,
  domains,
  clock = () => new Date(),
  onFault = () => {},
}: AnalyticsOptions): Analytics {
  let waiting: (readonly [VisitEvent, Seen, string, Date])[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const salts = new Map<string, string>()

  async function write(): Promise<void> {
    const events = waiting
    waiting = []
    if (events.length === 0) return
    const visits: Visit[] = []
    for (const [event, seen, domain, at] of events) {
      const day = dayOf(at)
      visits.push(visitOf(event, seen, domain, day, await saltFor(day)))
    }
    await db.transaction((trx) => insertVisits(trx, visits))
  }

  async function saltFor(day: string): Promise<string> {
    const known = salts.get(day) ?? (await saltOf(db.kysely, day))
    salts.set(day, known)
    for (const old of salts.keys()) if (old < dayOf(dayBefore(clock()))) salts.delete(old)
    return known
  }

  /** A day is closed when the one after it is over: what could tell visitors apart lives 48 hours at most. */
  async function tidy(): Promise<void> {
    await flush()
    await db.transaction((trx) => closeDaysBefore(trx, dayOf(dayBefore(clock()))))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch(onFault)
    return writing
  }

  return {
    async collect(event, seen) {
      const own = isRobot(seen.userAgent) ? [] : await domains()
      const counted = event.domains.filter((name) => own.includes(name))
      if (waiting.length + counted.length > mostWaiting) return 0
      for (const domain of counted) waiting.push([event, seen, domain, clock()])
      if (counted.length > 0) timer ??= setTimeout(() => void flush(), flushAfter).unref()
      return counted.length
    },
    async totals(span) {
      await flush()
      return {
        days: await countByDay(db.kysely, span),
        pages: await countByPage(db.kysely, span, mostListed),
        sources: await countBySource(db.kysely, span, mostListed),
      }
    },
    tidy,
    close: flush,
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const dayBefore = (at: Date) => new Date(at.getTime() - 86_400_000)
