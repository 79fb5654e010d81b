/** Navigation to another page: requests, fetches and shows it, or leaves it to the browser. */
import { wordFor } from '../announcer.ts'
import { showToast } from '../toast.ts'
import type { Display, NavigationKind } from './current-page.ts'
import type { Entries } from './history-entries.ts'
import type { Pages } from './page-data.ts'
import type { Shown } from './swap-page.ts'
import { fromData, loadStylesheets } from './swap-page.ts'

interface Navigate {
  go(url: URL, item: NavigationKind): Promise<void>
  /** Called when the browser moved to another history entry. */
  follow(): void
  /** From now on the browser loads every page. */
  retire(): void
}

export function createNavigate(pages: Pages, entries: Entries, display: Display): Navigate {
  const { frame } = document.body.dataset
  const loading = loadingBar()
  const error = errorState((url) => void navigate.go(url, 'push'))
  let lastNavigation = 0
  let isRetired = false

  async function next(url: URL): Promise<Shown | 'full-load' | 'unreachable'> {
    const result = isRetired ? 'full-load' : await pages.get(url)
    if (typeof result === 'string') return result
    if (result.frame !== frame) return 'full-load'
    const page = fromData(result)
    await loadStylesheets(page)
    return page
  }

  const navigate: Navigate = {
    async go(url, item) {
      const mine = ++lastNavigation
      error.clear()
      loading.start()
      const isCached = pages.isCached(url)
      try {
        const page = await next(url)
        if (mine !== lastNavigation) return
        if (page === 'unreachable') error.set(url)
        else if (page === 'full-load') open(url, item)
        else await transition(() => mine === lastNavigation && display.show(page, url, item), isCached)
      } catch {
        if (mine === lastNavigation) open(url, item)
      } finally {
        if (mine === lastNavigation) loading.end()
      }
    },
    follow() {
      const url = new URL(location.href)
      const { name, isNew } = entries.here()
      if (!isNew) display.saveScroll()
      // Cancels a navigation that is still loading.
      const mine = ++lastNavigation
      loading.end()
      if (display.shows(url)) {
        display.stayAt(name)
        if (!isNew) entries.restoreScroll(name)
        return
      }
      const page = display.restore(name)
      if (page === undefined) return void navigate.go(url, 'traverse')
      error.clear()
      void transition(() => mine === lastNavigation && display.show(page, url, 'traverse'), true)
    },
    retire() {
      isRetired = true
    },
  }
  return navigate
}

const maxWaitMs = 100

/**
 * View transition from one page to the next. Resolves after the change. It waits for a frame, so that the
 * pressed state of the link is painted first.
 */
export async function transition(change: () => void, isInstant: boolean): Promise<void> {
  // Snapshots of both pages take as long as everything else, so cached pages change without a transition.
  const isStill = isInstant || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    await frame()
    change()
    return
  }
  let isChanged = false
  const changeOnce = () => {
    if (isChanged) return
    isChanged = true
    change()
  }
  const view = document.startViewTransition(changeOnce)
  // The transition is skipped if the reader navigates again.
  view.ready.catch(() => {})
  // The browser paints the old page first and sets no limit to that.
  const inTime = pause(maxWaitMs).then(() => {
    if (isChanged) return
    view.skipTransition()
    changeOnce()
  })
  await Promise.race([view.updateCallbackDone, inTime])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

interface Loading {
  start(): void
  end(): void
}

/** Faster navigations show no progress bar. The CSS has the same value. */
const shownAfter = 200
/** The time that the full bar is visible, plus the pause before it can start again. */
const leaves = 500 + 400

/** Progress bar while the next page is loading: the same as the component, without React. */
function loadingBar(): Loading {
  const bar = document.createElement('div')
  bar.className = 'progress-bar'
  bar.role = 'progressbar'
  bar.ariaLabel = wordFor('loading')
  bar.hidden = true
  const light = document.createElement('span')
  light.className = 'progress-bar-light'
  bar.append(light)
  document.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt: number | undefined

  function show(state: 'loading' | 'done'): void {
    clearTimeout(timer)
    bar.dataset.state = state
    bar.hidden = false
  }

  function hide(): void {
    bar.hidden = true
  }

  return {
    start() {
      startedAt = performance.now()
      show('loading')
    },
    end() {
      if (startedAt === undefined) return
      const wasSeen = performance.now() - startedAt >= shownAfter
      startedAt = undefined
      show('done')
      if (wasSeen) timer = setTimeout(hide, leaves)
      else hide()
    },
  }
}

interface ErrorState {
  set(unreachable: URL): void
  /** Removes the error message, and navigates if a target is given. */
  clear(options?: { readonly redirect?: URL }): void
}

/**
 * A page that could not be loaded: the current page stays, with a message until it works again or is
 * dismissed.
 */
function errorState(go: (url: URL) => void): ErrorState {
  let close = () => {}
  const state: ErrorState = {
    set(unreachable) {
      close = showToast({
        message: wordFor('unreachable'),
        action: { label: wordFor('again'), run: () => state.clear({ redirect: unreachable }) },
      })
    },
    clear({ redirect } = {}) {
      close()
      close = () => {}
      if (redirect) go(redirect)
    },
  }
  return state
}

function open({ href }: URL, item: NavigationKind): void {
  if (item === 'push') location.assign(href)
  else if (item === 'replace') location.replace(href)
  else location.reload()
}
