/** The files of `content/docs` by language and path, in the order in which they are read. */
import type { Heading } from '@cyanotype/content/mdx/steps.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'

interface DocumentationFile {
  readonly default: ComponentType<{ readonly components: object }>
  readonly frontMatter: Readonly<Record<string, string>>
  readonly headings: readonly Heading[]
}

export interface DocumentationPage {
  /** Under `/docs`: `start/first-update`; empty for the first page. */
  readonly slug: string
  /** The folder that it is in. */
  readonly section: string
  readonly title: string
  readonly summary: string
  /** The language of the text; English where there is no other. */
  readonly language: Locale
  readonly headings: readonly Heading[]
  readonly Content: DocumentationFile['default']
}

const files = import.meta.glob<DocumentationFile>('../../content/docs/**/*.mdx', { eager: true })

const folder = '../../content/docs/'

/** Every page, in the language if it was translated and in English otherwise. */
export function pagesIn(locale: Locale): readonly DocumentationPage[] {
  return slugs.flatMap((slug) => pageAt(slug, locale) ?? [])
}

export function pageAt(slug: string, locale: Locale): DocumentationPage | undefined {
  return read(slug, locale) ?? read(slug, defaultLocale)
}

/** Whether a page is written in this very language. */
export function isWrittenIn(slug: string, locale: Locale): boolean {
  return fileOf(slug, locale) !== undefined
}

function fileOf(slug: string, locale: Locale): DocumentationFile | undefined {
  const path = `${folder}${locale}/${slug === '' ? 'index' : slug}.mdx`
  return Object.hasOwn(files, path) ? files[path] : undefined
}

function read(slug: string, language: Locale): DocumentationPage | undefined {
  const file = fileOf(slug, language)
  if (file === undefined) return undefined
  const { title = slug, summary = '' } = file.frontMatter
  return {
    slug,
    section: slug.split('/').slice(0, -1).join('/'),
    title,
    summary,
    language,
    headings: file.headings,
    Content: file.default,
  }
}

/** English has every page; its files say in which order, `order` within a folder. */
const slugs = Object.keys(files)
  .flatMap((path) => (path.startsWith(`${folder}${defaultLocale}/`) ? [slugOf(path)] : []))
  .sort((one, other) => orderOf(one) - orderOf(other) || one.localeCompare(other))

function slugOf(path: string): string {
  const slug = path.slice(`${folder}${defaultLocale}/`.length, -'.mdx'.length)
  return slug === 'index' ? '' : slug
}

function orderOf(slug: string): number {
  return Number(fileOf(slug, defaultLocale)?.frontMatter.order ?? Number.POSITIVE_INFINITY)
}
