/** Pages that are not documents of a collection: lists, singles, other pages in the code, and documentation files. */
import { rootTargetOf } from '@cyanotype/content/contracts/root-target.ts'
import { readSettings, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { listDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import type { DocumentType, Locale, SingleName, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  fallbackLocales,
  isKind,
  isPathOn,
  localizedPath,
  model,
  pagePath,
  parentSlugs,
} from '@cyanotype/content/model/index.ts'
import type { Xml } from '../../platform/xml.ts'
import { element } from '../../platform/xml.ts'

export interface SitemapUrl {
  readonly locale: Locale
  readonly translations: Translations
  readonly changedAt?: string
}

type PageReader = Pick<Reader, 'single' | 'bySlug'>

/** Whether a page in the code exists in a language and is not hidden from search engines. */
export type IsListed = (path: string, locale: Locale) => Promise<boolean>

/** Only what the reader and the pages in the code return can change while the process runs. */
export function pageAddresses(types: Types = model, site: Pick<Site, 'routes'> = {}) {
  const files = documentationPages()
  return async (
    reader: PageReader,
    languages: readonly Locale[],
    isListed: IsListed = async () => true,
  ): Promise<readonly SitemapUrl[]> => {
    const routes = site.routes?.()
    const possible = [...new Set(['/', ...listPaths(types)])]
    const lists = possible.filter((path) => !routes || hasPage(routes, path))
    const others = otherPages(routes ?? []).filter((path) => !lists.includes(path))
    const singles = await singlePages(reader, languages, lists)
    const settings = (await readSettings(reader))?.data
    const plainLists = lists.filter((path) => !singles.some((one) => one.path === path))
    const all = [
      ...singles,
      ...plainLists.map((path) => ({ path, locales: languages, changes: {} })),
      ...(await otherPagesIn(languages, others, isListed)),
      ...(await docsPagesIn(languages, files, reader)),
    ]
    const shown = all.filter(({ path }) => isPathOn(settings?.hiddenSections ?? [], path))
    return shown.map((page) => withoutRedirect(page, rootTargetOf(settings))).flatMap(addressesOf)
  }
}

/** A redirected `/` is no page. Home pages with a language prefix stay. */
function withoutRedirect(page: PageInLanguages, rootTarget: string): PageInLanguages {
  if (page.path !== '/' || rootTarget === '/') return page
  return { ...page, locales: page.locales.filter((locale) => locale !== defaultLocale()) }
}

function otherPagesIn(
  languages: readonly Locale[],
  paths: readonly string[],
  isListed: IsListed,
): Promise<readonly PageInLanguages[]> {
  const pages = paths.map(async (path) => {
    const isIn = await Promise.all(languages.map((locale) => isListed(path, locale)))
    return { path, locales: languages.filter((_, index) => isIn[index]), changes: {} }
  })
  return Promise.all(pages)
}

/** A document with the slug of a folder replaces the generated page of the folder, and is listed with the documents. */
function docsPagesIn(
  languages: readonly Locale[],
  files: readonly DocumentationPage[],
  reader: PageReader,
): Promise<readonly PageInLanguages[]> {
  const isReplaced = async (path: string, locale: Locale) => {
    const slug = path.slice('/docs/'.length)
    const found = await Promise.all(fallbackLocales(locale).map((code) => reader.bySlug('docs', code, slug)))
    return found.some((document) => document !== undefined)
  }
  const pages = files.map(async ({ path, locales }) => {
    if (locales !== undefined)
      return { path, locales: languages.filter((locale) => locales.includes(locale)), changes: {} }
    const isAway = await Promise.all(languages.map((locale) => isReplaced(path, locale)))
    return { path, locales: languages.filter((_, index) => !isAway[index]), changes: {} }
  })
  return Promise.all(pages)
}

/** A list that no page of the code shows would be “not found”. */
function hasPage(routes: readonly string[], path: string): boolean {
  const parts = path.split('/')
  return routes.some((route) => {
    const own = route.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith('@') || part === parts[at])
  })
}

/** These say themselves that search engines should not list them. */
const unlisted = ['/search', '/contact/sent']

/** Pages without a single and without parameters. They are in every language. */
function otherPages(routes: readonly string[]): readonly string[] {
  const others = routes.filter((route) => !/[@*]/.test(route) && !unlisted.includes(route))
  return others.filter((route) => !singlesWithPage.some(({ path }) => path === route))
}

interface PageInLanguages {
  readonly path: string
  readonly locales: readonly Locale[]
  readonly changes: Partial<Record<Locale, string>>
}

function addressesOf({ path, locales, changes }: PageInLanguages): readonly SitemapUrl[] {
  const translations = Object.fromEntries(locales.map((code) => [code, localizedPath(code, path)]))
  return locales.map((locale) => {
    const changedAt = changes[locale]
    return { locale, translations, ...(changedAt !== undefined && { changedAt }) }
  })
}

/**
 * Singles with pages of their own, in the locales in which they are public and not hidden from search engines. A list
 * is in every language, because it shows the documents of that language below a text that may be in another one.
 */
async function singlePages(
  reader: Pick<Reader, 'single'>,
  languages: readonly Locale[],
  lists: readonly string[],
): Promise<readonly PageInLanguages[]> {
  const pages = singlesWithPage.map(async ({ name, path }) => {
    const find = (locale: Locale) =>
      lists.includes(path) ? singleWithFallback(reader, name, locale) : reader.single(name, locale)
    const read = await Promise.all(languages.map(async (locale) => [locale, await find(locale)] as const))
    const found = read.flatMap(([locale, page]) => (page === undefined ? [] : [{ locale, page }]))
    const shown = found.filter(({ page }) => !isHidden(page.data))
    const own = shown.filter(({ locale, page }) => page.locale === locale)
    return found.length === 0
      ? []
      : [
          {
            path,
            locales: shown.map(({ locale }) => locale),
            changes: Object.fromEntries(own.map(({ locale, page }) => [locale, page.changedAt])),
          },
        ]
  })
  return (await Promise.all(pages)).flat()
}

// A URL of the site with its translations, as in a sitemap.

/** Paths with their language prefix, not encoded. */
type Translations = Partial<Record<Locale, string>>

export function addressElement(
  origin: string,
  locale: Locale,
  translations: Translations,
  changedAt?: string,
): Xml | undefined {
  const own = translations[locale]
  if (own === undefined) return undefined
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const others = Object.entries(translations).map(([code, path]) => alternate(code, absoluteUrl(path)))
  const defaultPath = translations[defaultLocale()]
  return element(
    'url',
    {},
    element('loc', {}, absoluteUrl(own)),
    changedAt === undefined ? undefined : element('lastmod', {}, changedAt),
    ...(others.length > 1 ? others : []),
    others.length > 1 && defaultPath !== undefined
      ? alternate('x-default', absoluteUrl(defaultPath))
      : undefined,
  )
}

function alternate(hreflang: string, href: string): Xml {
  return element('xhtml:link', { rel: 'alternate', hreflang, href })
}

/** The paths of a document in the visible locales. Other parts of the path are the same in all of them. */
export function translationsOf(
  type: DocumentType,
  { data, alternates }: Pick<Published<'updates'>, 'alternates'> & { readonly data: object },
  languages: readonly Locale[],
): Translations {
  const seen = alternates.filter(({ locale }) => languages.includes(locale))
  return Object.fromEntries(
    seen.flatMap(({ locale, slug }) => {
      const own = type.slug === undefined || slug === undefined ? {} : { [type.slug]: slug }
      const path = pagePath(type, locale, { ...data, ...own })
      return path === undefined ? [] : [[locale, path]]
    }),
  )
}

/** Whether a document is hidden from search engines. */
export function isHidden(data: object): boolean {
  if (!('seo' in data) || typeof data.seo !== 'object' || data.seo === null) return false
  return 'hidden' in data.seo && data.seo.hidden === true
}

const isSingle = (name: string): name is SingleName => Object.hasOwn(model, name)

const singlesWithPage = Object.values<DocumentType>(model).flatMap(({ kind, name, page }) =>
  kind === 'single' && page !== undefined && isSingle(name) ? [{ name, path: page }] : [],
)

/** `/showcase/{section}/{slug}` has one list of all, and one for each section. */
function listPaths(types: Types): readonly string[] {
  const collections = Object.values(types).filter(({ kind }) => kind === 'collection')
  return collections.flatMap(({ page = '', fields }) => {
    let paths = ['']
    // Documents without their own URL are shown on the list, which is the page of a single.
    if (!page.includes('{slug}') || page.startsWith('/docs/')) return []
    return page
      .split('/')
      .slice(1, -1)
      .flatMap((part) => {
        const field = fields[/^\{(\w+)\}$/.exec(part)?.[1] ?? '']
        const choices = field !== undefined && isKind(field, 'select') ? Object.keys(field.choices) : [part]
        paths = paths.flatMap((path) => choices.map((choice) => `${path}/${choice}`))
        return paths
      })
  })
}

interface DocumentationPage {
  readonly path: string
  /** Missing: all. */
  readonly locales?: readonly Locale[]
}

/**
 * Each path with the locales of its files. In other locales, the page is shown in English. A folder without its own page
 * has a generated one.
 */
function documentationPages(): readonly DocumentationPage[] {
  const files = listDocumentation()
  const pages = Map.groupBy(files, ({ slug }) => docsPath(slug))
  const folders = new Set(files.flatMap(({ slug }) => parentSlugs(slug).map(docsPath)))
  return [
    ...[...pages].map(([path, own]) => ({ path, locales: own.map(({ locale }) => locale) })),
    ...[...folders].filter((path) => !pages.has(path)).map((path) => ({ path })),
  ]
}
