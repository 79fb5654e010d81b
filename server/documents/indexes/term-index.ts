/**
 * Term index: the terms by which visitors filter documents. They change with every publication, and are
 * rebuilt when the filters of the content model change.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { DerivedIndex } from '../core/derived-index.ts'
import { updatePublicUrls } from '../core/public-urls.ts'

const nothing = async () => {}

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
