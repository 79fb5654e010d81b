/**
 * Counts visits without knowing visitors: no cookie, no address, no browser's name is kept. Events are answered first and
 * written a moment later, many at once.
 */
import type { Db } from '../../db/index.ts'
import type { VisitEvent } from './event-body.ts'
import type { VisitorRequest } from './visit.ts'
import { isRobot } from './visit.ts'
import { dayOf, openVisitQueue } from './visit-queue.ts'
import type { Count } from './visit-store.ts'
import { closeDaysBefore, countByDay, countByPage, countBySource, countPages } from './visit-store.ts'

export interface Analytics {
  /** How many of the event's sites count it; the rest is dropped. */
  collect(event: VisitEvent, request: VisitorRequest): Promise<number>
  totals(span: { readonly from: string; readonly to: string }): Promise<Totals>
  /** How often some pages were seen lately, by their paths; nothing for pages that nobody saw. */
  viewsOf(pages: readonly string[], days: number): Promise<ReadonlyMap<string, number>>
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
  /** Hears of each page that was visited, by its path. */
  readonly onPage?: (path: string) => Promise<void>
  /** Hears of what could not be written. */
  readonly onFault?: (fault: unknown) => void
}

const maxListed = 50
const day = 24 * 3_600_000
/** After its end, in milliseconds. */
const maxOpenMs = 18 * 3_600_000

export function openAnalytics({
  db,
  domains,
  clock = () => new Date(),
  onPage = async () => {},
  onFault = () => {},
}: AnalyticsOptions): Analytics {
  const queue = openVisitQueue(db, onFault)
  return {
    async collect(event, request) {
      const own = isRobot(request.userAgent) ? [] : await domains()
      const counted = event.domains.filter((name) => own.includes(name))
      const at = clock()
      if (event.name === 'pageview' && counted.length > 0) onPage(event.url.pathname).catch(onFault)
      return queue.add(counted.map((domain) => ({ event, request, domain, at }))) ? counted.length : 0
    },
    async totals(span) {
      await queue.flush()
      return {
        days: await countByDay(db.kysely, span),
        pages: await countByPage(db.kysely, span, maxListed),
        sources: await countBySource(db.kysely, span, maxListed),
      }
    },
    async viewsOf(pages, days) {
      await queue.flush()
      const now = clock()
      const span = { from: dayOf(new Date(now.getTime() - days * day)), to: dayOf(now) }
      const counts = pages.length === 0 ? [] : await countPages(db.kysely, span, pages)
      return new Map(counts.map(({ name, times }) => [name, Number(times)]))
    },
    /** What could tell visitors apart lives 48 hours at most: a day is closed in good time before, as nobody counts minutes here. */
    async tidy() {
      await queue.flush()
      const oldestOpen = dayOf(new Date(clock().getTime() - maxOpenMs))
      await db.transaction((trx) => closeDaysBefore(trx, oldestOpen))
    },
    close: queue.flush,
  }
}
