/** Pages as data: fetched when one wants to read them, or a little ahead, four at a time and each once. */
import { parse } from 'devalue'
import type { PageData } from '../../rendering/page-payload.ts'
import { connection } from '../connection.ts'
import { samePage } from './links.ts'

/** `elsewhere`: this address is for the browser to open. */
export type Answer = PageData | 'elsewhere' | 'unreachable'

export interface Pages {
  ahead(url: URL): void
  /** It was fetched ahead, and has come. */
  isCached(url: URL): boolean
  get(url: URL): Promise<Answer>
}

const maxPrefetched = 4
/** What was fetched ahead is shown if it is no older than this. */
const maxAgeMs = 30_000
const timeoutMs = 10_000

interface Fetched {
  readonly answer: Promise<Answer>
  readonly at: number
  hasCome: boolean
}

export function openPages(build: string): Pages {
  const fetched = new Map<string, Fetched>()
  let waiting: URL[] = []
  let running = 0

  function fetchNow(url: URL): Promise<Answer> {
    const answer = fetchPage(url, build)
    const one = { answer, at: performance.now(), hasCome: false }
    fetched.set(keyOf(url), one)
    void answer.then(() => {
      one.hasCome = true
    })
    return answer
  }

  function fresh(url: URL): Fetched | undefined {
    const known = fetched.get(keyOf(url))
    return known && performance.now() - known.at < maxAgeMs ? known : undefined
  }

  function next(): void {
    const url = running < maxPrefetched ? waiting.shift() : undefined
    if (url === undefined) return
    running++
    void fetchNow(url).then((answer) => {
      running--
      if (answer === 'unreachable') fetched.delete(keyOf(url))
      if (typeof answer === 'object') fetchStylesheets(answer)
      next()
    })
  }

  return {
    ahead(url) {
      if (isSpared() || samePage(url, new URL(location.href)) || fresh(url)) return
      if (waiting.some((other) => samePage(url, other))) return
      waiting.push(url)
      next()
    },
    isCached: (url) => fresh(url)?.hasCome ?? false,
    get(url) {
      const answer = fresh(url)?.answer ?? fetchNow(url)
      // Shown once; whoever comes again asks again.
      fetched.delete(keyOf(url))
      waiting = waiting.filter((other) => !samePage(url, other))
      return answer
    },
  }
}

const keyOf = ({ pathname, search }: URL) => pathname + search

function isSpared(): boolean {
  const { saveData, type } = connection()
  return saveData || type.includes('2g')
}

/** The data of a page without a query is asked for by the build alone, as other clients do it. */
function payloadAddress({ pathname, search }: URL, build: string): string {
  const query = search === '' ? `?${build}` : `${search}&_b=${build}`
  return `${pathname === '/' ? '' : pathname}/_payload.json${query}`
}

async function fetchPage(url: URL, build: string): Promise<Answer> {
  try {
    const answer = await fetch(payloadAddress(url, build), { signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    return answer.ok ? read(text, keyOf(url)) : 'elsewhere'
  } catch (fault) {
    return fault instanceof DOMException ? 'elsewhere' : 'unreachable'
  }
}

/** Where a query makes a difference that data knows nothing of, the data is of another page. */
function read(text: string, path: string): Answer {
  try {
    const { data } = parse(text)
    return data.path === path ? data : 'elsewhere'
  } catch {
    return 'elsewhere'
  }
}

const prefetchedStylesheets = new Set<string>()

/** The browser has the sheets at hand by the time they are wanted. It would complain of links for pages that nobody opens. */
function fetchStylesheets({ styles }: PageData): void {
  for (const href of styles) {
    const isHere = document.head.querySelector(`[href="${href}"], [data-sheet="${href}"]`) !== null
    if (isHere || prefetchedStylesheets.has(href)) continue
    prefetchedStylesheets.add(href)
    fetch(href)
      .then((answer) => answer.text())
      .catch(() => prefetchedStylesheets.delete(href))
  }
}
