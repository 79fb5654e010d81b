import { siteLocales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ResponseAt } from './client.ts'

/** A document as lists know it. */
export type Summary = ResponseAt<'GET /api/documents/{type}'>['items'][number]

/** Title of a document in a language, or in the first one that has a title. */
export function titleIn(titles: Summary['titles'], locale: Locale): string | undefined {
  return titleWithLanguage(titles, locale)?.title
}

export function titleWithLanguage(
  titles: Summary['titles'],
  locale: Locale,
): { readonly title: string; readonly locale: Locale } | undefined {
  for (const code of [locale, ...siteLocales()]) {
    const title = titles[code]
    if (title) return { title, locale: code }
  }
  return undefined
}
