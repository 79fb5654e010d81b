/**
 * Counts problems of the whole site. A small site is counted at each call. For a large one the first part is
 * counted at once and the rest in the background, with pauses. That result is then reused for a while.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ReportPage, ReportQuery } from './site-report.ts'

export interface SiteTotal {
  readonly count: number
  /** Whether the whole site was counted. Otherwise there may be more. */
  readonly isWhole: boolean
}

export interface Counting {
  total(): Promise<SiteTotal>
  /** Resolves when the background count has stopped. */
  close(): Promise<void>
}

/** Counting stops here. */
const maxCounted = 1_000
/** How long the count of a large site is reused, in milliseconds. */
const goodFor = 5 * 60_000
/** The pause between two parts of a large site, in milliseconds, so that other requests can run. */
const pauseMs = 25

export function countSite(look: (query: ReportQuery) => Promise<ReportPage<unknown>>): Counting {
  let cached: (SiteTotal & { readonly at: number }) | undefined
  let inFlight: Promise<void> | undefined
  let isClosed = false

  const countOn = async ({ items, next }: ReportPage<unknown>) => {
    let count = items.length
    for (let position = next; position !== null && count < maxCounted && !isClosed; ) {
      await pause(pauseMs)
      const part = await look({ after: position, limit: maxCounted - count })
      count += part.items.length
      position = part.next
    }
    if (!isClosed) cached = { count, isWhole: true, at: Date.now() }
  }

  return {
    async total() {
      if (cached !== undefined && Date.now() - cached.at < goodFor) return cached
      const first = await look({ limit: maxCounted })
      const { length: count } = first.items
      if (first.next === null || count === maxCounted) return { count, isWhole: true }
      // After a failure the next call starts again.
      inFlight ??= countOn(first)
        .catch(() => {})
        .finally(() => {
          inFlight = undefined
        })
      return cached ?? { count, isWhole: false }
    },
    async close() {
      isClosed = true
      await inFlight
    },
  }
}
