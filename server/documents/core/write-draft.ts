/** Appends a version to a layer as its latest draft. Every new version is written here. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow, WriteStamp } from '../store/document-store.ts'
import { blankLayer, insertLayers, insertVersion, layersOf, updateLayer } from '../store/document-store.ts'
import { slugOf, titleOf } from '../store/layer-data.ts'
import { insertSlugs, reserveSlugs, slugsOf } from '../store/slug-store.ts'
import { statusAfter } from './layer-transitions.ts'
import type { DocumentContext } from './operation-context.ts'

export async function writeDraft({
  context,
  trx,
  type,
  row,
  layer,
  data,
  stamp,
  source,
}: {
  readonly context: DocumentContext
  readonly trx: Transaction
  readonly type: DocumentType
  readonly row: LayerRow
  readonly layer: Layer
  readonly data: LayerData
  readonly stamp: WriteStamp
  readonly source?: number | undefined
}): Promise<void> {
  const id = row.document_id
  const drafted = draftedAs(type, row, data, stamp)
  const isFirst = row.draft_version === 0
  if (isLocale(layer)) {
    const take = isFirst ? insertSlugs : reserveSlugs
    await take(trx, { type, id, locale: layer }, slugsOf({ ...row, ...drafted }))
  }
  const version = drafted.draft_version
  await insertVersion({ trx, id, layer, number: version, data, stamp })
  await updateLayer(trx, id, layer, drafted)
  const change = { type, id, layer, version, data, at: stamp.at, source, isFirst }
  for (const index of context.indexes) await index.drafted(trx, change)
}

/** Inserts the rows and first versions of a new document, in the given order. */
export async function writeFirstDrafts({
  context,
  trx,
  type,
  id,
  drafts,
  stamp,
}: {
  context: DocumentContext
  trx: Transaction
  type: DocumentType
  id: string
  drafts: ReadonlyMap<Layer, LayerData>
  stamp: WriteStamp
}): Promise<readonly LayerRow[]> {
  const { indexes } = context
  // A copy also has the drafts of languages that the site has no longer.
  const rows = [...new Set([...siteLayers(), ...drafts.keys()])].map((layer) => {
    const [row, data] = [blankLayer(type, id, layer), drafts.get(layer)]
    return data === undefined ? row : { ...row, ...draftedAs(type, row, data, stamp) }
  })
  await insertLayers(trx, rows)
  for (const [layer, data] of drafts) {
    if (isLocale(layer)) await insertSlugs(trx, { type, id, locale: layer }, [slugOf(type, data)])
    await insertVersion({ trx, id, layer, number: 1, data, stamp })
    const change = { type, id, layer, version: 1, data, at: stamp.at, isFirst: true }
    for (const index of indexes) await index.drafted(trx, change)
  }
  return rows
}

/** The columns of a layer that its next draft changes. */
function draftedAs(type: DocumentType, row: LayerRow, data: LayerData, { at, by }: WriteStamp) {
  const draft_version = row.draft_version + 1
  return {
    status: statusAfter({ ...row, draft_version }),
    title: titleOf(type, data),
    slug: slugOf(type, data),
    draft_version,
    changed_at: at,
    changed_by: by,
  }
}

/** The row of a layer. It is created if its locale was added after the document. */
export async function layerRow(
  trx: Transaction,
  type: DocumentType,
  id: string,
  layer: Layer,
): Promise<LayerRow> {
  const row = (await layersOf(trx, [id])).find((one) => one.layer === layer)
  if (row !== undefined) return row
  await insertLayers(trx, [blankLayer(type, id, layer)])
  return layerRow(trx, type, id, layer)
}
