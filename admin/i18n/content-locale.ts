import type { Locale } from '@cyanotype/content/model/core.ts'
import { defaultLocale, isSiteLocale } from '@cyanotype/content/model/core.ts'

/** The language of content for a reader of the interface: the same, if the site has it. */
export function contentLocaleOf(locale: Locale): Locale {
  return isSiteLocale(locale) ? locale : defaultLocale()
}
