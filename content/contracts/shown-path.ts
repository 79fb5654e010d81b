import type { Locale, Types } from '../model/index.ts'
import { defaultLocale, localizedPath } from '../model/index.ts'
import type { Reader } from './site-renderer.ts'

interface Target {
  readonly type: string
  readonly id: string
}

/**
 * The path at which visitors see a document in a language. Some pages are shown in the default language,
 * at their path in it, until they are translated.
 */
export async function shownPath(
  types: Types,
  reader: Reader,
  { type, id }: Target,
  locale: Locale,
): Promise<string | undefined> {
  const own = await reader.path(type, locale, id)
  if (own !== undefined || locale === defaultLocale() || !isShownUntranslated(types, type)) return own
  const fallback = await reader.path(type, defaultLocale(), id)
  return fallback && localizedPath(locale, fallback)
}

export function isShownUntranslated(types: Types, type: string): boolean {
  return Object.hasOwn(types, type) && types[type]?.isShownUntranslated === true
}
