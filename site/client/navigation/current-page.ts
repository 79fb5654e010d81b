/** The current page: its URL and history entry, and how another page replaces it. */
import { announce } from '../announcer.ts'
import type { Entries } from './history-entries.ts'
import { samePage } from './links.ts'
import type { Shown } from './swap-page.ts'
import { main, swapPage } from './swap-page.ts'

/** A new history entry, the current one, or one that the browser has moved to by itself. */
export type NavigationKind = 'push' | 'replace' | 'traverse'

export interface Companions {
  /** Called when a new page is shown. */
  readonly onNavigated: () => void
  /** Called with parts of a left page that cannot be restored any more. */
  readonly onForgotten: (content: ParentNode) => void
}

export interface Display {
  shows(url: URL): boolean
  /** Stores the scroll position for back navigation. */
  saveScroll(): void
  show(page: Shown, url: URL, item: NavigationKind): void
  /** The browser moved to another entry of the current page. */
  stayAt(name: string): void
  /** The page that was left at an entry, if it is still stored. */
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

  /** Scrolls to the start: the previous position, the target of the URL, or the top. */
  function begin({ hash }: URL, item: NavigationKind): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    main().focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    if (item === 'traverse') entries.restoreScroll(entry)
    else if (hash !== '') jumpTo(hash)
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

/**
 * Like the browser on a new page: at once. A smooth scroll would end in the wrong place if the page still changes
 * its height, for example when a stylesheet arrives late.
 */
function jumpTo(hash: string): void {
  location.replace(hash)
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

interface PageHistory {
  put(entry: string, page: Shown): void
  /** The stored page of an entry, unless it is too old. Without a network an old one is better than none. */
  take(entry: string): Shown | undefined
}

const maxPages = 10
const maxAgeMs = 300_000

/**
 * Stores left pages as they were, with open disclosures and form values. Only the latest are stored, for a
 * short time, because the site may change.
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
