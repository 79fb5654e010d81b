/**
 * Counts visitors who missed a language: they saw a page in another one because it was not translated, or their
 * URL was not found although its document exists in another language. The translation queue lists both.
 */

import { findInLanguages } from '@cyanotype/content/contracts/other-locales.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { fallbackLocales, model, readLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Translations } from '../../content-quality/translations/index.ts'
import type { Documents } from '../../documents/index.ts'

interface FallbackOptions {
  readonly documents: Pick<Documents, 'openReader'>
  readonly translations: Pick<Translations, 'countFallback'>
}

/** Called with the path of each visited page, whether it was found or not. */
export function fallbackCounter({ documents, translations }: FallbackOptions) {
  return async (pathname: string): Promise<void> => {
    const { locale, path } = readLocale(decoded(pathname))
    const reader = documents.openReader()
    const missed = (await missedSingle(path, locale, reader)) ?? (await missedDocument(path, locale, reader))
    if (missed !== undefined) translations.countFallback(missed.type, missed.id, locale)
  }
}

/** The path is untrusted input, and may be invalid. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const singles = Object.values<DocumentType>(model).filter(({ kind }) => kind === 'single')

async function missedSingle(path: string, locale: Locale, reader: Reader) {
  const name = singles.find(({ page }) => page === path)?.name
  if (name === undefined) return undefined
  for (const code of fallbackLocales(locale)) {
    const isThere = (await reader.path(name, code, name)) !== undefined
    if (isThere) return code === locale ? undefined : { type: name, id: name }
  }
  return undefined
}

async function missedDocument(path: string, locale: Locale, reader: Reader) {
  const languages = new Set([...fallbackLocales(locale), ...siteLocales()])
  const found = await findInLanguages(reader, [...languages], path)
  return found?.alternates.some((one) => one.locale === locale) ? undefined : found
}
