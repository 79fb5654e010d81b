/** List index: the rows that lists of drafts are read from. */
import { createHash } from 'node:crypto'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import type { DerivedIndex } from '../core/derived-index.ts'
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
    .update(JSON.stringify([localeCodes, described]))
    .digest('hex')
}
