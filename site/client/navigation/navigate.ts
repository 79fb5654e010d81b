/** The way from one page to the next: asked for, fetched, shown; or left to the browser. */
import type { Display, Way } from './current-page.ts'
import { errorState } from './error-state.ts'
import type { Entries } from './history-entries.ts'
import type { Pages } from './page-data.ts'
import { loadingBar } from './progress-bar.ts'
import type { Shown } from './swap-page.ts'
import { fromData, sheetsThere } from './swap-page.ts'
import { transition } from './view-transition.ts'

interface Journey {
  go(url: URL, way: Way): Promise<void>
  /** The browser went to another entry of its history. */
  follow(): void
  /** From now on the browser opens every page. */
  retire(): void
}

export function openJourney(pages: Pages, entries: Entries, display: Display): Journey {
  const { frame } = document.body.dataset
  const loading = loadingBar()
  const error = errorState((url) => void journey.go(url, 'push'))
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

  const journey: Journey = {
    async go(url, way) {
      const mine = ++turn
      error.clear()
      loading.start()
      const isAtHand = pages.atHand(url)
      try {
        const page = await next(url)
        if (mine !== turn) return
        if (page === 'unreachable') error.set(url)
        else if (page === 'elsewhere') open(url, way)
        else await transition(() => mine === turn && display.show(page, url, way), isAtHand)
      } catch {
        if (mine === turn) open(url, way)
      } finally {
        if (mine === turn) loading.end()
      }
    },
    follow() {
      const url = new URL(location.href)
      const { name, isNew } = entries.here()
      if (!isNew) display.rememberPlace()
      // A page that was on its way is not wanted any more.
      const mine = ++turn
      loading.end()
      if (display.shows(url)) {
        display.stayAt(name)
        if (!isNew) entries.restorePlace(name)
        return
      }
      const page = display.recall(name)
      if (page === undefined) return void journey.go(url, 'traverse')
      error.clear()
      void transition(() => mine === turn && display.show(page, url, 'traverse'), true)
    },
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
