import type { Locale, Types } from '../model/index.ts'
import { fallbackLocales, localizedPath, readLocale } from '../model/index.ts'
import type { Reader } from './site-renderer.ts'

interface Target {
  readonly type: string
  readonly id: string
}

/**
 * The path at which visitors see a document in a language. Some pages are shown in a fallback language, at their path
 * in it, until they are translated.
 */
export async function shownPath(
  types: Types,
  reader: Reader,
  { type, id }: Target,
  locale: Locale,
): Promise<string | undefined> {
  const languages = isShownUntranslated(types, type) ? fallbackLocales(locale) : [locale]
  for (const code of languages) {
    const path = await reader.path(type, code, id)
    if (path !== undefined) return code === locale ? path : localizedPath(locale, readLocale(path).path)
  }
  return undefined
}

export function isShownUntranslated(types: Types, type: string): boolean {
  return Object.hasOwn(types, type) && types[type]?.isShownUntranslated === true
}
