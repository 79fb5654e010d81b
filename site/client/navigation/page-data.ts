/** Page data: fetched on navigation or prefetched, four at a time and each once. */
import { parse } from 'devalue'
import type { PageData } from '../../rendering/page-payload.ts'
import { connection } from '../connection.ts'
import { linkAt, pageOf, samePage } from './links.ts'

/** `full-load`: the browser must load this URL. */
export type FetchResult = PageData | 'full-load' | 'unreachable'

export interface Pages {
  ahead(url: URL): void
  /** Whether it was prefetched and has arrived. */
  isCached(url: URL): boolean
  get(url: URL): Promise<FetchResult>
}

const maxPrefetched = 4
/** The maximum age of prefetched data. */
const maxAgeMs = 30_000
const timeoutMs = 10_000

interface Fetched {
  readonly result: Promise<FetchResult>
  readonly at: number
  hasCome: boolean
}

export function openPages(build: string): Pages {
  const fetched = new Map<string, Fetched>()
  let waiting: URL[] = []
  let running = 0

  function fetchNow(url: URL): Promise<FetchResult> {
    const result = fetchPage(url, build)
    const one = { result, at: performance.now(), hasCome: false }
    fetched.set(keyOf(url), one)
    void result.then(() => {
      one.hasCome = true
    })
    return result
  }

  function fresh(url: URL): Fetched | undefined {
    const cached = fetched.get(keyOf(url))
    return cached && performance.now() - cached.at < maxAgeMs ? cached : undefined
  }

  function next(): void {
    const url = running < maxPrefetched ? waiting.shift() : undefined
    if (url === undefined) return
    running++
    void fetchNow(url).then((result) => {
      running--
      if (result === 'unreachable') fetched.delete(keyOf(url))
      if (typeof result === 'object') fetchStylesheets(result)
      next()
    })
  }

  return {
    ahead(url) {
      if (isSavingData() || samePage(url, new URL(location.href)) || fresh(url)) return
      if (waiting.some((other) => samePage(url, other))) return
      waiting.push(url)
      next()
    },
    isCached: (url) => fresh(url)?.hasCome ?? false,
    get(url) {
      const result = fresh(url)?.result ?? fetchNow(url)
      // Used once. The next visit fetches it again.
      fetched.delete(keyOf(url))
      waiting = waiting.filter((other) => !samePage(url, other))
      return result
    },
  }
}

const keyOf = ({ pathname, search }: URL) => pathname + search

function isSavingData(): boolean {
  const { saveData, type } = connection()
  return saveData || type.includes('2g')
}

/** Without a query the URL contains only the build, as in other clients. */
function payloadAddress({ pathname, search }: URL, build: string): string {
  const query = search === '' ? `?${build}` : `${search}&_b=${build}`
  return `${pathname === '/' ? '' : pathname}/_payload.json${query}`
}

async function fetchPage(url: URL, build: string): Promise<FetchResult> {
  try {
    const response = await fetch(payloadAddress(url, build), { signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    return response.ok ? read(text, keyOf(url)) : 'full-load'
  } catch (error) {
    return error instanceof DOMException ? 'full-load' : 'unreachable'
  }
}

/** If the data does not include a significant query, it belongs to another page. */
function read(text: string, path: string): FetchResult {
  try {
    const { data } = parse(text)
    return data.path === path ? data : 'full-load'
  } catch {
    return 'full-load'
  }
}

const prefetchedStylesheets = new Set<string>()

/**
 * Fetches the stylesheets before they are needed. Preload links would cause warnings for pages that are never
 * opened.
 */
function fetchStylesheets({ styles }: PageData): void {
  for (const href of styles) {
    const isHere = document.head.querySelector(`[href="${href}"], [data-sheet="${href}"]`) !== null
    if (isHere || prefetchedStylesheets.has(href)) continue
    prefetchedStylesheets.add(href)
    fetch(href)
      .then((response) => response.text())
      .catch(() => prefetchedStylesheets.delete(href))
  }
}

/** Prefetches pages when links to them become visible, if the build manifest lists them. */
export function fetchInView(listed: ReadonlySet<string>, ahead: (url: URL) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const link = linkAt(target)
      const url = link && pageOf(link)
      if (url && listed.has(url.pathname)) ahead(url)
    }
  })
  /** Observes the links of the current page. */
  return () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
}
