/** The way from one page to the next: asked for, fetched, exchanged, announced; or left to the browser. */
import { announce } from '../announcer.ts'
import type { Entries } from './entries.ts'
import { errorState } from './error-state.ts'
import type { Shown } from './exchange.ts'
import { exchange, fromData, main, sheetsThere } from './exchange.ts'
import { samePage } from './links.ts'
import { loadingBar } from './loading.ts'
import type { Pages } from './pages.ts'
import { rememberSeen } from './seen.ts'
import { transition } from './transition.ts'

/** A new entry of the history, the present one, or one that the browser has gone to by itself. */
type Way = 'push' | 'replace' | 'traverse'

export interface Journey {
  go(url: URL, way: Way): Promise<void>
  /** The browser went to another entry of its history. */
  follow(event: PopStateEvent): void
  rememberPlace(): void
  /** From now on the browser opens every page. */
  retire(): void
}

export interface Companions {
  /** A page is on the screen that was not there before. */
  readonly onArrival: () => void
  /** These parts of a page that was left will not come back. */
  readonly onForgotten: (content: ParentNode) => void
}

export function openJourney(pages: Pages, entries: Entries, { onArrival, onForgotten }: Companions): Journey {
  const { frame } = document.body.dataset
  const loading = loadingBar()
  const seen = rememberSeen(onForgotten)
  const error = errorState((url) => void journey.go(url, 'push'))
  let at = new URL(location.href)
  let entry = entries.here().name
  let turn = 0
  let isRetired = false

  async function next(url: URL): Promise<Shown | 'elsewhere' | 'unreachable'> {
    const answer = isRetired ? 'elsewhere' : await pages.get(url)
    if (typeof answer === 'string') return answer
    if (answer.frame !== frame) return 'elsewhere'
    const page = fromData(answer)
    await sheetsThere(page)
    return page
  }

  function arrive(page: Shown, url: URL, way: Way): void {
    const left = entry
    if (way !== 'traverse') {
      entries.rememberPlace(left)
      entries[way](url.pathname + url.search)
    }
    const before = exchange(page)
    if (way === 'replace') onForgotten(before.content)
    else seen.keep(left, before)
    at = url
    entry = entries.here().name
    begin(url, way)
    announce(page.title)
    onArrival()
  }

  /** Where reading begins: where one was, at the place that the address names, or at the top. */
  function begin({ hash }: URL, way: Way): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    main().focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    if (way === 'traverse') entries.restorePlace(entry)
    else if (hash !== '') location.replace(hash)
  }

  const journey: Journey = {
    async go(url, way) {
      const mine = ++turn
      error.clear()
      loading.start()
      try {
        const page = await next(url)
        if (mine !== turn) return
        if (page === 'unreachable') error.set(url)
        else if (page === 'elsewhere') open(url, way)
        else await transition(() => mine === turn && arrive(page, url, way), false)
      } catch {
        if (mine === turn) open(url, way)
      } finally {
        if (mine === turn) loading.end()
      }
    },
    follow({ hasUAVisualTransition }) {
      const url = new URL(location.href)
      const { name, isNew } = entries.here()
      if (!isNew) entries.rememberPlace(entry)
      if (samePage(url, at)) {
        turn++
        entry = name
        at = url
        if (!isNew) entries.restorePlace(name)
        return
      }
      const page = seen.take(name)
      if (page === undefined) return void journey.go(url, 'traverse')
      const mine = ++turn
      error.clear()
      void transition(() => mine === turn && arrive(page, url, 'traverse'), hasUAVisualTransition)
    },
    rememberPlace: () => entries.rememberPlace(entry),
    retire() {
      isRetired = true
    },
  }
  return journey
}

function open({ href }: URL, way: Way): void {
  if (way === 'push') location.assign(href)
  else if (way === 'replace') location.replace(href)
  else location.reload()
}
