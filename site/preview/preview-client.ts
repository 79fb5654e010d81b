/**
 * Runs in the browser on pages in preview mode only. In a tab, it moves the token from the URL, where people
 * would copy it, to a cookie. In a frame, the token stays in the URL and in followed links, so that no other
 * page shows drafts.
 */
import type { FromPreview, PreviewRequest } from '@cyanotype/content/contracts/preview-messages.ts'
import { previewRequestIn, sourceIn } from '@cyanotype/content/contracts/preview-messages.ts'
import type { PreviewData } from './preview-bar.tsx'

const tokenKey = 'previewToken'
const apiKey = 'previewAPI'
const pathKey = 'previewPath'
const parentKey = 'previewParent'

/** `show` shows the next version of the page, which the editor around it sends. */
export function startPreview(data: string, show: (page: string) => void): void {
  const token = new URLSearchParams(location.search).get('preview')
  const isFramed = window.parent !== window
  if (!isFramed || data === 'ended') tidyAddress()
  if (data === 'ended') {
    for (const key of [tokenKey, apiKey, pathKey, parentKey]) sessionStorage.removeItem(key)
    return
  }
  const { hosts, api }: PreviewData = JSON.parse(data)
  if (token) sessionStorage.setItem(tokenKey, token)
  if (token && api) sessionStorage.setItem(apiKey, api)
  if (!isFramed) return
  if (token) addTokenToLinks(token)
  talk([location.origin, ...hosts], show)
}

/** Runs before all other click listeners. */
function addTokenToLinks(token: string): void {
  const handleClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin || link.target === '_blank') return
    link.href = withToken(link.href, token)
  }
  document.addEventListener('click', handleClick, { capture: true })
}

/** Leaves URLs with preview parameters unchanged. */
function withToken(href: string, token: string | null): string {
  const url = new URL(href, location.href)
  if (token && !url.searchParams.has('preview')) url.searchParams.set('preview', token)
  return url.href
}

function tidyAddress(): void {
  const address = new URL(location.href)
  address.searchParams.delete('preview')
  address.searchParams.delete('staging')
  history.replaceState(history.state, '', address)
}

function talk(origins: readonly string[], show: (page: string) => void): void {
  const messageChannel = openPreviewChannel({
    parent: window.parent,
    origins,
    parentOrigin: parentOrigin(),
    ownOrigin: location.origin,
    saveOrigin: (origin) => sessionStorage.setItem(parentKey, origin),
    grant: (query) => grant(query, show),
  })
  window.addEventListener('message', messageChannel.receive)
  const { pathname: path } = location
  const before = sessionStorage.getItem(pathKey)
  sessionStorage.setItem(pathKey, path)
  messageChannel.say({ type: 'nuxt-content:preview:ready', payload: { path } })
  const navigate = before !== null && before !== path
  messageChannel.say({ type: 'nuxt-content:preview:navigate', payload: { path, navigate } })
  document.addEventListener('click', ({ target }) => {
    const message = target instanceof Element ? sourceOf(target) : undefined
    if (message !== undefined) messageChannel.say(message)
  })
}

export interface PreviewContext {
  readonly parent: Pick<Window, 'postMessage'>
  /** The origins that may show previews in a frame. */
  readonly origins: readonly string[]
  /** The origin of the page. Only the editor there may replace the content. */
  readonly ownOrigin: string
  /** The origin of the parent, if it is known before its first message. */
  readonly parentOrigin: string | undefined
  readonly saveOrigin: (origin: string) => void
  readonly grant: (query: PreviewRequest) => void
}

interface MessageChannel {
  say(message: FromPreview): void
  receive(event: { readonly source: unknown; readonly origin: string; readonly data: unknown }): void
}

/**
 * Exchanges messages between a previewed page and the frame around it. It accepts only messages of its parent
 * from an origin that may show previews, and replies to that origin only.
 */
export function openPreviewChannel({
  parent,
  origins,
  parentOrigin,
  ownOrigin,
  saveOrigin,
  grant,
}: PreviewContext): MessageChannel {
  const isAllowed = (origin: string | undefined) => origin !== undefined && origins.includes(origin)
  let listener = isAllowed(parentOrigin) ? parentOrigin : undefined
  if (listener !== undefined) saveOrigin(listener)
  return {
    say(message) {
      if (listener !== undefined) parent.postMessage(message, listener)
    },
    receive({ source, origin, data }) {
      if (source !== parent || !isAllowed(origin)) return
      listener = origin
      saveOrigin(origin)
      const query = previewRequestIn(data)
      const isAllowedHere = typeof query !== 'object' || !('page' in query) || origin === ownOrigin
      if (query !== undefined && isAllowedHere) grant(query)
    },
  }
}

function sourceOf(element: Element): FromPreview | undefined {
  const part = element.closest<HTMLElement>('[data-source]')
  const source = sourceIn(part?.dataset.source)
  if (part === null || source === undefined) return undefined
  const block = part.matches('.prose') ? [...part.children].findIndex((one) => one.contains(element)) : -1
  return {
    type: 'cyanotype:preview:source',
    payload: { ...source, ...(block !== -1 && { block }) },
  }
}

function grant(query: PreviewRequest, show: (page: string) => void): void {
  if (query === 'show-anew') location.reload()
  else if ('page' in query) {
    // The reader may have followed a link since.
    if (query.path === location.pathname) show(query.page)
  } else location.assign(withToken(query.goTo, new URLSearchParams(location.search).get('preview')))
}

/** The origin of the parent from the browser, or the stored one after a link was followed in the frame. */
function parentOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  const stored = sessionStorage.getItem(parentKey)
  if (stored !== null) return stored
  return URL.parse(document.referrer)?.origin
}
