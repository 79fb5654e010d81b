/** All the script that a page brings. Everything on a page reads and works without it. */
import { startBehaviours, stopBehaviours } from '@cyanotype/ui/internal/behaviours.ts'
import { copyOnClick } from '../features/documentation/copy-markdown.ts'
import { connection } from './connection.ts'
import { layOutTheRest } from './deferred-layout.ts'
import { tolerateStyles, unmountIslands, wakeIslands } from './islands.ts'
import type { Navigation } from './navigation/index.ts'
import { onFirstInteraction, whenIdle } from './on-first-interaction.ts'

/** Each time that a page is on the screen. */
function arrive(): void {
  startBehaviours()
  wakeIslands()
  copyOnClick(document)
  countVisit()
  layOutTheRest()
}

interface Details {
  /** Own facts about what happened. */
  readonly props?: Readonly<Record<string, string | number | boolean>>
  readonly revenue?: { readonly currency: string; readonly amount: number | string }
}

/**
 * Says that a page is read to whoever counts visits: the server itself, or the host that its settings name. Nothing
 * is kept in the browser, and who asks to be left alone is. `visits` on the page's body is the host, empty for this
 * server; without it nothing is counted.
 */
function countVisit(event = 'pageview', { props, revenue }: Details = {}): void {
  const { visits, visitsDomain } = document.body.dataset
  if (visits === undefined || isOptedOut()) return
  const body = {
    n: event,
    u: location.href,
    d: visitsDomain || location.hostname,
    r: document.referrer,
    w: innerWidth,
    h: 0,
    p: props && JSON.stringify(props),
    $: revenue,
  }
  fetch(`${visits}/api/event`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // Nobody who reads is told that they were not counted.
  }).catch(() => {})
}

function isOptedOut(): boolean {
  if (location.protocol === 'file:' || /^(localhost|127\..*|\[::1\])$/.test(location.hostname)) return true
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl))
    return true
  try {
    return localStorage.plausible_ignore === 'true'
  } catch {
    return false
  }
}

/** Going from page to page is fetched once the reader has stirred; until then the browser does it as it always does. */
function leadOn(build: string): void {
  let navigation: Promise<Navigation> | undefined
  const load = () => {
    navigation ??= import('./navigation/index.ts').then(({ startNavigation }) =>
      startNavigation(build, {
        onNavigated: arrive,
        onForgotten(content) {
          stopBehaviours(content)
          unmountIslands(content)
        },
      }),
    )
    return navigation
  }
  // Where it cannot be fetched, links are links.
  const tryTo = (act: (navigation: Navigation) => void) =>
    load()
      .then(act)
      .catch(() => {})

  onFirstInteraction(() => void tryTo(() => {}))
  document.addEventListener('cyanotype:navigate', async ({ detail }) => (await load()).navigateTo(detail))
  // Whoever comes back to an entry of ours comes back to where they were.
  if (history.scrollRestoration === 'manual') void tryTo(() => {})
  watchBuilds(build, {
    onListed: (paths) => void tryTo(({ fetchListed }) => fetchListed(paths)),
    onNewer: () => void tryTo(({ offerNewBuild }) => offerNewBuild()),
  })
}

const manifestAfter = 1000
const hourly = 3_600_000

interface BuildCheck {
  /** The manifest lists pages that may be fetched when links to them are in view. */
  readonly onListed: (paths: ReadonlySet<string>) => void
  readonly onNewer: () => void
}

/** Which build this page is of: what its manifest says of pages, and whether there is a newer one. */
function watchBuilds(build: string, { onListed, onNewer }: BuildCheck): void {
  const manifest = `/_nuxt/builds/meta/${build}.json`
  if (connection().type !== 'slow-2g') {
    setTimeout(() => whenIdle(() => void readManifest(manifest, onListed)), manifestAfter)
  }
  const timer = setInterval(async () => {
    const { checkForNewerBuild } = await import('./check-new-build.ts')
    const found = await checkForNewerBuild(build, manifest)
    if (found !== 'later') clearInterval(timer)
    if (found === 'newer') onNewer()
  }, hourly)
}

async function readManifest(address: string, onListed: BuildCheck['onListed']): Promise<void> {
  try {
    const { prerendered } = await (await fetch(address)).json()
    if (Array.isArray(prerendered) && prerendered.length > 0) onListed(new Set(prerendered))
  } catch {
    // The next page asks again.
  }
}

try {
  const { build } = document.body.dataset
  tolerateStyles()
  arrive()
  saveLanguage()
  openSearchOnRequest()
  if (build !== undefined) leadOn(build)
  const { preview } = document.documentElement.dataset
  if (preview !== undefined) {
    void import('../preview/preview-client.ts').then(({ startPreview }) => startPreview(preview))
  }
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the specification says where it is heard.
  console.error('Error while mounting app:', error)
}

/** Opens the search dialog when the form in the header asks for it: the dialog is loaded then, and not before. */
function openSearchOnRequest(): void {
  document.addEventListener('cyanotype:search', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    import('../features/search/open-dialog.tsx')
      .then(({ openDialog }) => openDialog(form))
      // Without the dialog it is a form: where its field is hidden, the page of results has one.
      .catch(() => form.querySelector('input')?.checkVisibility() || form.submit())
  })
}

/**
 * Remembers the language of the page that is being read, and of a link to another language at the moment it is followed:
 * the server looks for it at `/`, and at no other path. Such a link leads to the section that is being read: headings have
 * the same ids in every language.
 */
export function saveLanguage(): void {
  savePreference(document.documentElement.lang)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null
    if (link === null) return
    savePreference(link.dataset.locale ?? '')
    link.hash = currentPath()
  })
}

/** The target of the address as long as it is in view, or else the last heading in the upper third or above it. */
function currentPath(): string {
  const target = document.querySelector(':target')
  if (target !== null) {
    const { top, bottom } = target.getBoundingClientRect()
    if (bottom >= 0 && top <= innerHeight) return location.hash
  }
  if (scrollY === 0) return ''
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')]
  const heading = headings.findLast((one) => one.getBoundingClientRect().top <= innerHeight / 3)
  return heading === undefined ? '' : `#${heading.id}`
}

function savePreference(locale: string): void {
  const entry = `i18n_redirected=${locale}`
  if (document.cookie.split('; ').includes(entry)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot be asked before the page is left.
  document.cookie = `${entry}; Max-Age=31536000; Path=/; SameSite=Lax`
}
