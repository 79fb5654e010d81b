/** Queries for translations to do, and the filters in the URL. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'

export type MissingFile = ResponseAt<'GET /api/translations/files'>['items'][number]
export type Waiting = ResponseAt<'GET /api/translations'>['items'][number]

/** Sorted by how often visitors missed the translation. Each page starts after the key of the last one. */
export function translationsQuery(api: Api, { language, state }: TranslationsSearch) {
  return infiniteQueryOptions({
    queryKey: ['documents', 'translations', { language, state }],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/translations', { query: { locale: language, state, after, limit: 50 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Documentation files that a language lacks: they belong to the code, and editors cannot write them here. */
export function missingFilesQuery(api: Api, language: TranslationsSearch['language']) {
  return queryOptions({
    queryKey: ['translations', 'files', language],
    queryFn: () => api('GET /api/translations/files', { query: { locale: language } }),
  })
}

// Search parameters of the translations screen. Invalid parameters are left out.

export const states = ['outdated', 'missing'] as const
type WaitingState = (typeof states)[number]

const search = z.object({
  language: siteLocale.optional().catch(undefined),
  state: z.enum(states).optional().catch(undefined),
})

export interface TranslationsSearch {
  readonly language: Locale
  /** Missing and out-of-date translations, if undefined. */
  readonly state: WaitingState | undefined
}

/** Without a language in the URL, the first language of the user. */
export function readTranslationsSearch(
  params: Readonly<Record<string, string | undefined>>,
  own: Locale,
): TranslationsSearch {
  const { language = own, state } = search.parse(params)
  return { language, state }
}

export function writeTranslationsSearch({ language, state }: TranslationsSearch): string {
  return `?${new URLSearchParams({ language, ...(state === undefined ? {} : { state }) })}`
}
