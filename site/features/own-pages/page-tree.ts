/**
 * The tree of an organisation's own pages. A page without a translation is shown in the first fallback language that
 * has it, and a page that has one is always shown in the language of the reader.
 */
import { bestTranslation, ownPageAt } from '@cyanotype/content/contracts/own-page-at.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, parentSlugs, termOf } from '@cyanotype/content/model/index.ts'

export type OwnPage = Published<'pages'>

/** More than anyone would list below one page. Search finds the rest. */
const maxChildren = 200

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
  const [, ...fallbacks] = fallbackLocales(locale)
  const pages = [...(await listBelow(reader, locale, page.data.slug))]
  for (const code of fallbacks) {
    const slug = page.alternates.find((one) => one.locale === code)?.slug
    const others = slug === undefined ? [] : await listBelow(reader, code, slug)
    const missing = others.filter(({ id }) => !pages.some((one) => one.id === id))
    pages.push(...(await Promise.all(missing.map((one) => bestTranslation(reader, locale, one)))))
  }
  return inOrder(pages)
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
