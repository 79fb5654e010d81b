/**
 * Pages that were left, as they were left: with what was unfolded, and with what was written into forms. Only the latest
 * are kept, and not for long, since the site goes on changing.
 */
import type { Shown } from './swap-page.ts'

export interface PageHistory {
  put(entry: string, page: Shown): void
  /** The page that was left at this entry, unless that is too long ago; without a network it is better than none. */
  take(entry: string): Shown | undefined
}

const maxPages = 10
const maxAgeMs = 300_000

export function openPageHistory(forget: (content: ParentNode) => void): PageHistory {
  const pages = new Map<string, { readonly page: Shown; readonly at: number }>()
  return {
    put(entry, page) {
      pages.set(entry, { page, at: Date.now() })
      const [oldest] = pages
      if (pages.size <= maxPages || oldest === undefined) return
      pages.delete(oldest[0])
      forget(oldest[1].page.content)
    },
    take(entry) {
      const left = pages.get(entry)
      if (left === undefined) return undefined
      pages.delete(entry)
      if (Date.now() - left.at < maxAgeMs || !navigator.onLine) return left.page
      forget(left.page.content)
      return undefined
    },
  }
}
