/** The languages that visitors see: all but those that the settings hide. */

import type { Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, readLocale } from '@cyanotype/content/model/index.ts'

export async function languagesIn(reader: Reader): Promise<readonly Locale[]> {
  // All languages share this setting, and settings are public in the first language before any other.
  const settings = await reader.single('settings', defaultLocale)
  const hidden: readonly (string | null)[] = settings?.data.hiddenLanguages ?? []
  return localeCodes.filter((code) => !hidden.includes(code))
}

/**
 * The language of a page, by the prefix of its address alone. One that visitors do not see is none: its prefix is a word
 * like any other then, and there is nothing at such addresses. Previews show it, since that is what they are for.
 */
export async function localeAt({
  url,
  reader,
  preview,
}: Pick<RenderRequest, 'url' | 'reader' | 'preview'>): Promise<Locale> {
  const { locale } = readLocale(/^[^?]*/.exec(url)?.[0] ?? '/')
  if (locale === defaultLocale || typeof preview === 'object') return locale
  // Where the settings cannot be read no page can be made, and the page that says so is in the language asked for.
  const languages = await languagesIn(reader).catch(() => localeCodes)
  return languages.includes(locale) ? locale : defaultLocale
}

/** The address within the language of its page: what is routed. */
export function unprefixed(url: string, locale: Locale): string {
  const [pathname = '/'] = url.split('?', 1)
  const asked = readLocale(pathname)
  return `${asked.locale === locale ? asked.path : pathname}${url.slice(pathname.length)}`
}
