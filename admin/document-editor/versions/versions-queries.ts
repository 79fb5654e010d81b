/** Queries for versions. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import type { DocumentResponse } from '../saving/publishing.ts'

type Page = ResponseAt<'GET /api/documents/{type}/{id}/{locale}/versions'>
export type Version = Page['items'][number]
export type Comparison = ResponseAt<'GET /api/documents/{type}/{id}/{locale}/versions/compare'>

export interface OfLayer {
  readonly type: DocumentType
  readonly document: DocumentResponse
  readonly layer: Layer
}

const paramsOf = ({ type, document, layer }: OfLayer) => ({ type: type.name, id: document.id, locale: layer })

export function versionsQuery(api: Api, of: OfLayer) {
  const params = paramsOf(of)
  const first: number | undefined = undefined
  return infiniteQueryOptions({
    queryKey: ['versions', params, of.document.layers[of.layer].version],
    initialPageParam: first as number | undefined,
    queryFn: ({ pageParam }) =>
      api('GET /api/documents/{type}/{id}/{locale}/versions', {
        params,
        query: pageParam === undefined ? {} : { after: pageParam },
      }),
    getNextPageParam: ({ next }: Page) => (next === null ? undefined : Number(next)),
  })
}

export function comparisonQuery(api: Api, of: OfLayer, from: string, to: string) {
  const params = paramsOf(of)
  const { version, publishedVersion } = of.document.layers[of.layer]
  const named = (name: string) => (name === 'draft' || name === 'published' ? name : Number(name))
  return queryOptions({
    queryKey: ['comparison', params, from, to, version, publishedVersion],
    queryFn: () =>
      api('GET /api/documents/{type}/{id}/{locale}/versions/compare', {
        params,
        query: { from: named(from), to: named(to) },
      }),
  })
}
