/**
 * Reserves the URLs of documentation files: a document with the same URL would never be visible, so it cannot
 * be published. An English file reserves its URL in every locale, because it is shown where there is no
 * translation.
 */

import { listDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import type { DocsPage } from '@cyanotype/content/mdx/parse/docs-page.ts'
import type { LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, model, productLanguage } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../db/index.ts'
import type { DerivedIndex } from '../documents/index.ts'
import { Problem } from '../problems/problems.ts'

const { name, slug: field = 'slug' } = model.docs

export function documentationIndex(files: readonly DocsPage[] = listDocumentation()): DerivedIndex {
  /**
   * A transaction that rebuilds the index publishes documents again that were public before. They stay
   * public.
   */
  const renewed = new WeakSet<Transaction>()
  const isTaken = (locale: Locale, data: LayerData) =>
    files.some((file) => file.slug === data[field] && [locale, productLanguage].includes(file.locale))
  return {
    name: 'documentation',
    fingerprint: () => '1',
    drafted: async () => {},
    async published(trx, { type, layer, data }) {
      if (type.name !== name || !isLocale(layer) || renewed.has(trx) || !isTaken(layer, data)) return
      throw new Problem('documentation_file', { slug: String(data[field]) })
    },
    withdrawn: async () => {},
    async removed(trx) {
      renewed.add(trx)
    },
  }
}
