/** Links to the public pages of a language, by section, as visitors find them in menus and lists. */
import { rootTargetOf } from '@cyanotype/content/contracts/root-target.ts'
import { readSettings, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import type { DocsTree } from '@cyanotype/content/mdx/parse/docs-tree.ts'
import { docsTreeOf, nameOfFolder } from '@cyanotype/content/mdx/parse/docs-tree.ts'
import type { CollectionName, DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  fallbackLocales,
  localizedPath,
  model,
  pagePath,
} from '@cyanotype/content/model/index.ts'
import { listFiles } from '../../documentation/find-page.ts'
import { isHidden } from '../sitemap/page-urls.ts'

export interface PageLink {
  readonly title: string
  /** With its language prefix. */
  readonly path: string
  readonly summary: string
}

export interface LinkList {
  readonly heading: string
  readonly links: readonly PageLink[]
}

/** The newest or first of them. Their pages link to the others. */
const maxOfList = 100
/** As many as the navigation of the documentation has. */
const maxOfTree = 500

const fixedPages = [
  ...(['home', 'updates-page', 'showcase-page', 'partners-page', 'contact'] as const),
  ...(['terms', 'cookie-policy', 'privacy-policy'] as const),
]

/** The fixed pages that have a title, and then the own pages. */
export async function pageLinks(reader: Reader, locale: Locale): Promise<readonly PageLink[]> {
  const settings = (await readSettings(reader))?.data
  const isRedirected = locale === defaultLocale() && rootTargetOf(settings) !== '/'
  const found = await Promise.all(fixedPages.map((name) => singleWithFallback(reader, name, locale)))
  const fixed = found.flatMap((page): readonly PageLink[] => {
    if (page === undefined || page.data.seo.hidden || (page.type === 'home' && isRedirected)) return []
    const { data } = page
    const title = ('title' in data ? data.title : data.hero.title) || data.seo.title
    const summary = data.seo.description || ('title' in data ? '' : data.hero.text)
    return title === '' ? [] : [{ title, summary, path: localizedPath(locale, model[page.type].page ?? '/') }]
  })
  const own = await documentsIn('pages', reader, locale)
  return [
    ...fixed,
    ...own.map(({ data: { title, summary, slug } }) => {
      return { title, summary, path: localizedPath(locale, `/${slug}`) }
    }),
  ]
}

/** Collections whose documents have pages, without the trees of own pages and documentation. */
export const listedCollections = Object.values<DocumentType>(model).flatMap(
  ({ kind, name, page, ...type }) =>
    kind === 'collection' && page?.includes('{slug}') && !type.isShownUntranslated && isCollection(name)
      ? [name]
      : [],
)

function isCollection(name: string): name is CollectionName {
  return Object.values(model).some((one) => one.name === name && one.kind === 'collection')
}

export async function documentLinks(
  name: CollectionName,
  reader: Reader,
  locale: Locale,
): Promise<readonly PageLink[]> {
  const type: DocumentType = model[name]
  const { items } = await reader.list(name, locale, { limit: maxOfList })
  return items.flatMap(({ data }) => {
    const path = isHidden(data) ? undefined : pagePath(type, locale, data)
    const title = textOf(data, type.title ?? '')
    const summary = textOf(data, 'excerpt') || textOf(data, 'summary')
    return path === undefined ? [] : [{ title, path, summary }]
  })
}

function textOf(data: object, field: string): string {
  const value: unknown = Object.entries(data).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}

/** A list for each folder, in the order of the navigation. The links are to the Markdown of the pages. */
export async function documentationLinks(
  files: readonly DocumentationFile[],
  reader: Reader,
  locale: Locale,
): Promise<readonly LinkList[]> {
  const ofFiles = listFiles(files, locale)
  const slugs = new Set(ofFiles.map(({ slug }) => slug))
  const documents = await documentsIn('docs', reader, locale)
  const others = documents.flatMap(({ data: { slug, title, summary, order } }) =>
    slugs.has(slug) ? [] : [{ slug, title, summary, order: order ?? Number.POSITIVE_INFINITY }],
  )
  return listsOf(docsTreeOf([...ofFiles, ...others]), locale)
}

type DocumentationPage = ReturnType<typeof listFiles>[number]

function listsOf({ folder, pages, below }: DocsTree<DocumentationPage>, locale: Locale): readonly LinkList[] {
  const front = pages.find(({ slug }) => slug === folder)
  const links = pages.map(({ slug, title, summary }) => {
    return { title, summary, path: `${localizedPath(locale, docsPath(slug))}.md` }
  })
  return [
    { heading: front?.title ?? nameOfFolder(folder), links },
    ...below.flatMap((one) => listsOf(one, locale)),
  ]
}

/** What was not translated is in a fallback language. Without documents that are hidden from search engines. */
async function documentsIn<Name extends 'docs' | 'pages'>(
  name: Name,
  reader: Reader,
  locale: Locale,
): Promise<readonly Published<Name>[]> {
  const documents = new Map<string, Published<Name>>()
  for (const code of fallbackLocales(locale)) {
    const { items } = await reader.list(name, code, { limit: maxOfTree })
    for (const item of items) if (!documents.has(item.id)) documents.set(item.id, item)
  }
  return [...documents.values()].filter(({ data }) => !data.seo.hidden)
}
