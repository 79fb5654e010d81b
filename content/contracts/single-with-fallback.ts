/** Singles in the first language that has them. */
import type { Locale, SingleName } from '../model/index.ts'
import {
  defaultLocale,
  fallbackLocales,
  interfaceLocales,
  publicLanguagesOf,
  siteLocales,
} from '../model/index.ts'
import type { Published, Reader } from './site-renderer.ts'

type SingleReader = Pick<Reader, 'single'>

/** In this order: the language itself and its fallbacks, the others of the site, and those of a new site. */
export async function singleWithFallback<Name extends SingleName>(
  reader: SingleReader,
  name: Name,
  locale: Locale,
): Promise<Published<Name> | undefined> {
  for (const code of new Set([...fallbackLocales(locale), ...siteLocales(), ...interfaceLocales])) {
    const found = await reader.single(name, code)
    if (found !== undefined) return found
  }
  return undefined
}

/** The settings, for those that all languages share, or in the language of a page. */
export function readSettings(
  reader: SingleReader,
  locale = defaultLocale(),
): Promise<Published<'settings'> | undefined> {
  return singleWithFallback(reader, 'settings', locale)
}

/**
 * The languages that visitors see, without those in preparation. Everything that visitors can request or send, and every
 * list of URLs, must use them.
 */
export async function publicLanguagesIn(reader: SingleReader): Promise<readonly Locale[]> {
  const settings = await readSettings(reader)
  return publicLanguagesOf(settings?.data)
}
