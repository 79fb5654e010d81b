/** Public view: what visitors see of documents, now or at an earlier time. */
import type { Layer, Locale, Term } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { dataOf, layersOf } from '../store/document-store.ts'
import { findPublicPositions } from '../store/list-index-store.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import type { PublicLayer } from '../store/publication-store.ts'
import { findPositionsAt, findPublicUrl, publicLayersAt, publicUrlsAt } from '../store/publication-store.ts'
import { findBySlug } from '../store/slug-store.ts'
import type { TermListing } from '../store/term-store.ts'
import { findTermPositions, findTerms } from '../store/term-store.ts'

interface Page {
  readonly after: ListPosition | undefined
  readonly limit: number
}

export interface PublicView {
  /** A candidate for a slug. The caller checks whether it is public at this slug. */
  find(type: string, locale: Locale, slug: string): Promise<string | undefined>
  /** In public order. */
  positions(type: string, locale: Locale, direction: 'asc' | 'desc', page: Page): Promise<ListPosition[]>
  /** The same, for documents with all of the given terms. */
  termPositions(listing: TermListing): Promise<ListPosition[]>
  /** The terms that documents of a type have for one filter. */
  terms(type: string, locale: Locale, name: string): Promise<readonly Term[]>
  /** The position of a document in public order. */
  positionOf(id: string, locale: Locale): Promise<ListPosition | undefined>
  /** All public layers of the documents, with the data of some layers. */
  layers(ids: readonly string[], which: readonly Layer[]): Promise<readonly PublicLayer[]>
}

export function currentView(queries: Queries): PublicView {
  return {
    find: (type, locale, slug) => findBySlug(queries, type, locale, slug),
    positions: (type, locale, direction, page) =>
      findPublicPositions({ queries, type, locale, direction, page }),
    termPositions: (listing) => findTermPositions(queries, listing, undefined),
    terms: (type, locale, name) => findTerms({ queries, type, locale, name, at: undefined }),
    async positionOf(id, locale) {
      const row = (await layersOf(queries, [id])).find(({ layer }) => layer === locale)
      return row?.sort_key == null ? undefined : { key: row.sort_key, id }
    },
    async layers(ids, which) {
      const rows = await layersOf(queries, ids)
      const stored = await dataOf(queries, ids, which, 'published_version')
      return rows
        .filter((row) => row.published_version !== null)
        .map((row) => ({
          id: row.document_id,
          type: row.type,
          layer: row.layer,
          slug: row.published_slug,
          firstAt: row.first_published_at,
          changedAt: row.published_changed_at,
          data: stored.find((one) => one.id === row.document_id && one.layer === row.layer)?.data,
        }))
    },
  }
}

export function publicViewAt(queries: Queries, at: Date): PublicView {
  const moment = at.toISOString()
  return {
    find: (type, locale, slug) => findPublicUrl({ queries, type, locale, slug, at: moment }),
    positions: (type, locale, direction, page) =>
      findPositionsAt(queries, { type, locale, direction, ...page }, moment),
    termPositions: (listing) => findTermPositions(queries, listing, moment),
    terms: (type, locale, name) => findTerms({ queries, type, locale, name, at: moment }),
    async positionOf(id, locale) {
      const row = (await publicUrlsAt(queries, [id], moment)).find(({ layer }) => layer === locale)
      return row && { key: row.sort_key, id }
    },
    layers: (ids) => publicLayersAt(queries, ids, moment),
  }
}
