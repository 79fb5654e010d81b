/**
 * Analytics: counts visits without identifying visitors. No cookie, address or user agent is stored. Events
 * are answered first and written a moment later, in batches.
 */
import type { Db } from '../../db/index.ts'
import { day } from '../../platform/durations.ts'
import type { VisitEvent } from './event-body.ts'
import type { VisitorRequest } from './visit.ts'
import { isRobot } from './visit.ts'
import { dayOf, openVisitQueue } from './visit-queue.ts'
import type { Count } from './visit-store.ts'
import { closeDaysBefore, countByDay, countByPage, countBySource, countPages } from './visit-store.ts'

export interface Analytics {
  /** Returns how many sites of the event counted it. The rest is dropped. */
  collect(event: VisitEvent, request: VisitorRequest): Promise<number>
  totals(span: { readonly from: string; readonly to: string }): Promise<Totals>
  /** Recent views of the given paths. Pages without views are missing. */
  viewsOf(pages: readonly string[], days: number): Promise<ReadonlyMap<string, number>>
  /** Writes queued visits, and totals past days. */
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
  /** Called with the path of each visited page. */
  readonly onPage?: (path: string) => Promise<void>
  /** Called with errors of writes. */
  readonly onError?: (error: unknown) => void
}

const maxListed = 50
/** After the end of the day, in milliseconds. */
const maxOpenMs = 18 * 3_600_000

export function openAnalytics({
  db,
  domains,
  clock = () => new Date(),
  onPage = async () => {},
  onError = () => {},
}: AnalyticsOptions): Analytics {
  const queue = openVisitQueue(db, onError)
  return {
    async collect(event, request) {
      const own = isRobot(request.userAgent) ? [] : await domains()
      const counted = event.domains.filter((name) => own.includes(name))
      const at = clock()
      if (event.name === 'pageview' && counted.length > 0) onPage(event.url.pathname).catch(onError)
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
    /**
     * Data that distinguishes visitors may live for 48 hours at most. A day is closed well before that,
     * because jobs do not run to the minute.
     */
    async tidy() {
      await queue.flush()
      const oldestOpen = dayOf(new Date(clock().getTime() - maxOpenMs))
      await db.transaction((trx) => closeDaysBefore(trx, oldestOpen))
    },
    close: queue.flush,
  }
}
