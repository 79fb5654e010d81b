import { defaultLocale, siteLocales } from '@cyanotype/content/model/core.ts'
import type { Bearer, Locale } from '@cyanotype/content/model/index.ts'

/**
 * The language that a user translates into: that of the interface, or the first granted one. Rarely the default
 * language, because most documents are written in it.
 */
export function languageToTranslate({ locales }: Pick<Bearer, 'locales'>, interfaceLocale: Locale): Locale {
  const [granted = interfaceLocale] = locales.includes(interfaceLocale) ? [interfaceLocale] : locales
  const [other = granted] = siteLocales().filter((code) => code !== defaultLocale())
  return granted === defaultLocale() ? other : granted
}
