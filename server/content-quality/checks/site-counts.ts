/**
 * How much of something is broken on the whole site. A small site is looked at whenever somebody asks; of a large one the
 * first part is, and the rest is counted in the background, with pauses, and the figure is kept for a while.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ReportPage, ReportQuery } from './site-walk.ts'

export interface SiteTotal {
  readonly count: number
  /** Whether the whole site was looked at; else there may be more. */
  readonly isWhole: boolean
}

export interface Counting {
  total(): Promise<SiteTotal>
  /** Nothing is looked at any more once it is fulfilled. */
  close(): Promise<void>
}

/** More than this is many, however many they are. */
const maxCounted = 1_000
/** Milliseconds for which the figure of a large site is good enough. */
const goodFor = 5 * 60_000
/** Milliseconds between two parts of a large site, in which others have their turn. */
const breath = 25

export function countSite(look: (query: ReportQuery) => Promise<ReportPage<unknown>>): Counting {
  let known: (SiteTotal & { readonly at: number }) | undefined
  let inFlight: Promise<void> | undefined
  let isClosed = false

  const countOn = async ({ items, next }: ReportPage<unknown>) => {
    let count = items.length
    for (let position = next; position !== null && count < maxCounted && !isClosed; ) {
      await pause(breath)
      const part = await look({ after: position, limit: maxCounted - count })
      count += part.items.length
      position = part.next
    }
    if (!isClosed) known = { count, isWhole: true, at: Date.now() }
  }

  return {
    async total() {
      if (known !== undefined && Date.now() - known.at < goodFor) return known
      const first = await look({ limit: maxCounted })
      const { length: count } = first.items
      if (first.next === null || count === maxCounted) return { count, isWhole: true }
      // Where it fails, whoever asks next begins anew.
      inFlight ??= countOn(first)
        .catch(() => {})
        .finally(() => {
          inFlight = undefined
        })
      return known ?? { count, isWhole: false }
    },
    async close() {
      isClosed = true
      await inFlight
    },
  }
}
