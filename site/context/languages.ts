/** The language of a page, and its paths in other languages. */
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, SingleName } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, readLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Alternates } from './page-head.ts'

/**
 * The language of a page, by the prefix of its path alone. The prefix of a hidden language counts as part of
 * the path, so such URLs are not found. Previews show hidden languages.
 */
export async function localeAt({
  url,
  reader,
  preview,
}: Pick<RenderRequest, 'url' | 'reader' | 'preview'>): Promise<Locale> {
  const { locale } = readLocale(/^[^?]*/.exec(url)?.[0] ?? '/')
  if (locale === defaultLocale() || typeof preview === 'object') return locale
  // If the settings cannot be read, the error page uses the requested language.
  const languages = await publicLanguagesIn(reader).catch(siteLocales)
  return languages.includes(locale) ? locale : defaultLocale()
}

/** The path without locale prefix, which is routed. */
export function unprefixed(url: string, locale: Locale): string {
  const [pathname = '/'] = url.split('?', 1)
  const requested = readLocale(pathname)
  return `${requested.locale === locale ? requested.path : pathname}${url.slice(pathname.length)}`
}

/** The path of a single in each language in which it exists. */
export function alternatesAt(path: string, single: Pick<Published<SingleName>, 'alternates'>): Alternates {
  return Object.fromEntries(single.alternates.map(({ locale }) => [locale, localizedPath(locale, path)]))
}
