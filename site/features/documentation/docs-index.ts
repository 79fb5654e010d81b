/**
 * Index of documentation pages from both sources: files in `content/docs`, and documents of the admin. A file
 * wins if both have the same slug. English has every page, other languages those that were translated.
 */
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, localizedPath } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { Alternates } from '../../context/page-head.ts'

/** A page in menus. */
export interface DocumentationEntry {
  /** Below `/docs`: `start/first-update`. Empty for the first page. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Its position among its siblings. */
  readonly order: number
  /** The language of the page. English if it was not translated. */
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
  const besides = documents.filter(({ data }) => !fileSlugs.includes(data.slug))
  return [...files, ...besides.map(entryOfDocument)]
}

/** Documents in this language, and English ones that were not translated. */
async function documentsIn(locale: Locale, reader: Reader): Promise<readonly Published<'docs'>[]> {
  const { items: own } = await reader.list('docs', locale, { limit: maxPages })
  if (locale === defaultLocale) return own
  const { items: english } = await reader.list('docs', defaultLocale, { limit: maxPages })
  return [...own, ...english.filter(({ id }) => !own.some((one) => one.id === id))]
}

export async function pageAt(
  slug: string,
  locale: Locale,
  reader: Reader,
): Promise<DocumentationPage | undefined> {
  const file = fileAt(slug, locale)
  if (file !== undefined) return pageOfFile(slug, locale, file)
  if (slug === '') return undefined
  const document =
    (await reader.bySlug('docs', locale, slug)) ?? (await reader.bySlug('docs', defaultLocale, slug))
  return document && pageOfDocument(document)
}

function entryOfFile(slug: string, locale: Locale): DocumentationEntry {
  const file = fileAt(slug, locale)
  const order = Number(fileAt(slug, defaultLocale)?.frontMatter.order ?? Number.POSITIVE_INFINITY)
  const { title = slug, summary = '' } = file?.frontMatter ?? {}
  return { slug, title, summary, order, language: file?.language ?? defaultLocale }
}

function pageOfFile(slug: string, locale: Locale, file: DocumentationFile): DocumentationPage {
  const { updated } = file.frontMatter
  const written = localeCodes.filter((code) => fileAt(slug, code)?.language === code)
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

// Files of `content/docs`, which are compiled into the site, by language and slug.

interface Compiled {
  readonly default: ComponentType<{ readonly components: object }>
  readonly frontMatter: Readonly<Record<string, string>>
  readonly headings: readonly Heading[]
}

export interface DocumentationFile {
  /** The language of the text. */
  readonly language: Locale
  /** Relative to `content/docs`: `en/start/install.mdx`. */
  readonly name: string
  readonly frontMatter: Compiled['frontMatter']
  readonly headings: Compiled['headings']
  readonly Content: Compiled['default']
}

const compiled = import.meta.glob<Compiled>('../../../content/docs/**/*.mdx', { eager: true })
const folder = '../../../content/docs/'

/** The slugs of all files. English has every one of them. */
const fileSlugs: readonly string[] = Object.keys(compiled).flatMap((path) => {
  const inEnglish = `${folder}${defaultLocale}/`
  if (!path.startsWith(inEnglish)) return []
  const slug = path.slice(inEnglish.length, -'.mdx'.length)
  return [slug === 'index' ? '' : slug]
})

/** The file in this language, or in English if it was not translated. */
function fileAt(slug: string, locale: Locale): DocumentationFile | undefined {
  return slug === 'index' ? undefined : (read(slug, locale) ?? read(slug, defaultLocale))
}

function read(slug: string, language: Locale): DocumentationFile | undefined {
  const name = `${language}/${slug === '' ? 'index' : slug}.mdx`
  const path = `${folder}${name}`
  const file = Object.hasOwn(compiled, path) ? compiled[path] : undefined
  if (file === undefined) return undefined
  return {
    language,
    name,
    frontMatter: file.frontMatter,
    headings: file.headings,
    Content: file.default,
  }
}

// Sections of the documentation: a page at `guides/first-print` is in the section `guides`. A section is
// named by the page with its slug, by a name in the code, or by its folder.

export interface Section<Entry extends DocumentationEntry = DocumentationEntry> {
  /** `guides`. Empty for the root. */
  readonly folder: string
  readonly label: MessageDescriptor | string
  readonly pages: readonly Entry[]
  readonly below: readonly Section<Entry>[]
}

/** The folders of `content/docs` in order. Others follow. */
const sectionNames: Readonly<Record<string, MessageDescriptor>> = {
  start: msg`Get started`,
  writing: msg`Writing`,
  running: msg`Running it`,
  contributing: msg`Contributing`,
}

/** The root: its own pages come first, then its folders. */
export function sectionOf<Entry extends DocumentationEntry>(
  pages: readonly Entry[],
  folder = '',
): Section<Entry> {
  const inside = pages.filter(({ slug }) => folder === '' || slug === folder || slug.startsWith(`${folder}/`))
  const folders = new Set(inside.flatMap(({ slug }) => nextFolder(slug, folder) ?? []))
  const own = inside.filter(
    ({ slug }) => slug === folder || (parentOf(slug) === folder && !folders.has(slug)),
  )
  return {
    folder,
    label: sectionNames[folder] ?? own.find(({ slug }) => slug === folder)?.title ?? nameOf(folder),
    pages: own.toSorted(
      (one, other) => orderOf(one, folder) - orderOf(other, folder) || compare(one.title, other.title),
    ),
    below: [...folders]
      .toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
      .map((one) => sectionOf(inside, one)),
  }
}

/** All pages in reading order. */
export function inOrder<Entry extends DocumentationEntry>({
  pages,
  below,
}: Section<Entry>): readonly Entry[] {
  return [...pages, ...below.flatMap(inOrder)]
}

/** The sections around a page, the outermost first. */
export function sectionsAround(slug: string, whole: Section): readonly Section[] {
  const around = whole.below.find(({ folder }) => slug === folder || slug.startsWith(`${folder}/`))
  return around === undefined ? [] : [around, ...sectionsAround(slug, around)]
}

const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/')
const compare = (one: string, other: string) => one.localeCompare(other)

/** The folder directly below this one that contains the page, if any. */
function nextFolder(slug: string, folder: string): string | undefined {
  const rest = folder === '' ? slug : slug.slice(folder.length + 1)
  const [first = '', ...further] = rest.split('/')
  if (further.length === 0) return undefined
  return folder === '' ? first : `${folder}/${first}`
}

/** The page that names a folder comes first in it. */
function orderOf({ slug, order }: DocumentationEntry, folder: string): number {
  return slug === folder ? Number.NEGATIVE_INFINITY : Math.min(order, Number.MAX_SAFE_INTEGER)
}

function rank(folder: string): number {
  const at = Object.keys(sectionNames).indexOf(folder)
  return at === -1 ? Object.keys(sectionNames).length : at
}

function nameOf(folder: string): string {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The label of a section in the language of the page. */
export function labelOf(
  { label }: Pick<Section, 'label'>,
  say: (message: MessageDescriptor) => string,
): string {
  return typeof label === 'string' ? label : say(label)
}
