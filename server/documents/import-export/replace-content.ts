/**
 * Replaces content in one change: moves some documents to the trash and imports others. The states from
 * before are handed to the caller, who can have them restored later.
 */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { DocumentChange } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { layerOf, layersOf } from '../store/document-store.ts'
import { schedulesOf } from '../store/schedule-store.ts'
import { trashSelected } from '../trash/trash-document.ts'
import type { ImportedDocument } from './import-documents.ts'
import { importDocument } from './import-documents.ts'

/** Which versions of a document were the draft and the published one at some time. */
export interface DocumentState {
  readonly type: string
  readonly id: string
  readonly layers: readonly LayerVersions[]
  readonly schedules: readonly SchedulesTable[]
}

export interface LayerVersions {
  readonly layer: Layer
  readonly draft: number
  readonly published: number | null
  /** When the published content changed last. */
  readonly changedAt: string | null
}

export interface ContentReplacement {
  readonly actor: Principal
  readonly trashed: readonly { readonly type: string; readonly id: string }[]
  /** The new states of singles. */
  readonly documents: readonly ImportedDocument[]
  /** Runs at the end of the transaction, with the states of all these documents from before. */
  readonly last: (trx: Transaction, before: readonly DocumentState[]) => Promise<void>
}

export async function replaceContent(
  context: DocumentContext,
  { actor, trashed, documents, last }: ContentReplacement,
): Promise<void> {
  for (const { type } of trashed) permit(actor, 'documents.delete', typeNamed(context.types, type))
  for (const { type } of documents) permit(actor, 'documents.publish', type)
  await runWrite(context, actor, async (change) => {
    const before: DocumentState[] = []
    for (const { type: name, id } of trashed) {
      const type = typeNamed(context.types, name)
      const state = await stateOf(change, type, id)
      before.push(state)
      const versions = Object.fromEntries(state.layers.map(({ layer, draft }) => [layer, draft]))
      await trashSelected(change, { type, id, layers: versions })
    }
    for (const one of documents) {
      const state = await stateOf(change, one.type, one.type.name)
      const result = await importDocument(change, one)
      if (result !== 'same') before.push(state)
    }
    await last(change.trx, before)
  })
}

async function stateOf({ trx }: DocumentChange, type: DocumentType, id: string): Promise<DocumentState> {
  const rows = await layersOf(trx, [id])
  const schedules = await schedulesOf(trx, id)
  return {
    type: type.name,
    id,
    layers: layers.flatMap((layer) => {
      const row = rows.find((one) => layerOf(one) === layer)
      if (row === undefined) return []
      const { draft_version: draft, published_version: published, published_changed_at: changedAt } = row
      return [{ layer, draft, published, changedAt }]
    }),
    schedules: schedules.map(({ username: _username, ...schedule }) => schedule),
  }
}
