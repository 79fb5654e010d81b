/** Public URLs: the slug of a document and its position in the public order, now and in the past. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, shared } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { dataOf, layersOf, updateLayer } from '../store/document-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import { beginPublicUrl, currentPublicUrls, endPublicUrl } from '../store/publication-store.ts'
import { sortKeyOf } from '../store/sort-key.ts'
import type { TermState } from './settle-terms.ts'
import { updateTerms } from './settle-terms.ts'

export interface PublicUrlChange {
  /** The layers of the document. Their positions are from before the change. */
  readonly rows: readonly LayerRow[]
  /** Whether a slug, position or term changed. */
  readonly hasMoved: boolean
}

/**
 * Updates slugs and positions after a publication. A change of the shared layer can move the document in
 * every locale.
 */
export async function updatePublicUrls(
  trx: Transaction,
  type: DocumentType,
  id: string,
  at: string,
): Promise<PublicUrlChange> {
  const stored = await dataOf(trx, [id], layers, 'published_version')
  const dataIn = (layer: Layer): LayerData =>
    fitToModel(type, layer, stored.find((one) => one.layer === layer)?.data)
  const present = await currentPublicUrls(trx, { id })
  const termStates: TermState[] = []
  const rows = await layersOf(trx, [id])
  let hasUrlChanged = false
  for (const row of rows) {
    if (!isLocale(row.layer)) continue
    const data = { ...dataIn(row.layer), ...dataIn(shared) }
    const key = row.published_version === null ? null : publicSortKeyOf(type, data, row.first_published_at)
    termStates.push({ locale: row.layer, key, data, publishedAt: row.first_published_at ?? '' })
    const slug = row.published_slug
    const current = present.find(({ layer }) => layer === row.layer)
    if (key === (current?.sort_key ?? null) && slug === (current?.slug ?? null)) continue
    hasUrlChanged = true
    if (key !== row.sort_key) await updateLayer(trx, id, row.layer, { sort_key: key })
    if (current !== undefined) await endPublicUrl(trx, current, at)
    if (key !== null)
      await beginPublicUrl({ trx, type: type.name, id, locale: row.layer, url: { slug, sort_key: key }, at })
  }
  const haveTermsChanged = await updateTerms({ trx, type, id, termStates, at })
  return { rows, hasMoved: hasUrlChanged || haveTermsChanged }
}

/** The sort key of the field that the content model orders by, or else the time of the first publication. */
export function publicSortKeyOf(
  { order, fields }: DocumentType,
  data: LayerData,
  firstPublishedAt: string | null,
): string {
  const field = order === undefined ? undefined : fields[order.by]
  const key = order === undefined || field === undefined ? '' : sortKeyOf(field, data[order.by] ?? null)
  return key || (firstPublishedAt ?? '')
}
