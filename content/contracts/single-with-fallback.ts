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

/**
 * In this order: the language itself and its fallbacks, the other public ones, those of a new site, and those in
 * preparation. The fields that all languages share apply whichever it is found in.
 */
export async function singleWithFallback<Name extends SingleName>(
  reader: SingleReader,
  name: Name,
  locale: Locale,
): Promise<Published<Name> | undefined> {
  const found = await firstOf(reader, name, fallbackLocales(locale))
  if (found !== undefined) return found
  const hidden = (await readSettings(reader))?.data.hiddenLanguages ?? []
  const others = [...siteLocales(), ...interfaceLocales]
  const shown = others.filter((code) => !hidden.includes(code))
  return firstOf(reader, name, [...shown, ...others])
}

async function firstOf<Name extends SingleName>(
  reader: SingleReader,
  name: Name,
  languages: readonly Locale[],
): Promise<Published<Name> | undefined> {
  for (const code of new Set(languages)) {
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
  return firstOf(reader, 'settings', [...fallbackLocales(locale), ...siteLocales(), ...interfaceLocales])
}

/**
 * The languages that visitors see, without those in preparation. Everything that visitors can request or send, and every
 * list of URLs, must use them.
 */
export async function publicLanguagesIn(reader: SingleReader): Promise<readonly Locale[]> {
  const settings = await readSettings(reader)
  return publicLanguagesOf(settings?.data)
}
