/**
 * Moves documents to the trash, restores them and deletes them permanently. Documents in the trash cannot be
 * changed.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import { writeDraft } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import { moveLayer, nothingPlanned } from '../core/layer-transitions.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { Change, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import { atFreeAddress } from '../drafts/retry-with-free-slug.ts'
import { refreshDocument } from '../indexes/rebuild-indexes.ts'
import type { LayersInput } from '../publishing/publish-document.ts'
import { noteWithdrawal, unpublishLayer } from '../publishing/unpublish-layers.ts'
import type { LayerRow } from '../store/document-store.ts'
import { findDocument, layerOf, layersOf, versionOf } from '../store/document-store.ts'
import { fitted, slugOf } from '../store/layer-data.ts'
import { removeSchedules } from '../store/schedule-store.ts'
import { deleteDocument, putInTrash, releaseAddresses, takeFromTrash } from '../store/trash-store.ts'

export async function trashDocument(context: DocumentContext, input: LayersInput): Promise<DocumentAnswer> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, async (change) => {
    const { trx, stamp } = change
    const { type, id } = selection
    const before = await lockDocument(change, selection, 'in use')
    await removeSchedules(trx, id)
    for (const row of before) {
      if (isLocale(row.layer)) await unpublishLayer(change, selection, row, nothingPlanned)
      else await moveLayer(trx, type, row, nothingPlanned)
    }
    await releaseAddresses(trx, id)
    await putInTrash(trx, id, stamp)
    for (const index of context.indexes) await index.removed(trx, { type, id })
    await noteWithdrawal(change, selection, before, 'document.trashed', { layers: selection.layers })
  })
  return readDocument(context, input)
}

/**
 * Restores all layers as drafts. If another document has taken a slug meanwhile, the next free one is used.
 */
export async function restoreDocument(context: DocumentContext, input: LayersInput): Promise<DocumentAnswer> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, async (change) => {
    const { type, id, layers } = selection
    const rows = await lockDocument(change, selection, 'in the trash')
    await takeFromTrash(change.trx, id)
    for (const row of rows) await takeAddressAgain(change, selection, row)
    for (const index of context.indexes) await refreshDocument(context, change.trx, index, type, id)
    change.note({ action: 'document.restored', type, id, details: { layers } })
  })
  return readDocument(context, input)
}

async function takeAddressAgain(
  { context, trx, stamp }: Change,
  { type, id }: DocumentSelection,
  row: LayerRow,
) {
  const { slug, draft_version: version } = row
  const layer = layerOf(row)
  const stored = slug === null ? undefined : await versionOf(trx, id, layer, version)
  if (stored === undefined) return
  const data = await atFreeAddress(trx, type, id, layer, fitted(type, layer, stored.data))
  if (slugOf(type, data) === slug) await moveLayer(trx, type, row, {})
  else await writeDraft(context, trx, type, row, layer, data, stamp)
}

/** Only from the trash, and only if nothing uses the document. */
export async function deleteForGood(context: DocumentContext, input: LayersInput): Promise<void> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, async (change) => {
    await lockDocument(change, selection, 'in the trash')
    await remove(change, selection)
  })
}

/** Deletes a locked document in the trash. */
export async function remove(
  { context, trx, note }: Change,
  { type, id, layers }: DocumentSelection,
): Promise<void> {
  const uses = await context.referenceLookup.to(trx, id)
  if (uses.length > 0) throw new Problem('document_in_use', {}, { data: { uses } })
  await deleteDocument(trx, id)
  note({ action: 'document.deleted', type, id, details: { layers } })
}

function selectDocument(
  { types }: DocumentContext,
  { actor, type: name, id, layers }: LayersInput,
): DocumentSelection {
  const type = typeNamed(types, name)
  permit(actor, 'documents.delete', type)
  if (type.kind === 'single') throw new Problem('not_found')
  return { type, id, layers }
}

/** Requires the versions of all layers, so nobody removes changes that they have not seen. */
async function lockDocument(
  { context, trx }: Change,
  { type, id, layers: expected }: DocumentSelection,
  place: 'in use' | 'in the trash',
): Promise<readonly LayerRow[]> {
  const document = await findDocument(context.db, trx, type, id)
  if (document === undefined) throw new Problem('not_found')
  if (place === 'in use' && document.trashed_at !== null) throw new Problem('trashed')
  if (place === 'in the trash' && document.trashed_at === null) throw new Problem('not_in_trash')
  const rows = await layersOf(trx, [id])
  if (rows.some((row) => row.draft_version !== expectedVersion(expected, layerOf(row))))
    throw new Problem('stale_version')
  return rows
}

const expectedVersion = (expected: ExpectedVersions, layer: Layer) => expected[layer] ?? 0
