/** An address of the site, and the same page in its other languages: what a sitemap says of it. */

import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, pagePath } from '@cyanotype/content/model/index.ts'
import type { Xml } from '../../platform/xml.ts'
import { element } from '../../platform/xml.ts'

/** Paths with the prefix of their language, as they are read. */
export type Translations = Partial<Record<Locale, string>>

export function addressElement(
  origin: string,
  locale: Locale,
  translations: Translations,
  changedAt?: string,
): Xml | undefined {
  const own = translations[locale]
  if (own === undefined) return undefined
  const whole = (path: string) => new URL(path, origin).href
  const others = Object.entries(translations).map(([code, path]) => alternate(code, whole(path)))
  const standing = translations[defaultLocale]
  return element(
    'url',
    {},
    element('loc', {}, whole(own)),
    changedAt === undefined ? undefined : element('lastmod', {}, changedAt),
    ...(others.length > 1 ? others : []),
    others.length > 1 && standing !== undefined ? alternate('x-default', whole(standing)) : undefined,
  )
}

function alternate(hreflang: string, href: string): Xml {
  return element('xhtml:link', { rel: 'alternate', hreflang, href })
}

/** Where a document is in the languages that visitors see. What else its address is made of is the same in all of them. */
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

/** Whether its writer keeps a document out of search engines. */
export function isHidden(data: object): boolean {
  if (!('seo' in data) || typeof data.seo !== 'object' || data.seo === null) return false
  return 'hidden' in data.seo && data.seo.hidden === true
}
