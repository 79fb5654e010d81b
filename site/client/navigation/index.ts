/**
 * Goes from page to page without leaving the document: what stands in `main` is exchanged, and what the head says of it.
 * Where anything is unusual, the browser opens the page as it opens any other.
 */
import progressSheet from '@cyanotype/ui/components/progress-bar/progress-bar.css?inline'
import { adoptStylesheet } from '../adopt-stylesheet.ts'
import { wordFor } from '../announcer.ts'
import { showToast } from '../toast.ts'
import type { Companions } from './current-page.ts'
import { openDisplay } from './current-page.ts'
import { openEntries } from './history-entries.ts'
import { fetchWherePointed } from './hover-prefetch.ts'
import { isPage, linkAt, pageOf } from './links.ts'
import { createNavigate } from './navigate.ts'
import navigationSheet from './navigation.css?inline'
import { openPages } from './page-data.ts'
import { destination } from './safe-destination.ts'
import { fetchInView } from './viewport-prefetch.ts'

export interface Destination {
  readonly to: string
  /** Other sites are allowed. */
  readonly external?: boolean
  /** Nobody comes back to the page that is left. */
  readonly replace?: boolean
}

declare global {
  interface DocumentEventMap {
    /** Whoever is on the page may ask to go somewhere, and need not know how that is done. */
    'cyanotype:navigate': CustomEvent<Destination>
  }
}

export interface Navigation {
  /** Refuses other sites unless they are allowed, and scripts always. */
  navigateTo(destination: Destination): void
  /** Fetches what is in view ahead, as far as it is listed. */
  fetchListed(paths: ReadonlySet<string>): void
  /** The next page is opened by the browser, and the reader may do so now. */
  offerNewBuild(): void
}

export function startNavigation(build: string, { onNavigated, onForgotten }: Companions): Navigation {
  for (const stylesheet of [progressSheet, navigationSheet]) adoptStylesheet(stylesheet)
  let lookInView = () => {}
  const pages = openPages(build)
  const entries = openEntries()
  const display = openDisplay(entries, {
    onForgotten,
    onNavigated() {
      onNavigated()
      lookInView()
    },
  })
  const navigate = createNavigate(pages, entries, display)

  const navigation: Navigation = {
    navigateTo({ to, external = false, replace = false }) {
      const url = destination(to, location.href, { external })
      if (isPage(url)) void navigate.go(url, replace ? 'replace' : 'push')
      else location[replace ? 'replace' : 'assign'](url.href)
    },
    fetchListed(paths) {
      lookInView = fetchInView(paths, pages.ahead)
      lookInView()
    },
    offerNewBuild() {
      navigate.retire()
      showToast({
        message: wordFor('newer'),
        action: { label: wordFor('renew'), run: () => location.reload() },
      })
    },
  }

  function handleClick(event: MouseEvent): void {
    const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = linkAt(event.target)
    if (link === undefined || defaultPrevented || button !== 0) return
    if (ctrlKey || metaKey || shiftKey || altKey) return
    display.saveScroll()
    const url = pageOf(link)
    if (url === undefined) {
      refuseScript(link, event)
      return
    }
    event.preventDefault()
    // From a page that says what went wrong there is nothing to come back to.
    const isLeavingError = link.closest('.error-state') !== null
    void navigate.go(url, isLeavingError || url.href === location.href ? 'replace' : 'push')
  }

  document.addEventListener('click', handleClick)
  addEventListener('popstate', navigate.follow)
  addEventListener('pagehide', () => {
    display.saveScroll()
    entries.store()
  })
  if (history.scrollRestoration === 'manual') entries.restoreScroll(entries.here().name)
  fetchWherePointed(pages.ahead)
  return navigation
}

/** What leads elsewhere is the browser's business, but for what would run something. */
function refuseScript({ href }: HTMLAnchorElement, event: Event): void {
  try {
    destination(href, location.href, { external: true })
  } catch (refusal) {
    event.preventDefault()
    throw refusal
  }
}
