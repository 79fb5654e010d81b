/** Takes a replacement of content back: restores documents and singles as they were before, in one change. */
import type { ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { moveLayer } from '../core/layer-transitions.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit } from '../core/operation-context.ts'
import type { DocumentChange } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { makePublic } from '../publishing/publish-document.ts'
import { findDocument, layerOf, layersOf, updateLayer, versionOf } from '../store/document-store.ts'
import { fitToModel, slugOf } from '../store/layer-data.ts'
import { putSchedule } from '../store/schedule-store.ts'
import { restoreSelected } from '../trash/trash-document.ts'
import { importDocument } from './import-documents.ts'
import type { DocumentState } from './replace-content.ts'

export interface ContentRestoration {
  readonly actor: Principal
  readonly before: readonly DocumentState[]
  /** Runs first in the transaction. */
  readonly first: (trx: Transaction) => Promise<void>
  /** Runs at its end, with the number of documents that were restored. */
  readonly last: (trx: Transaction, restored: number) => Promise<void>
}

/** Documents that were deleted permanently meanwhile are left out. */
export async function restoreContent(
  context: DocumentContext,
  { actor, before, first, last }: ContentRestoration,
): Promise<void> {
  const declared = before.flatMap((state) => {
    const type = context.types[state.type]
    return type === undefined ? [] : [{ type, state }]
  })
  for (const { type } of declared) permit(actor, 'documents.publish', type)
  await runWrite(context, actor, async (change) => {
    await first(change.trx)
    let restored = 0
    for (const { type, state } of declared) {
      const restore = type.kind === 'single' ? restoreSingle : restoreDocument
      if (await restore(change, type, state)) restored += 1
    }
    await last(change.trx, restored)
  })
}

/** Documents with their own id keep their versions in the trash, so these are published again. */
async function restoreDocument(
  change: DocumentChange,
  type: DocumentType,
  state: DocumentState,
): Promise<boolean> {
  const { context, trx } = change
  const { id } = state
  const document = await findDocument(context.db, trx, type, id)
  if (document === undefined) return false
  if (document.trashed_at !== null) {
    const drafts = (await layersOf(trx, [id])).map((row) => [layerOf(row), row.draft_version] as const)
    await restoreSelected(change, { type, id, layers: Object.fromEntries(drafts) })
  }
  const versions: [Layer, number][] = []
  for (const { layer, published } of state.layers) {
    if (published === null || (await versionOf(trx, id, layer, published)) === undefined) continue
    versions.push([layer, published])
  }
  if (versions.length > 0) {
    const selection = { type, id, layers: Object.fromEntries(versions) }
    await makePublic(change, selection, await layersOf(trx, [id]), { imported: true })
  }
  await restoreDates(trx, state)
  await restoreSchedules(change, type, state)
  return true
}

/** A single was never in the trash: its former texts become its newest versions. */
async function restoreSingle(
  change: DocumentChange,
  type: DocumentType,
  state: DocumentState,
): Promise<boolean> {
  const layers: { [layer in Layer]?: ExportedLayer } = {}
  const rows = await layersOf(change.trx, [type.name])
  for (const { layer, draft, published } of state.layers) {
    if (rows.every((row) => row.layer !== layer || row.draft_version === draft)) continue
    const data = async (version: number) => {
      const stored = version === 0 ? undefined : await versionOf(change.trx, type.name, layer, version)
      return stored && fitToModel(type, layer, stored.data)
    }
    const drafted = (await data(draft)) ?? fitToModel(type, layer, undefined)
    const isSame = published === draft
    const seen = published === null || isSame ? undefined : await data(published)
    layers[layer] = {
      draft: drafted,
      published: isSame ? drafted : seen,
      firstPublishedAt: undefined,
      archived: false,
    }
  }
  await importDocument(change, { type, name: type.name, document: { id: type.name, layers } })
  await restoreDates(change.trx, state)
  await restoreSchedules(change, type, state)
  return true
}

/** Pages say when their content changed last. Removing and restoring it is no such change. */
async function restoreDates(trx: Transaction, { id, layers }: DocumentState): Promise<void> {
  const rows = await layersOf(trx, [id])
  for (const { layer, changedAt } of layers) {
    const isPublic = rows.some((row) => row.layer === layer && row.published_version !== null)
    if (isPublic && changedAt !== null) await updateLayer(trx, id, layer, { published_changed_at: changedAt })
  }
}

async function restoreSchedules(
  { trx, stamp }: DocumentChange,
  type: DocumentType,
  { id, schedules }: DocumentState,
): Promise<void> {
  for (const { layer: name, version, action, set_id: set, due_at: due, failure, ...made } of schedules) {
    const layer = layerOf({ layer: name })
    const stored = await versionOf(trx, id, layer, version)
    if (failure !== null || stored === undefined) continue
    const schedule = { action, set, due }
    const original = { ...stamp, at: made.created_at, by: made.created_by }
    await putSchedule({ trx, type, id, layer, version, schedule, stamp: original })
    const row = (await layersOf(trx, [id])).find((one) => layerOf(one) === layer)
    if (row === undefined || action !== 'publish') continue
    const slug = isLocale(layer) ? slugOf(type, fitToModel(type, layer, stored.data)) : null
    await moveLayer(trx, type, row, { scheduled_version: version, scheduled_slug: slug })
  }
}
