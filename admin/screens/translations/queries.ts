import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import type { TranslationsSearch } from './search.ts'

export type MissingFile = AnswerAt<'GET /api/translations/files'>['items'][number]
export type Waiting = AnswerAt<'GET /api/translations'>['items'][number]

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
