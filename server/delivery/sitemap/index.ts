/**
 * Files for search engines: `/robots.txt`, and the sitemap with all locales. `/sitemap.xml` lists its parts,
 * which are made on request with a thousand documents each.
 */
import { publicLanguagesIn, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { CollectionName, DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  interfaceLocales,
  interfacePath,
  isLocale,
  isPathOn,
  localeCodes,
  localizedPath,
  model,
} from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'
import { hiddenSectionsIn } from '../../documents/index.ts'
import type { Xml } from '../../platform/xml.ts'
import { element, xmlDocument } from '../../platform/xml.ts'
import type { RouteHandler, RouteRequest, RouteResponse } from '../index.ts'
import type { IsListed } from './page-urls.ts'
import { addressElement, isHidden, pageAddresses, translationsOf } from './page-urls.ts'

type Parts = Documents['parts']

const inPart = 1_000
const collections = Object.values<DocumentType>(model).flatMap(({ kind, name, page }) =>
  kind === 'collection' && page?.includes('{slug}') && isCollection(name) ? [name] : [],
)

/** Counted from 1, because PostgreSQL rejects a negative offset. */
const part = new RegExp(
  `^/sitemaps/(?:pages|(${collections.join('|')})-(${localeCodes.join('|')})-([1-9]\\d{0,4}))\\.xml$`,
)

interface SitemapOptions {
  readonly documents: Pick<Documents, 'parts'>
  readonly site: Pick<Site, 'routes' | 'render'>
  /** A staging copy of the site, which search engines must not index. */
  readonly isStaging: boolean
}

export function sitemapHandlers({
  documents: { parts },
  site,
  isStaging,
}: SitemapOptions): readonly RouteHandler[] {
  const pages = pageAddresses(model, site)

  async function renderPart(request: RouteRequest): Promise<RouteResponse | undefined> {
    const [matched, name = '', locale = '', number = ''] = part.exec(request.path) ?? []
    if (matched === undefined || isStaging || (await isSiteHidden(request.reader))) return undefined
    const languages = await publicLanguagesIn(request.reader)
    if (name === '') {
      const addresses = await pages(request.reader, languages, listedBy(site, request))
      return urlSet(
        addresses.map((one) => addressElement(request.origin, one.locale, one.translations, one.changedAt)),
      )
    }
    if (!isCollection(name) || !isLocale(locale) || !languages.includes(locale)) return undefined
    const found = await documentsIn(parts, request, { name, locale, number: Number(number) - 1, languages })
    return found && urlSet(found)
  }

  return [
    { matches: (path) => path === '/robots.txt', render: (request) => renderRobots(request, isStaging) },
    {
      matches: (path) => path === '/sitemap.xml',
      render: async (request) => (isStaging ? undefined : renderIndex(request, parts)),
    },
    { matches: (path) => part.test(path), render: renderPart },
  ]
}

/** Rendered, because only the page itself knows it. */
function listedBy(site: Pick<Site, 'render'>, { origin, reader }: RouteRequest): IsListed {
  return async (path, locale) => {
    const page = await site.render({ url: localizedPath(locale, path), origin, reader, preview: false })
    return page.status === 200 && !/<meta name="robots" content="noindex"/.test(page.html)
  }
}

function isCollection(name: string): name is CollectionName {
  return Object.values(model).some((one) => one.name === name && one.kind === 'collection')
}

async function renderIndex(
  { origin, reader }: RouteRequest,
  parts: Parts,
): Promise<RouteResponse | undefined> {
  if (await isSiteHidden(reader)) return undefined
  const names = ['pages']
  const hidden = await hiddenSectionsIn(reader)
  const shown = collections.filter((name) => isPathOn(hidden, `/${name}`))
  for (const locale of await publicLanguagesIn(reader)) {
    for (const name of shown) {
      // Makes the reader note the tag of the list, whose length is read next.
      await reader.list(name, locale, { limit: 1 })
      const count = await parts.count(name, locale, inPart)
      for (let number = 1; number <= count; number++) names.push(`${name}-${locale}-${number}`)
    }
  }
  const entries = names.map((name) =>
    element('sitemap', {}, element('loc', {}, `${origin}/sitemaps/${name}.xml`)),
  )
  return xml(element('sitemapindex', { xmlns: schema }, ...entries))
}

interface SitemapPage {
  readonly name: CollectionName
  readonly locale: Locale
  /** Counted from 0. */
  readonly number: number
  readonly languages: readonly Locale[]
}

/** Without documents that are hidden from search engines. */
async function documentsIn(
  parts: Parts,
  { origin, reader }: RouteRequest,
  { name, locale, number, languages }: SitemapPage,
): Promise<readonly (Xml | undefined)[] | undefined> {
  const after = await parts.start(name, locale, inPart, number)
  const isThere = number === 0 || after !== undefined
  const { items } = await reader.list(name, locale, { limit: inPart, after })
  if (!isThere || items.length === 0) return undefined
  return items
    .filter(({ data }) => !isHidden(data))
    .map((item) =>
      addressElement(origin, locale, translationsOf(model[name], item, languages), item.changedAt),
    )
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlSet(addresses: readonly (Xml | undefined)[]): RouteResponse {
  return xml(
    element('urlset', { xmlns: schema, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }, ...addresses),
  )
}

function xml(root: Xml): RouteResponse {
  return { type: 'application/xml; charset=utf-8', body: xmlDocument(root) }
}

/** Hidden pages are not disallowed, because a crawler that may not read a page does not see its noindex. */
async function renderRobots({ origin, reader }: RouteRequest, isStaging: boolean): Promise<RouteResponse> {
  const admins = interfaceLocales.map((locale) => interfacePath(locale, '/admin'))
  // A path alone would also exclude an own page such as `/administration`.
  const closed = ['/api/', ...admins.flatMap((path) => [`${path}$`, `${path}/`])]
  const lines = isStaging
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const isListed = !isStaging && !(await isSiteHidden(reader))
  const body = [...lines, ...(isListed ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), '']
  return { type: 'text/plain; charset=utf-8', body: body.join('\n') }
}

/** Whether the whole site is hidden from search engines. */
export async function isSiteHidden(reader: Reader): Promise<boolean> {
  return (await singleWithFallback(reader, 'seo', defaultLocale()))?.data.hidden ?? false
}
