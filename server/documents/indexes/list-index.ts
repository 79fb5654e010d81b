/** Derived indexes for lists: rows for lists of drafts, and terms by which visitors filter public lists. */
import { createHash } from 'node:crypto'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import type { DerivedIndex } from '../core/derived-index.ts'
import { updatePublicUrls } from '../core/public-urls.ts'
import { clearListing, indexLayer, sortByPublication } from '../store/list-index-store.ts'

export const listIndex: DerivedIndex = {
  name: 'lists',
  fingerprint,
  drafted: indexLayer,
  published: sortByPublication,
  withdrawn: async () => {},
  removed: (trx, { id }) => clearListing(trx, id),
}

function fingerprint(types: readonly DocumentType[]): string {
  const described = types.map(({ name, title, order, fields }) => [
    name,
    title,
    order?.by,
    Object.entries(fields).map(([field, { kind, localized, listed, sortable }]) => [
      field,
      kind,
      localized,
      listed,
      sortable,
    ]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([siteLocales(), described]))
    .digest('hex')
}

const nothing = async () => {}

/**
 * Term index: the terms by which visitors filter documents. They change with every publication, and are
 * rebuilt when the filters of the content model change.
 */
export const termIndex: DerivedIndex = {
  name: 'terms',
  fingerprint: (types: readonly DocumentType[]) =>
    JSON.stringify(types.map(({ name, filters, order }) => [name, filters, order])),
  drafted: nothing,
  published: nothing,
  withdrawn: nothing,
  removed: nothing,
  async refreshed(trx, { type, id }, at) {
    await updatePublicUrls(trx, type, id, at)
  },
}
