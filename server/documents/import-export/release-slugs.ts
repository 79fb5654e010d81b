/**
 * Slugs that imported documents give up. They are free before the first document is written, so documents can
 * exchange slugs. Until a document is written, its former public URL is only in the table of public URLs.
 */
import type { ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { DocumentChange } from '../core/write-transaction.ts'
import type { LayerRow } from '../store/document-store.ts'
import { findDocument, layersOf, updateLayer } from '../store/document-store.ts'
import { slugOf } from '../store/layer-data.ts'
import { currentPublicUrls } from '../store/publication-store.ts'
import { reserveSlugs, slugsOf } from '../store/slug-store.ts'
import type { ImportedDocument } from './import-documents.ts'

/** A document without an id gets its slug only when it is written, so it gives up none before. */
export async function releaseSlugs(
  { context, trx }: DocumentChange,
  { type, document: { id, layers } }: ImportedDocument,
): Promise<void> {
  if (id === undefined || type.slug === undefined) return
  const found = await findDocument(context.db, trx, type, id)
  if (found === undefined || found.trashed_at !== null) return
  for (const row of await layersOf(trx, [id])) {
    const { layer } = row
    const exported = isLocale(layer) ? layers[layer] : undefined
    if (!isLocale(layer) || exported === undefined) continue
    const kept = keptSlugs(type, row, exported)
    const stay = slugsOf(kept)
    if (slugsOf(row).every((slug) => slug === null || stay.includes(slug))) continue
    await updateLayer(trx, id, layer, kept)
    await reserveSlugs(trx, { type, id, locale: layer }, stay)
  }
}

/** A slug that differs is written by the import. A new publication also ends the schedule for one. */
function keptSlugs(type: DocumentType, row: LayerRow, { draft, published }: ExportedLayer) {
  const seen = published === undefined ? null : slugOf(type, published)
  const isSeen = seen === row.published_slug
  return {
    slug: slugOf(type, draft) === row.slug ? row.slug : null,
    published_slug: isSeen ? seen : null,
    scheduled_slug: published === undefined || isSeen ? row.scheduled_slug : null,
  }
}

/** The rows with their public slugs, also those that were released. */
export async function withPublicSlugs(
  trx: Transaction,
  id: string,
  rows: readonly LayerRow[],
): Promise<readonly LayerRow[]> {
  const urls = await currentPublicUrls(trx, { id })
  return rows.map((row) => ({
    ...row,
    published_slug: row.published_slug ?? urls.find(({ layer }) => layer === row.layer)?.slug ?? null,
  }))
}
