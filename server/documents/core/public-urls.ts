/** Where visitors find a document: its address and its place in the public order, now and at every moment before. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, shared } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { dataOf, layersOf, updateLayer } from '../store/document-store.ts'
import { fitted } from '../store/layer-data.ts'
import { beginPublicUrl, currentPublicUrls, endPublicUrl } from '../store/publication-store.ts'
import { sortKeyOf } from '../store/sort-key.ts'
import type { TermState } from './settle-terms.ts'
import { updateTerms } from './settle-terms.ts'

export interface PublicUrlChange {
  /** The layers of the document; their positions are those of before. */
  readonly rows: readonly LayerRow[]
  /** Whether anything is found in another way than before. */
  readonly hasMoved: boolean
}

/** Brings both up to date after a change of what is public. A shared change moves a document in every language. */
export async function updatePublicUrls(
  trx: Transaction,
  type: DocumentType,
  id: string,
  at: string,
): Promise<PublicUrlChange> {
  const stored = await dataOf(trx, [id], layers, 'published_version')
  const dataIn = (layer: Layer): LayerData =>
    fitted(type, layer, stored.find((one) => one.layer === layer)?.data)
  const present = await currentPublicUrls(trx, { id })
  const standings: TermState[] = []
  const rows = await layersOf(trx, [id])
  let isSeenAnew = false
  for (const row of rows) {
    if (!isLocale(row.layer)) continue
    const data = { ...dataIn(row.layer), ...dataIn(shared) }
    const position = row.published_version === null ? null : positionOf(type, data, row.first_published_at)
    standings.push({ locale: row.layer, position, data, publishedAt: row.first_published_at ?? '' })
    const slug = row.published_slug
    const seen = present.find(({ layer }) => layer === row.layer)
    if (position === (seen?.position ?? null) && slug === (seen?.slug ?? null)) continue
    isSeenAnew = true
    if (position !== row.position) await updateLayer(trx, id, row.layer, { position })
    if (seen !== undefined) await endPublicUrl(trx, seen, at)
    if (position !== null) await beginPublicUrl(trx, type.name, id, row.layer, { slug, position }, at)
  }
  const isFoundAnew = await updateTerms(trx, type, id, standings, at)
  return { rows, hasMoved: isSeenAnew || isFoundAnew }
}

/** By the field that the model orders by; where it is empty, the time of the first publication decides. */
export function positionOf(
  { order, fields }: DocumentType,
  data: LayerData,
  firstPublishedAt: string | null,
): string {
  const field = order === undefined ? undefined : fields[order.by]
  const key = order === undefined || field === undefined ? '' : sortKeyOf(field, data[order.by] ?? null)
  return key || (firstPublishedAt ?? '')
}
