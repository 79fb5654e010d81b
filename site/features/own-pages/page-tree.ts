/**
 * The tree of an organisation's own pages. A page without a translation is shown in the default language, and a
 * page that has one is always shown in the language of the reader.
 */
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, parentSlugs, termOf } from '@cyanotype/content/model/index.ts'

export type OwnPage = Published<'pages'>

/** More than anyone would list below one page. Search finds the rest. */
const maxChildren = 200

/** The page at a slug of this language, or of the default language. */
export async function ownPageAt(reader: Reader, locale: Locale, slug: string): Promise<OwnPage | undefined> {
  const own = await reader.bySlug('pages', locale, slug)
  if (own !== undefined || locale === defaultLocale()) return own
  const untranslated = await reader.bySlug('pages', defaultLocale(), slug)
  return untranslated && translated(reader, locale, untranslated)
}

async function translated(reader: Reader, locale: Locale, page: OwnPage): Promise<OwnPage> {
  const isTranslated = page.alternates.some((one) => one.locale === locale)
  return (isTranslated ? await reader.byId('pages', locale, page.id) : undefined) ?? page
}

/** The public pages above a page, from the first. */
export async function pagesAbove(
  reader: Reader,
  locale: Locale,
  { data }: OwnPage,
): Promise<readonly OwnPage[]> {
  const found = await Promise.all(parentSlugs(data.slug).map((slug) => ownPageAt(reader, locale, slug)))
  return found.filter((page) => page !== undefined)
}

/** The public pages directly below a page, in their order. */
export async function pagesBelow(reader: Reader, locale: Locale, page: OwnPage): Promise<readonly OwnPage[]> {
  const own = await listBelow(reader, locale, page.data.slug)
  if (locale === defaultLocale()) return inOrder(own)
  const fallback = page.alternates.find((one) => one.locale === defaultLocale())?.slug
  const others = fallback === undefined ? [] : await listBelow(reader, defaultLocale(), fallback)
  const missing = others.filter(({ id }) => !own.some((one) => one.id === id))
  const added = await Promise.all(missing.map((one) => translated(reader, locale, one)))
  return inOrder([...own, ...added])
}

async function listBelow(reader: Reader, locale: Locale, slug: string): Promise<readonly OwnPage[]> {
  const options = { limit: maxChildren, where: { slug: termOf(slug) } }
  const { items } = await reader.list('pages', locale, options)
  // The terms of two slugs are the same if only their accents differ.
  return items.filter(({ data }) => parentSlugs(data.slug).at(-1) === slug)
}

/** Pages without an order come last. */
function inOrder(pages: readonly OwnPage[]): readonly OwnPage[] {
  const positionOf = ({ data: { order } }: OwnPage) => order ?? Number.MAX_SAFE_INTEGER
  return pages.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** Without locale prefix, percent-encoded. */
export function ownPagePath(slug: string): string {
  return `/${slug.split('/').map(encodeURIComponent).join('/')}`
}
