/** Queries for the review of a document. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, siteLayers } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import type { CheckedUser } from '../../app-context/session.ts'
import type { DocumentResponse } from '../saving/publishing.ts'

export type ReviewState = ResponseAt<'GET /api/documents/{type}/{id}/review'>
export type Review = NonNullable<ReviewState['review']>

export interface ReviewedDocument {
  readonly type: string
  readonly id: string
}

export function reviewQuery(api: Api, params: ReviewedDocument) {
  return queryOptions({
    queryKey: ['reviews', params.id, 'state'],
    queryFn: () => api('GET /api/documents/{type}/{id}/review', { params }),
  })
}

export function approversQuery(api: Api, params: ReviewedDocument) {
  return queryOptions({
    queryKey: ['reviews', params.id, 'people'],
    queryFn: async () => (await api('GET /api/documents/{type}/{id}/review/people', { params })).items,
  })
}

/** The layers with versions that visitors cannot see yet, and that the user may edit. */
export function reviewableVersions(
  type: DocumentType,
  document: DocumentResponse,
  session: CheckedUser,
): { readonly [layer in Layer]?: number } {
  const open = siteLayers().filter((layer) => {
    const { version, publishedVersion } = document.layers[layer]
    const hasFields = Object.keys(fieldsOf(type, layer)).length > 0
    return (
      hasFields &&
      version > 0 &&
      version !== publishedVersion &&
      may(session, 'documents.edit', { type, layer })
    )
  })
  return Object.fromEntries(open.map((layer) => [layer, document.layers[layer].version]))
}

/** The newest versions of the layers that a review is about, as far as the user may publish them. */
export function versionsToDecide(
  type: DocumentType,
  document: DocumentResponse,
  review: Review,
  session: CheckedUser,
): { readonly [layer in Layer]?: number } {
  const named = siteLayers().filter(
    (layer) => review.layers[layer] !== undefined && may(session, 'documents.publish', { type, layer }),
  )
  return Object.fromEntries(named.map((layer) => [layer, document.layers[layer].version]))
}

/** Whether the user wrote one of the newest versions that a review is about. */
export const isWriter = (document: DocumentResponse, review: Review, session: CheckedUser): boolean =>
  siteLayers().some(
    (layer) => review.layers[layer] !== undefined && document.layers[layer].changedBy === session.username,
  )

/** Whether a rule prevents the publication of the newest versions of some layers. */
export const lacksApproval = (
  { rule, approved }: ReviewState,
  document: DocumentResponse | undefined,
  chosen: readonly Layer[],
): boolean =>
  rule.approvals > 0 &&
  chosen.some((layer) => {
    const { version = 0, publishedVersion = null } = document?.layers[layer] ?? {}
    return version !== publishedVersion && version !== approved[layer]
  })
