import type { Locale } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../api/call-types.ts'
import type { Api } from '../api/client.ts'

export type Picture = AnswerAt<'GET /api/media'>['items'][number]

/** The library of pictures, described in the language of the interface. */
export function mediaQuery(api: Api, locale: Locale) {
  return queryOptions({
    queryKey: ['media', locale],
    queryFn: () => api('GET /api/media', { query: { locale } }),
    staleTime: 60_000,
  })
}
