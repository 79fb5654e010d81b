/** The public languages: those of the settings, except the ones in preparation. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, SingleName } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  localizedPath,
  publicLanguagesOf,
  readLocale,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { Alternates } from './page-head.ts'

export async function languagesIn(reader: Reader): Promise<readonly Locale[]> {
  const settings = await readSettings(reader)
  return publicLanguagesOf(settings?.data)
}

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
  const languages = await languagesIn(reader).catch(siteLocales)
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
