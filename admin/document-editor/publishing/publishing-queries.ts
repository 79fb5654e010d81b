/** What is asked before something is published. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import type { DocumentAnswer } from '../saving/publishing.ts'

export type Planned = AnswerAt<'GET /api/documents/{type}/{id}/publish-plan'>['items'][number]

interface OfDocument {
  readonly type: DocumentType
  readonly document: DocumentAnswer | undefined
}

/** What these languages lead to and visitors do not see yet. */
export function planQuery(api: Api, { type, document }: OfDocument, locales: readonly Locale[]) {
  const id = document?.id ?? ''
  const versions = locales.map((code) => document?.layers[code].version)
  return queryOptions({
    queryKey: ['publish-plan', type.name, id, locales, versions],
    gcTime: 0,
    queryFn: async () => {
      const query = { locales: locales.join(',') }
      const params = { type: type.name, id }
      return (await api('GET /api/documents/{type}/{id}/publish-plan', { params, query })).items
    },
  })
}

/** The address under which visitors know a language, where the draft has another. */
export function publicSlugQuery(api: Api, { type, document }: OfDocument, locale: Locale) {
  const number = document?.layers[locale].publishedVersion ?? 0
  const params = { type: type.name, id: document?.id ?? '', locale, number }
  return queryOptions({
    queryKey: ['version', type.name, params.id, locale, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      (await api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', { params })).data,
  })
}
