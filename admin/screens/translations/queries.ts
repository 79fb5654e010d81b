import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import { infiniteQueryOptions, keepPreviousData } from '../../reading/index.ts'
import type { TranslationsSearch } from './search.ts'

export type Waiting = AnswerAt<'GET /api/translations'>['items'][number]

/** Most missed by visitors first; each page follows the key that ended the last one. */
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
