/**
 * Fast path: renders a page that Vike rendered before, without routing it and looking up its assets again:
 * both stay the same while the server runs. Results of Vike are cached by language and URL, so route
 * functions must depend on the URL alone. Pages with their own hooks are not cached, and every answer that is
 * not a normal page is left to Vike.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { PageRequest, RenderInput } from './page-request.ts'

/** What Vike resolved from the URL. */
export type Resolved = Pick<PageRequest, 'routeParams' | 'urlPathname' | 'urlParsed'>

/** Passed on by `+onRenderHtml` when Vike renders a page. */
export interface LearnedPage {
  readonly resolved: Resolved
  /** The document before Vike adds assets to it. */
  readonly html: string
  /** Loads the data and renders again. Returns `undefined` if the result is not a normal page. */
  readonly rerender: (request: Omit<PageRequest, 'data' | 'layoutData'>) => Promise<string | undefined>
}

export interface RenderFastPath {
  /** `url` has no locale prefix. */
  render(url: string, input: RenderInput): Promise<string | undefined>
  /** `documentHtml` is the document as Vike returned it. */
  add(url: string, locale: Locale, page: LearnedPage, documentHtml: string): void
}

interface CachedRender extends Pick<LearnedPage, 'resolved' | 'rerender'> {
  readonly additions: Additions
}

/** Some kilobytes each. A larger site drops those that were not rendered for longest. */
const maxPages = 1_000

export function openRenderFastPath(limit = maxPages): RenderFastPath {
  const cache = new Map<string, CachedRender>()
  const store = (key: string, page: CachedRender) => {
    cache.delete(key)
    cache.set(key, page)
    const [oldest] = cache.keys()
    if (cache.size > limit && oldest !== undefined) cache.delete(oldest)
  }
  return {
    async render(url, input) {
      const key = `${input.locale} ${url}`
      const page = cache.get(key)
      if (page === undefined) return undefined
      store(key, page)
      const html = await page.rerender({ ...input, ...page.resolved })
      return html && withAdditions(html, page.additions)
    },
    add(url, locale, { resolved, html, rerender }, documentHtml) {
      const additions = additionsTo(html, documentHtml)
      if (additions !== undefined) store(`${locale} ${url}`, { resolved, rerender, additions })
    },
  }
}

/** What Vike inserted at the start and end of the head, and at the end of the body. */
type Additions = readonly [string, string, string]

function additionsTo(html: string, documentHtml: string): Additions | undefined {
  const [start = '', head = '', body = '', end = ''] = partsOf(html)
  const headAt = documentHtml.indexOf(head, start.length)
  const bodyAt = documentHtml.indexOf(body, headAt + head.length)
  if (!documentHtml.startsWith(start) || !documentHtml.endsWith(end) || headAt === -1 || bodyAt === -1)
    return undefined
  return [
    documentHtml.slice(start.length, headAt),
    documentHtml.slice(headAt + head.length, bodyAt),
    documentHtml.slice(bodyAt + body.length, -end.length),
  ]
}

function withAdditions(html: string, [first, last, atEnd]: Additions): string {
  const [start, head, body, end] = partsOf(html)
  return `${start}${first}${head}${last}${body}${atEnd}${end}`
}

function partsOf(html: string): readonly [string, string, string, string] {
  const headAt = html.indexOf('<head>') + '<head>'.length
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  return [
    html.slice(0, headAt),
    html.slice(headAt, headEnd),
    html.slice(headEnd, bodyEnd),
    html.slice(bodyEnd),
  ]
}
