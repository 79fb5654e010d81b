/** Documents as a whole: into the trash, back from it, and away for good. What the trash holds, nobody sees or changes. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import { writeDraft } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import { moveLayer, nothingPlanned } from '../core/layer-transitions.ts'
import type { Engine } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { Change, Chosen, Looked } from '../core/write-transaction.ts'
import { carryOut } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import { atFreeAddress } from '../drafts/retry-with-free-slug.ts'
import { refreshDocument } from '../indexes/rebuild-indexes.ts'
import type { LayersWish } from '../publishing/publish-document.ts'
import { conceal, noteWithdrawal } from '../publishing/unpublish-layers.ts'
import type { LayerRow } from '../store/document-store.ts'
import { findDocument, layerOf, layersOf, versionOf } from '../store/document-store.ts'
import { fitted, slugOf } from '../store/layer-data.ts'
import { removeSchedules } from '../store/schedule-store.ts'
import { deleteDocument, putInTrash, releaseAddresses, takeFromTrash } from '../store/trash-store.ts'

export async function trashDocument(engine: Engine, wish: LayersWish): Promise<DocumentAnswer> {
  const chosen = wholeChosenBy(engine, wish)
  await carryOut(engine, wish.actor, async (change) => {
    const { trx, deed } = change
    const { type, id } = chosen
    const before = await wholeAsSeen(change, chosen, 'in use')
    await removeSchedules(trx, id)
    for (const row of before) {
      if (isLocale(row.layer)) await conceal(change, chosen, row, nothingPlanned)
      else await moveLayer(trx, type, row, nothingPlanned)
    }
    await releaseAddresses(trx, id)
    await putInTrash(trx, id, deed)
    for (const shelf of engine.shelves) await shelf.removed(trx, { type, id })
    await noteWithdrawal(change, chosen, before, 'document.trashed', { layers: chosen.layers })
  })
  return readDocument(engine, wish)
}

/** Everything comes back as drafts. An address that somebody else took meanwhile becomes the next free one. */
export async function restoreDocument(engine: Engine, wish: LayersWish): Promise<DocumentAnswer> {
  const chosen = wholeChosenBy(engine, wish)
  await carryOut(engine, wish.actor, async (change) => {
    const { type, id, layers } = chosen
    const rows = await wholeAsSeen(change, chosen, 'in the trash')
    await takeFromTrash(change.trx, id)
    for (const row of rows) await takeAddressAgain(change, chosen, row)
    for (const shelf of engine.shelves) await refreshDocument(engine, change.trx, shelf, type, id)
    change.note({ action: 'document.restored', type, id, details: { layers } })
  })
  return readDocument(engine, wish)
}

async function takeAddressAgain({ engine, trx, deed }: Change, { type, id }: Chosen, row: LayerRow) {
  const { slug, draft_version: version } = row
  const layer = layerOf(row)
  const stored = slug === null ? undefined : await versionOf(trx, id, layer, version)
  if (stored === undefined) return
  const data = await atFreeAddress(trx, type, id, layer, fitted(type, layer, stored.data))
  if (slugOf(type, data) === slug) await moveLayer(trx, type, row, {})
  else await writeDraft(engine, trx, type, row, layer, data, deed)
}

/** Only from the trash, and only what nothing else uses. */
export async function deleteForGood(engine: Engine, wish: LayersWish): Promise<void> {
  const chosen = wholeChosenBy(engine, wish)
  await carryOut(engine, wish.actor, async (change) => {
    await wholeAsSeen(change, chosen, 'in the trash')
    await remove(change, chosen)
  })
}

/** Removes a document that is locked and in the trash. */
export async function remove({ engine, trx, note }: Change, { type, id, layers }: Chosen): Promise<void> {
  const uses = await engine.links.to(trx, id)
  if (uses.length > 0) throw new Problem('document_in_use', {}, { data: { uses } })
  await deleteDocument(trx, id)
  note({ action: 'document.deleted', type, id, details: { layers } })
}

function wholeChosenBy({ types }: Engine, { actor, type: name, id, layers }: LayersWish): Chosen {
  const type = typeNamed(types, name)
  permit(actor, 'documents.delete', type)
  if (type.kind === 'single') throw new Problem('not_found')
  return { type, id, layers }
}

/** All that was ever written has to be named: who removes a document has seen it whole. */
async function wholeAsSeen(
  { engine, trx }: Change,
  { type, id, layers: looked }: Chosen,
  place: 'in use' | 'in the trash',
): Promise<readonly LayerRow[]> {
  const document = await findDocument(engine.db, trx, type, id)
  if (document === undefined) throw new Problem('not_found')
  if (place === 'in use' && document.trashed_at !== null) throw new Problem('trashed')
  if (place === 'in the trash' && document.trashed_at === null) throw new Problem('not_in_trash')
  const rows = await layersOf(trx, [id])
  if (rows.some((row) => row.draft_version !== seenOf(looked, layerOf(row))))
    throw new Problem('stale_version')
  return rows
}

const seenOf = (looked: Looked, layer: Layer) => looked[layer] ?? 0
