/** Crawler: finds every page that a visitor can reach by links. */
import { isFullRun } from '../tools/testing/is-full-run.ts'

export interface FoundPage {
  readonly path: string
  readonly status: number
  readonly html: string
  /** The first page with a link to it. */
  readonly from: string
}

/**
 * Decisions and the API reference are many pages of one form, and guides have the same form in all languages.
 * Only `npm run test:full` opens more than the first.
 */
const alike = isFullRun
  ? undefined
  : /\/decisions\/(?!0001-)|\/api-reference\/(?!account)|^\/(?:et|el)\/docs\/(?!editors|start)/

const files = /\.[a-z0-9]+$|^\/(api|admin|storybook)(\/|$)/

const crawls = new Map<string, Promise<FoundPage[]>>()

/** Crawls a site once for all tests of a worker, because it takes seconds. */
export function everyPage(baseURL = ''): Promise<readonly FoundPage[]> {
  const crawl = crawls.get(baseURL) ?? crawlSite(baseURL)
  crawls.set(baseURL, crawl)
  return crawl
}

async function crawlSite(baseURL: string): Promise<FoundPage[]> {
  const from = new Map([['/', 'the start']])
  const found: FoundPage[] = []
  for (const [path, origin] of from) {
    const response = await fetch(baseURL + path, { headers: { accept: 'text/html' } })
    const html = await response.text()
    found.push({ path, status: response.status, html, from: origin })
    for (const next of linksOf(html, path)) if (!from.has(next)) from.set(next, path)
  }
  return found
}

function linksOf(html: string, path: string): string[] {
  const here = new URL(path, 'http://site.invalid')
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), here))
    .filter(({ origin, pathname }) => origin === here.origin && !files.test(pathname))
    .filter(({ pathname }) => alike?.test(pathname) !== true)
    .map(({ pathname, search }) => pathname + search)
}
