/**
 * Vike finds what a page is made of, and which sheets and scripts it brings: both stay as they are while the server runs.
 * From a page's second print on, that is remembered, and only what may have changed is done again: reading and drawing.
 * Whatever is not simply a page, such as an address of nothing or a way elsewhere, is left to Vike.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isSlug } from '@cyanotype/content/model/index.ts'
import type { PageRequest } from './page-context.ts'
import { route as documentationRoute } from './pages/docs/+route.ts'

/** Told by a page when Vike has it drawn. */
export interface LearnedPage {
  readonly id: string
  /** The document as it was drawn, before Vike added what it brings along. */
  readonly html: string
  /** Reads and draws again; nothing where that is not simply a page. */
  readonly print: (request: Omit<PageRequest, 'data' | 'surroundings'>) => Promise<string | undefined>
}

/** All that the address does not say. */
export type Given = Pick<
  PageRequest,
  'origin' | 'reader' | 'preview' | 'occasion' | 'house' | 'isGone' | 'locale'
>

export interface ShortWay {
  /** `url` is without the prefix of the language. */
  print(url: string, given: Given): Promise<string | undefined>
  /** `whole` is the document as Vike handed it out. */
  learn(page: LearnedPage, locale: Locale, whole: string): void
}

interface Known {
  readonly paramsOf: ParamsOf
  readonly print: LearnedPage['print']
  readonly additions: Additions
}

export function openShortWay(): ShortWay {
  const known = new Map<string, Known>()
  return {
    async print(url, given) {
      const { pathname, searchParams } = new URL(url, 'http://site.invalid')
      const urlPathname = decoded(pathname)
      if (urlPathname === undefined) return undefined
      for (const [key, { paramsOf, print, additions }] of known) {
        const routeParams = key.startsWith(`${given.locale} `) ? paramsOf(urlPathname) : undefined
        if (routeParams === undefined || !isFit(routeParams)) continue
        const urlParsed = { search: Object.fromEntries(searchParams) }
        const html = await print({ ...given, routeParams, urlPathname, urlParsed })
        return html && withAdditions(html, additions)
      }
      return undefined
    },
    learn({ id, html, print }, locale, whole) {
      const key = `${locale} ${id}`
      const additions = known.has(key) ? undefined : additionsTo(html, whole)
      if (additions !== undefined) known.set(key, { paramsOf: paramsOf(id), print, additions })
    },
  }
}

type ParamsOf = (path: string) => Readonly<Record<string, string>> | undefined

/** As Vike routes: by the page's folder, but for the one page that has a rule of its own. */
function paramsOf(id: string): ParamsOf {
  if (id === '/pages/docs') return documentationParams
  const own = id.replace(/^\/pages/, '').replace(/^\/index$/, '/')
  const names = own.split('/')
  return (path) => {
    const parts = path.split('/')
    const fits = names.length === parts.length && names.every((name, at) => isNamed(name, parts[at] ?? ''))
    if (!fits) return undefined
    return Object.fromEntries(
      names.flatMap((name, at) => (name.startsWith('@') ? [[name.slice(1), parts[at] ?? '']] : [])),
    )
  }
}

function documentationParams(urlPathname: string) {
  const found = documentationRoute({ urlPathname })
  return found === false ? undefined : found.routeParams
}

const isNamed = (name: string, part: string) => (name.startsWith('@') ? part !== '' : name === part)

/** What `+guard.ts` refuses is refused there. */
const isFit = ({ slug }: Readonly<Record<string, string>>) =>
  slug === undefined || slug === '' || isSlug(slug)

function decoded(pathname: string): string | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent).join('/')
  } catch {
    return undefined
  }
}

/** What Vike put where the head begins and ends, and where the body ends. */
type Additions = readonly [string, string, string]

function additionsTo(html: string, whole: string): Additions | undefined {
  const [start = '', head = '', body = '', end = ''] = partsOf(html)
  const headAt = whole.indexOf(head, start.length)
  const bodyAt = whole.indexOf(body, headAt + head.length)
  if (!whole.startsWith(start) || !whole.endsWith(end) || headAt === -1 || bodyAt === -1) return undefined
  return [
    whole.slice(start.length, headAt),
    whole.slice(headAt + head.length, bodyAt),
    whole.slice(bodyAt + body.length, -end.length),
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
