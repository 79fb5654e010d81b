/**
 * Client navigation: replaces the content of `main` and the head without loading a new document. In unusual
 * cases the browser loads the page as usual.
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
import { fetchInView, openPages } from './page-data.ts'

export interface Destination {
  readonly to: string
  /** Allows other sites. */
  readonly external?: boolean
  /** Replaces the history entry of the current page. */
  readonly replace?: boolean
}

declare global {
  interface DocumentEventMap {
    /** Code on a page can request navigation without loading its code. */
    'cyanotype:navigate': CustomEvent<Destination>
  }
}

export interface Navigation {
  /** Rejects other sites unless they are allowed, and scripts always. */
  navigateTo(destination: Destination): void
  /** Prefetches listed pages when links to them are visible. */
  fetchListed(paths: ReadonlySet<string>): void
  /** Confirms a copy with a toast. */
  confirmCopy(words: string): void
  /** From now on the browser loads every page. Offers the reader to reload. */
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
    // An error page should not stay in the history.
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

/** Prefetches pages on intent: when the pointer or the focus rests on a link, or a finger touches it. */
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
  // The pointer may have been there before the listener.
  fetchAt(document.querySelector('a:hover'))
}

/** The browser handles links to other sites, except for dangerous URLs. */
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
  /** Allows other sites too. */
  readonly external?: boolean
}

/**
 * Resolves `to` relative to the page at `here`: a page of this site, another site only if allowed, and never
 * a script.
 */
export function destination(to: string, here: string, { external = false }: Allowed = {}): URL {
  // Browsers ignore these characters too, so they must not hide a scheme.
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
