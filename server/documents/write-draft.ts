/** A new version of a layer, as its newest draft: whatever makes one makes it here. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../db/index.ts'
import type { Deed, LayerRow } from './document-store.ts'
import {
  addressesOf,
  claimAddresses,
  insertLayers,
  insertVersion,
  layersOf,
  takeAddresses,
  updateLayer,
} from './document-store.ts'
import type { Engine } from './engine.ts'
import { slugOf, titleOf } from './layer-data.ts'
import { statusAfter } from './layer-status.ts'

export async function writeDraft(
  { shelves }: Engine,
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  layer: Layer,
  data: LayerData,
  deed: Deed,
  source?: number,
): Promise<void> {
  const id = row.document_id
  const number = row.draft_version + 1
  const slug = slugOf(type, data)
  const isFirst = row.draft_version === 0
  if (isLocale(layer)) {
    const take = isFirst ? claimAddresses : takeAddresses
    await take(trx, type, id, layer, addressesOf({ ...row, slug }))
  }
  await insertVersion(trx, id, layer, number, data, deed)
  await updateLayer(trx, id, layer, {
    status: statusAfter({ ...row, draft_version: number }),
    title: titleOf(type, data),
    slug,
    draft_version: number,
    changed_at: deed.at,
    changed_by: deed.by,
  })
  const change = { type, id, layer, version: number, data, at: deed.at, source, isFirst }
  for (const shelf of shelves) await shelf.drafted(trx, change)
}

/** The row of a layer, also of a language that is younger than the document. */
export async function layerRow(
  trx: Transaction,
  type: DocumentType,
  id: string,
  layer: Layer,
): Promise<LayerRow> {
  const row = (await layersOf(trx, [id])).find((one) => one.layer === layer)
  if (row !== undefined) return row
  await insertLayers(trx, type, id, [layer])
  return layerRow(trx, type, id, layer)
}
