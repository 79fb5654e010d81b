/** Saves drafts of several documents in one transaction, all or none. Nothing is merged: a later change is refused. */
import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { changesBetween } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit } from '../core/operation-context.ts'
import { layerRow, writeDraft } from '../core/write-draft.ts'
import type { DocumentChange } from '../core/write-transaction.ts'
import { lockRows, runWrite } from '../core/write-transaction.ts'
import { dataOf } from '../store/document-store.ts'
import { applyChanges, fitToModel } from '../store/layer-data.ts'
import { withSlug } from './assign-slug.ts'

export interface DraftToSave {
  readonly type: DocumentType
  readonly id: string
  readonly layer: Locale
  /** The latest draft when the new one was made, or 0. */
  readonly version: number
  readonly data: LayerData
}

export interface DraftSaves {
  readonly actor: Principal
  readonly drafts: readonly DraftToSave[]
  /** Runs in the transaction, when the documents are locked. */
  readonly before: (trx: Transaction) => Promise<void>
  /** Runs at the end of the transaction. */
  readonly after: (trx: Transaction, at: string) => Promise<void>
}

export async function saveDrafts(context: DocumentContext, { actor, drafts, before, after }: DraftSaves) {
  for (const { type, layer, data } of drafts) {
    permit(actor, 'documents.edit', type, layer)
    await context.parseGuard(type, layer, data)
  }
  await runWrite(context, actor, async (change) => {
    for (const { type, id, layer, version } of drafts) {
      await lockRows(change, { type, id, layers: {} })
      await layerRow(change.trx, type, id, layer)
      await lockRows(change, { type, id, layers: { [layer]: version } })
    }
    await before(change.trx)
    for (const draft of drafts) await saveDraft(change, draft)
    await after(change.trx, change.stamp.at)
  })
}

async function saveDraft(change: DocumentChange, { type, id, layer, data }: DraftToSave): Promise<void> {
  const { context, trx, stamp } = change
  const [stored] = await dataOf(trx, [id], [layer], 'draft_version')
  const before = fitToModel(type, layer, stored?.data)
  const sent = applyChanges(type, layer, before, data)
  if (stored !== undefined && isDeepStrictEqual(sent, before)) return
  const row = await layerRow(trx, type, id, layer)
  const after = await withSlug(trx, type, row, { layer, data: sent })
  await writeDraft({ context, trx, type, row, layer, data: after, stamp })
  const details = { layer, version: row.draft_version + 1, autosave: false, ...changesBetween(before, after) }
  change.note({ action: 'document.saved', type, id, details })
}
