/** The page on the screen: which one it is, at which entry of the history, and how another takes its place. */
import { announce } from '../announcer.ts'
import { rememberSeen } from './back-forward-cache.ts'
import type { Entries } from './history-entries.ts'
import { samePage } from './links.ts'
import type { Shown } from './swap-page.ts'
import { exchange, main } from './swap-page.ts'

/** A new entry of the history, the present one, or one that the browser has gone to by itself. */
export type Way = 'push' | 'replace' | 'traverse'

export interface Companions {
  /** A page is on the screen that was not there before. */
  readonly onArrival: () => void
  /** These parts of a page that was left will not come back. */
  readonly onForgotten: (content: ParentNode) => void
}

export interface Display {
  shows(url: URL): boolean
  /** How far one has read is what one comes back to. */
  rememberPlace(): void
  show(page: Shown, url: URL, way: Way): void
  /** The browser went to another entry of the page that is on the screen. */
  stayAt(name: string): void
  /** The page that was left at an entry, if it is still at hand. */
  recall(name: string): Shown | undefined
}

export function openDisplay(entries: Entries, { onArrival, onForgotten }: Companions): Display {
  const seen = rememberSeen(onForgotten)
  let at = new URL(location.href)
  let entry = entries.here().name

  function takePlace(page: Shown, way: Way): void {
    const before = exchange(page)
    if (way === 'replace') onForgotten(before.content)
    else seen.keep(entry, before)
    entry = entries.here().name
  }

  /** Where reading begins: where one was, at the place that the address names, or at the top. */
  function begin({ hash }: URL, way: Way): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    main().focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    if (way === 'traverse') entries.restorePlace(entry)
    else if (hash !== '') location.replace(hash)
  }

  return {
    shows: (url) => samePage(url, at),
    rememberPlace: () => entries.rememberPlace(entry),
    show(page, url, way) {
      if (way !== 'traverse') {
        entries.rememberPlace(entry)
        entries[way](url.pathname + url.search)
      }
      takePlace(page, way)
      at = url
      begin(url, way)
      announce(page.title)
      onArrival()
    },
    stayAt(name) {
      entry = name
    },
    recall: seen.take,
  }
}
