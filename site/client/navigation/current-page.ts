/** The page on the screen: which one it is, at which entry of the history, and how another takes its place. */
import { announce } from '../announcer.ts'
import type { Entries } from './history-entries.ts'
import { samePage } from './links.ts'
import type { Shown } from './swap-page.ts'
import { main, swapPage } from './swap-page.ts'

/** A new entry of the history, the present one, or one that the browser has gone to by itself. */
export type NavigationKind = 'push' | 'replace' | 'traverse'

export interface Companions {
  /** A page is on the screen that was not there before. */
  readonly onNavigated: () => void
  /** These parts of a page that was left will not come back. */
  readonly onForgotten: (content: ParentNode) => void
}

export interface Display {
  shows(url: URL): boolean
  /** How far one has read is what one comes back to. */
  saveScroll(): void
  show(page: Shown, url: URL, item: NavigationKind): void
  /** The browser went to another entry of the page that is on the screen. */
  stayAt(name: string): void
  /** The page that was left at an entry, if it is still at hand. */
  restore(name: string): Shown | undefined
}

export function openDisplay(entries: Entries, { onNavigated, onForgotten }: Companions): Display {
  const pageHistory = openPageHistory(onForgotten)
  let at = new URL(location.href)
  let entry = entries.here().name

  function takePlace(page: Shown, item: NavigationKind): void {
    const before = swapPage(page)
    if (item === 'replace') onForgotten(before.content)
    else pageHistory.put(entry, before)
    entry = entries.here().name
  }

  /** Where reading begins: where one was, at the place that the address names, or at the top. */
  function begin({ hash }: URL, item: NavigationKind): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    main().focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    if (item === 'traverse') entries.restoreScroll(entry)
    else if (hash !== '') location.replace(hash)
  }

  return {
    shows: (url) => samePage(url, at),
    saveScroll: () => entries.saveScroll(entry),
    show(page, url, item) {
      if (item !== 'traverse') {
        entries.saveScroll(entry)
        entries[item](url.pathname + url.search)
      }
      takePlace(page, item)
      at = url
      begin(url, item)
      announce(page.title)
      onNavigated()
    },
    stayAt(name) {
      entry = name
    },
    restore: pageHistory.take,
  }
}

interface PageHistory {
  put(entry: string, page: Shown): void
  /** The page that was left at this entry, unless that is too long ago; without a network it is better than none. */
  take(entry: string): Shown | undefined
}

const maxPages = 10
const maxAgeMs = 300_000

/**
 * Pages that were left, as they were left: with what was unfolded, and with what was written into forms. Only the latest
 * are kept, and not for long, since the site goes on changing.
 */
function openPageHistory(forget: (content: ParentNode) => void): PageHistory {
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
