/** The public languages: all except those that are hidden in the settings. */
import type { Published, Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, SingleName } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { Alternates } from './page-head.ts'

export async function languagesIn(reader: Reader): Promise<readonly Locale[]> {
  // This setting is shared, and settings are always public in the default language.
  const settings = await reader.single('settings', defaultLocale)
  const hidden: readonly (string | null)[] = settings?.data.hiddenLanguages ?? []
  return localeCodes.filter((code) => !hidden.includes(code))
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
  if (locale === defaultLocale || typeof preview === 'object') return locale
  // If the settings cannot be read, the error page uses the requested language.
  const languages = await languagesIn(reader).catch(() => localeCodes)
  return languages.includes(locale) ? locale : defaultLocale
}

/** The path without locale prefix, which is routed. */
export function unprefixed(url: string, locale: Locale): string {
  const [pathname = '/'] = url.split('?', 1)
  const requested = readLocale(pathname)
  return `${requested.locale === locale ? requested.path : pathname}${url.slice(pathname.length)}`
}

/** A single in the language of the reader, or in English if it was not translated. */
export async function singleOrEnglish<Name extends SingleName>(
  reader: Reader,
  name: Name,
  locale: Locale,
): Promise<Published<Name> | undefined> {
  return (await reader.single(name, locale)) ?? (await reader.single(name, defaultLocale))
}

/** The path of a single in each language in which it exists. */
export function alternatesAt(path: string, single: Pick<Published<SingleName>, 'alternates'>): Alternates {
  const written = localeCodes.filter((code) => single.alternates.some(({ locale }) => locale === code))
  return Object.fromEntries(written.map((locale) => [locale, localizedPath(locale, path)]))
}
