/**
 * Goes from page to page without leaving the document: what stands in `main` is exchanged, and what the head says of it.
 * Where anything is unusual, the browser opens the page as it opens any other.
 */
import progressSheet from '@cyanotype/ui/components/progress-bar/progress-bar.css?inline'
import { adoptStylesheet } from '../adopt-stylesheet.ts'
import { wordFor } from '../announcer.ts'
import { showConfirmation, showToast } from '../toast.ts'
import type { Companions } from './current-page.ts'
import { openDisplay } from './current-page.ts'
import { openEntries } from './history-entries.ts'
import { isPage, linkAt, pageOf } from './links.ts'
import { createNavigate } from './navigate.ts'
import navigationSheet from './navigation.css?inline'
import { openPages } from './page-data.ts'
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
  /** Shows a toast with the words for what was copied. */
  confirmCopy(words: string): void
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
    confirmCopy: showConfirmation,
    offerNewBuild() {
      navigate.retire()
      offerReload()
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

function offerReload(): void {
  showToast({
    message: wordFor('newer'),
    action: { label: wordFor('renew'), run: () => location.reload() },
  })
}

const restsAfter = 60

/** Fetches what the reader points at: where the pointer or the focus rests on a link, or a finger lands on it. */
function fetchWherePointed(ahead: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchAt = (target: EventTarget | null) => {
    const link = linkAt(target)
    const url = link && pageOf(link)
    if (url) ahead(url)
  }
  const rest = ({ target }: Event) => {
    clearTimeout(timer)
    timer = setTimeout(fetchAt, restsAfter, target)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { passive: true })
  const land = ({ target }: Event) => {
    clearTimeout(timer)
    fetchAt(target)
  }
  document.addEventListener('pointerdown', land, { passive: true })
  // It may have come to rest before anybody listened.
  fetchAt(document.querySelector('a:hover'))
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

const dangerous = /^(?:view-source:)*(?:javascript|data|vbscript|blob):/i
const scheme = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

interface Allowed {
  /** Other sites, too. */
  readonly external?: boolean
}

/**
 * Where one may be led: to a page of this site, elsewhere only where that is allowed, and never to a script. The
 * whole address of `to`, as seen from the page at `here`.
 */
export function destination(to: string, here: string, { external = false }: Allowed = {}): URL {
  // Browsers leave these out as well, so they hide nothing.
  const address = to.replace(/[\p{Cc}\s]/gu, '')
  if (dangerous.test(address)) throw new Error('Cannot navigate to a URL with the given protocol')
  const url = new URL(address, here)
  if (!external && (scheme.test(address) || url.origin !== new URL(here).origin)) {
    throw new Error(
      'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
    )
  }
  return url
}
