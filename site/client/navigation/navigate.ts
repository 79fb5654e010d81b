/** The way from one page to the next: asked for, fetched, shown; or left to the browser. */
import type { Display, NavigationKind } from './current-page.ts'
import { errorState } from './error-state.ts'
import type { Entries } from './history-entries.ts'
import type { Pages } from './page-data.ts'
import { loadingBar } from './progress-bar.ts'
import type { Shown } from './swap-page.ts'
import { fromData, loadStylesheets } from './swap-page.ts'
import { transition } from './view-transition.ts'

interface Navigate {
  go(url: URL, item: NavigationKind): Promise<void>
  /** The browser went to another entry of its history. */
  follow(): void
  /** From now on the browser opens every page. */
  retire(): void
}

export function createNavigate(pages: Pages, entries: Entries, display: Display): Navigate {
  const { frame } = document.body.dataset
  const loading = loadingBar()
  const error = errorState((url) => void navigate.go(url, 'push'))
  let turn = 0
  let isRetired = false

  async function next(url: URL): Promise<Shown | 'elsewhere' | 'unreachable'> {
    const answer = isRetired ? 'elsewhere' : await pages.get(url)
    if (typeof answer === 'string') return answer
    if (answer.frame !== frame) return 'elsewhere'
    const page = fromData(answer)
    await loadStylesheets(page)
    return page
  }

  const navigate: Navigate = {
    async go(url, item) {
      const mine = ++turn
      error.clear()
      loading.start()
      const isAtHand = pages.isCached(url)
      try {
        const page = await next(url)
        if (mine !== turn) return
        if (page === 'unreachable') error.set(url)
        else if (page === 'elsewhere') open(url, item)
        else await transition(() => mine === turn && display.show(page, url, item), isAtHand)
      } catch {
        if (mine === turn) open(url, item)
      } finally {
        if (mine === turn) loading.end()
      }
    },
    follow() {
      const url = new URL(location.href)
      const { name, isNew } = entries.here()
      if (!isNew) display.saveScroll()
      // A page that was on its way is not wanted any more.
      const mine = ++turn
      loading.end()
      if (display.shows(url)) {
        display.stayAt(name)
        if (!isNew) entries.restoreScroll(name)
        return
      }
      const page = display.restore(name)
      if (page === undefined) return void navigate.go(url, 'traverse')
      error.clear()
      void transition(() => mine === turn && display.show(page, url, 'traverse'), true)
    },
    retire() {
      isRetired = true
    },
  }
  return navigate
}

function open({ href }: URL, item: NavigationKind): void {
  if (item === 'push') location.assign(href)
  else if (item === 'replace') location.replace(href)
  else location.reload()
}
