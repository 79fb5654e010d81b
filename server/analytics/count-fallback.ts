/**
 * A visit to a page that could only be shown in English is a wish for its translation: it is counted for whoever decides
 * what to translate next.
 */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, model, readLocale } from '@cyanotype/content/model/index.ts'
import type { Reader } from '@cyanotype/content/render.ts'
import type { Documents } from '../documents/index.ts'
import type { Translations } from '../translations/index.ts'

interface FallbackOptions {
  readonly documents: Pick<Documents, 'openReader'>
  readonly translations: Pick<Translations, 'countFallback'>
}

/** Told of each page that was visited, by its path. */
export function fallbackCounter({ documents, translations }: FallbackOptions) {
  return async (pathname: string): Promise<void> => {
    const { locale, path } = readLocale(decoded(pathname))
    if (locale === defaultLocale) return
    const shown = await shownInEnglish(path, locale, documents.openReader())
    if (shown !== undefined) translations.countFallback(shown.type, shown.id, locale)
  }
}

/** It comes from whoever posts it, and need not be an address of ours. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const singles = Object.values<DocumentType>(model).filter(({ kind }) => kind === 'single')

async function shownInEnglish(path: string, locale: Locale, reader: Reader) {
  const single = singles.find(({ page }) => page === path)
  if (single !== undefined) return onlyInEnglish(single.name, single.name, locale, reader)
  const slug = /^\/docs\/(.+)$/.exec(path)?.[1]
  if (slug === undefined) return undefined
  const english = await reader.bySlug('docs', defaultLocale, slug)
  return english && onlyInEnglish('docs', english.id, locale, reader)
}

async function onlyInEnglish(type: string, id: string, locale: Locale, reader: Reader) {
  const isTranslated = (await reader.path(type, locale, id)) !== undefined
  const isThere = isTranslated || (await reader.path(type, defaultLocale, id)) !== undefined
  return isThere && !isTranslated ? { type, id } : undefined
}
