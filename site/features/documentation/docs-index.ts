/**
 * Index of documentation pages from both sources: files in `content/docs`, and documents of the admin. A file
 * wins if both have the same slug. English has every file, other languages those that were translated.
 */
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import {
  fallbackLocales,
  localizedPath,
  productLanguage,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { Alternates } from '../../context/page-head.ts'
import type { DocumentationFile } from './docs-files.ts'
import { fileAt, fileSlugs } from './docs-files.ts'
import type { Section } from './docs-sections.ts'

/** A page in menus. */
export interface DocumentationEntry {
  /** Below `/docs`: `start/first-update`. Empty for the first page. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Its position among its siblings. */
  readonly order: number
  /** The language of the page. Another one than that of the reader if it was not translated. */
  readonly language: Locale
}

export interface DocumentationPage extends DocumentationEntry {
  /** The date of the last change, if it is known. */
  readonly changed: string | undefined
  readonly alternates: Alternates
  readonly source: DocumentationFile | Published<'docs'> | SectionIndex
}

/** The generated page of a section without its own page: it lists the content of the section. */
export interface SectionIndex {
  readonly lists: Section
}

/** More than anyone could browse. Search finds the rest. */
const maxPages = 500

/** Every page for readers of this language, unsorted. */
export async function entriesIn(locale: Locale, reader: Reader): Promise<readonly DocumentationEntry[]> {
  const files = fileSlugs.map((slug) => entryOfFile(slug, locale))
  const documents = await documentsIn(locale, reader)
  const others = documents.filter(({ data }) => !fileSlugs.includes(data.slug))
  return [...files, ...others.map(entryOfDocument)]
}

/** Documents in this language, and those in its fallback languages that were not translated. */
async function documentsIn(locale: Locale, reader: Reader): Promise<readonly Published<'docs'>[]> {
  const documents: Published<'docs'>[] = []
  for (const code of fallbackLocales(locale)) {
    const { items } = await reader.list('docs', code, { limit: maxPages })
    documents.push(...items.filter(({ id }) => !documents.some((one) => one.id === id)))
  }
  return documents
}

export async function pageAt(
  slug: string,
  locale: Locale,
  reader: Reader,
): Promise<DocumentationPage | undefined> {
  const file = fileAt(slug, locale)
  if (file !== undefined) return pageOfFile(slug, locale, file)
  if (slug === '') return undefined
  for (const code of fallbackLocales(locale)) {
    const document = await reader.bySlug('docs', code, slug)
    if (document !== undefined) return pageOfDocument(document)
  }
  return undefined
}

function entryOfFile(slug: string, locale: Locale): DocumentationEntry {
  const file = fileAt(slug, locale)
  const order = Number(fileAt(slug, productLanguage)?.frontMatter.order ?? Number.POSITIVE_INFINITY)
  const { title = slug, summary = '' } = file?.frontMatter ?? {}
  return { slug, title, summary, order, language: file?.language ?? productLanguage }
}

function pageOfFile(slug: string, locale: Locale, file: DocumentationFile): DocumentationPage {
  const { updated } = file.frontMatter
  const written = siteLocales().filter((code) => fileAt(slug, code)?.language === code)
  return {
    ...entryOfFile(slug, locale),
    changed: updated,
    alternates: Object.fromEntries(written.map((code) => [code, localizedPath(code, pathOf(slug))])),
    source: file,
  }
}

function entryOfDocument({ locale, data }: Published<'docs'>): DocumentationEntry {
  const { slug, title, summary, order } = data
  return { slug, title, summary, order: order ?? Number.POSITIVE_INFINITY, language: locale }
}

function pageOfDocument(document: Published<'docs'>): DocumentationPage {
  const alternates = document.alternates.flatMap(({ locale, slug }) =>
    slug === undefined ? [] : [[locale, localizedPath(locale, pathOf(slug))]],
  )
  return {
    ...entryOfDocument(document),
    changed: document.changedAt,
    alternates: Object.fromEntries(alternates),
    source: document,
  }
}

/** Without locale prefix, percent-encoded. */
export function pathOf(slug: string): string {
  return slug === '' ? '/docs' : `/docs/${slug.split('/').map(encodeURIComponent).join('/')}`
}
