/** The public languages: all except those that are hidden in the settings. */

import type { Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, readLocale } from '@cyanotype/content/model/index.ts'

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
  const asked = readLocale(pathname)
  return `${asked.locale === locale ? asked.path : pathname}${url.slice(pathname.length)}`
}
