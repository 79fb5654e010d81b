/** Page head: what a page tells browsers and search engines. Each page returns it from `+head.ts`. */

import type { Picture, Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, localizedPath, readLocale, siteLocales } from '@cyanotype/content/model/index.ts'

export interface PageHead {
  /**
   * Without the name of the site, which follows it. Missing on the home page, whose title is the name of the
   * site.
   */
  readonly title?: string
  readonly description?: string
  readonly image?: Picture | undefined
  /** The path of a generated image for social networks that shows the title of the page. */
  readonly card?: string
  /** Whether search engines should not index it. */
  readonly hidden?: boolean
  readonly type?: 'website' | 'article'
  /** Further data of an article. */
  readonly article?: Article
  /** The breadcrumbs from the home page to this page, for search engines. */
  readonly trail?: readonly Step[]
  /** The URLs of this page in each language that has it. */
  readonly alternates: Alternates
  /** The URLs in languages that do not have it, but show it in another language. */
  readonly untranslated?: Alternates
  /** The target for a language that does not have it: the closest list, without locale prefix. */
  readonly nearest: string
}

export interface Article {
  /** The type in schema.org. Default: `Article`. */
  readonly kind?: 'Article' | 'TechArticle'
  /** ISO 8601, if it is known. */
  readonly publishedAt?: string | undefined
  readonly changedAt?: string | undefined
  readonly authors?: readonly string[]
  readonly tags?: readonly string[]
}

interface Step {
  readonly name: string
  /** With locale prefix. */
  readonly path: string
}

export type Alternates = Partial<Record<Locale, string>>

/** A page that every language has at the same path. */
export function everywhere(path: string): Alternates {
  return Object.fromEntries(siteLocales().map((locale) => [locale, localizedPath(locale, path)]))
}

/** The paths in languages without a translation, which show the page in a fallback language. */
export function untranslatedPaths(alternates: Alternates): Alternates {
  return Object.fromEntries(
    siteLocales().flatMap((locale) => {
      const path = pathInFallbacks(alternates, locale)
      const isTranslated = alternates[locale] !== undefined
      return isTranslated || path === undefined
        ? []
        : [[locale, localizedPath(locale, readLocale(path).path)]]
    }),
  )
}

/** The path of the page in a language, or else in the first fallback language that has it. */
export function pathInFallbacks(alternates: Alternates, locale: Locale): string | undefined {
  const language = languageInFallbacks(alternates, locale)
  return language && alternates[language]
}

/** The language in which the page is shown: the same, or the first fallback language that has it. */
export function languageInFallbacks(alternates: Alternates, locale: Locale): Locale | undefined {
  return fallbackLocales(locale).find((code) => alternates[code] !== undefined)
}

/** The path of a document in each language in which it is public. */
export function alternatesOf(
  { alternates }: Pick<Published<'updates'>, 'alternates'>,
  under: string,
): Alternates {
  return Object.fromEntries(
    alternates.flatMap(({ locale, slug }) =>
      slug === undefined ? [] : [[locale, localizedPath(locale, `${under}/${encodeURIComponent(slug)}`)]],
    ),
  )
}
