/**
 * Moves documents to the trash, restores them and deletes them permanently. Documents in the trash cannot be
 * changed.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { isLocale, model, shared } from '@cyanotype/content/model/index.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentResponse } from '../core/document-schemas.ts'
import { moveLayer, withoutSchedule } from '../core/layer-transitions.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import { writeDraft } from '../core/write-draft.ts'
import type { DocumentChange, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { withFreeSlug } from '../drafts/assign-slug.ts'
import { readDocument } from '../drafts/read-document.ts'
import { refreshDocument } from '../indexes/rebuild-indexes.ts'
import type { LayersInput } from '../publishing/publish-document.ts'
import { recordUnpublishing, unpublishLayer } from '../publishing/unpublish-layers.ts'
import type { LayerRow } from '../store/document-store.ts'
import { dataOf, findDocument, layerOf, layersOf, versionOf } from '../store/document-store.ts'
import { fitToModel, slugOf } from '../store/layer-data.ts'
import { removeSchedules } from '../store/schedule-store.ts'
import type { TrashedRow } from '../store/trash-store.ts'
import {
  deleteDocument,
  findTrashed,
  putInTrash,
  releaseAddresses,
  takeFromTrash,
} from '../store/trash-store.ts'

export async function trashDocument(context: DocumentContext, input: LayersInput): Promise<DocumentResponse> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, (change) => trashSelected(change, selection))
  return readDocument(context, input)
}

/** As part of a change. */
export async function trashSelected(change: DocumentChange, selection: DocumentSelection): Promise<void> {
  const { context, trx, stamp } = change
  const { type, id } = selection
  const before = await lockDocument(change, selection, 'in use')
  await removeSchedules(trx, id)
  for (const row of before) {
    if (isLocale(row.layer)) await unpublishLayer(change, selection, row, withoutSchedule)
    else await moveLayer(trx, type, row, withoutSchedule)
  }
  await releaseAddresses(trx, id)
  await putInTrash(trx, id, stamp)
  for (const index of context.indexes) await index.removed(trx, { type, id })
  await recordUnpublishing({
    change,
    selection,
    before,
    action: 'document.trashed',
    details: { layers: selection.layers },
  })
}

/**
 * Restores all layers as drafts. If another document has taken a slug meanwhile, the next free one is used.
 */
export async function restoreDocument(
  context: DocumentContext,
  input: LayersInput,
): Promise<DocumentResponse> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, (change) => restoreSelected(change, selection))
  return readDocument(context, input)
}

/** As part of a change. */
export async function restoreSelected(change: DocumentChange, selection: DocumentSelection): Promise<void> {
  const { context, trx } = change
  const { type, id, layers } = selection
  const rows = await lockDocument(change, selection, 'in the trash')
  await takeFromTrash(trx, id)
  for (const row of rows) await reclaimSlug(change, selection, row)
  for (const index of context.indexes) await refreshDocument({ context, trx, index, type, id })
  change.note({ action: 'document.restored', type, id, details: { layers } })
}

async function reclaimSlug(
  { context, trx, stamp }: DocumentChange,
  { type, id }: DocumentSelection,
  row: LayerRow,
) {
  const { slug, draft_version: version } = row
  const layer = layerOf(row)
  const stored = slug === null ? undefined : await versionOf(trx, id, layer, version)
  if (stored === undefined) return
  const data = await withFreeSlug({ trx, type, id, layer, data: fitToModel(type, layer, stored.data) })
  if (slugOf(type, data) === slug) await moveLayer(trx, type, row, {})
  else await writeDraft({ context, trx, type, row, layer, data, stamp })
}

/** Only from the trash, and only if nothing uses the document. */
export async function deletePermanently(context: DocumentContext, input: LayersInput): Promise<void> {
  const selection = selectDocument(context, input)
  await runWrite(context, input.actor, async (change) => {
    await lockDocument(change, selection, 'in the trash')
    await remove(change, selection)
  })
}

/** Deletes a locked document in the trash. */
async function remove(
  { context, trx, note }: DocumentChange,
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

/** Requires the versions of all layers, so that a user cannot remove changes that they have not seen. */
async function lockDocument(
  { context, trx }: DocumentChange,
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

const defaultDays = 30
const batchSize = 100

/**
 * Empties the trash: permanently deletes documents after the retention period, unless others still use them.
 */
export async function emptyTrash(context: DocumentContext): Promise<void> {
  const { db, types, clock } = context
  const since = new Date(clock().getTime() - (await retentionDays(context)) * day).toISOString()
  let before = { key: since, id: '\u{10ffff}' }
  for (let full = true; full; ) {
    const rows = await findTrashed(db.kysely, { before, limit: batchSize })
    for (const row of rows) if (Object.hasOwn(types, row.type)) await removeIfUnused(context, row)
    const last = rows.at(-1)
    if (last !== undefined) before = { key: last.trashed_at, id: last.id }
    full = rows.length === batchSize
  }
}

/** The days before documents in the trash are deleted permanently, from the published settings. */
export async function retentionDays({ db }: DocumentContext): Promise<number> {
  const [stored] = await dataOf(db.kysely, [model.settings.name], [shared], 'published_version')
  const { trashDays } = Object(stored?.data)
  return typeof trashDays === 'number' ? trashDays : defaultDays
}

async function removeIfUnused(
  context: DocumentContext,
  { id, type: name, trashed_at }: TrashedRow,
): Promise<void> {
  const type = typeNamed(context.types, name)
  try {
    await runWrite(context, null, async (change) => {
      const document = await findDocument(context.db, change.trx, type, id)
      if (document?.trashed_at !== trashed_at) return // restored or deleted meanwhile
      const rows = await layersOf(change.trx, [id])
      const layers = Object.fromEntries(rows.map((row) => [row.layer, row.draft_version]))
      await remove(change, { type, id, layers })
    })
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'document_in_use') throw problem
  }
}
