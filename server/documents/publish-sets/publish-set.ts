/** Publishes, schedules and undoes publish sets: all of their documents or none. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed } from '../core/operation-context.ts'
import type { DocumentChange, DocumentSelection } from '../core/write-transaction.ts'
import { lockRows, runWrite } from '../core/write-transaction.ts'
import { makePublic, publishLayers } from '../publishing/publish-document.ts'
import { futureTime, schedulePublishing, unscheduleDocument } from '../publishing/schedule-layers.ts'
import { unpublishLocked } from '../publishing/unpublish-layers.ts'
import { layerOf, layersOf } from '../store/document-store.ts'
import { schedulesOf } from '../store/schedule-store.ts'
import type { SetInput } from './edit-publish-set.ts'
import { auditPublishSet, inPublishSet } from './edit-publish-set.ts'
import { forEachDocument } from './publish-each.ts'
import type { SetItem } from './publish-set-store.ts'
import { itemsOf, publicationsOfRun, updatePublishSet, versionUntil } from './publish-set-store.ts'
import { layersOfItems, revisionOf } from './read-publish-set.ts'

export interface PublishSetNow extends SetInput {
  readonly revision: string
}

export interface PublishSetLater extends PublishSetNow {
  /** ISO 8601. */
  readonly at: string
}

export async function publishPublishSet(context: DocumentContext, input: PublishSetNow): Promise<void> {
  const { actor, id } = input
  await runWrite(context, actor, (change) =>
    inPublishSet(context, { trx: change.trx, id, states: ['open', 'failed'] }, async (set) => {
      const selections = await selectionsOf(change, input)
      await cancelRun(change, set.run_id, await itemsOf(change.trx, id))
      await forEachDocument(selections, (selection) => publishLayers(change, selection))
      await updatePublishSet(change.trx, id, { run_id: change.set, published_at: change.stamp.at })
      const details = { documents: selections.map((one) => one.id), set: change.set }
      await auditPublishSet(change.trx, change.stamp, set, { action: 'publish_set.published', details })
    }),
  )
}

export async function schedulePublishSet(context: DocumentContext, input: PublishSetLater): Promise<void> {
  const { actor, id, at } = input
  const due = futureTime(context, at)
  await runWrite(context, actor, (change) =>
    inPublishSet(context, { trx: change.trx, id, states: ['open', 'scheduled', 'failed'] }, async (set) => {
      const selections = await selectionsOf(change, input)
      await cancelRun(change, set.run_id, await itemsOf(change.trx, id))
      const schedule = { action: 'publish', set: change.set, due } as const
      await forEachDocument(selections, async (selection) => {
        await schedulePublishing(change, selection, await lockRows(change, selection), schedule)
        const { type, layers } = selection
        change.note({
          action: 'document.scheduled',
          type,
          id: selection.id,
          details: { layers, ...schedule },
        })
      })
      await updatePublishSet(change.trx, id, { run_id: change.set })
      const details = { documents: selections.map((one) => one.id), at: due }
      await auditPublishSet(change.trx, change.stamp, set, { action: 'publish_set.scheduled', details })
    }),
  )
}

/** Cancels the schedule, or dismisses one that failed. */
export async function unschedulePublishSet(context: DocumentContext, { actor, id }: SetInput): Promise<void> {
  await runWrite(context, actor, (change) =>
    inPublishSet(context, { trx: change.trx, id, states: ['scheduled', 'failed'] }, async (set) => {
      const items = await itemsOf(change.trx, id)
      for (const { type, id: document } of items) {
        const schedules = await schedulesOf(change.trx, document)
        const own = schedules.filter(({ set_id }) => set_id === set.run_id)
        permitLayers(actor, typeNamed(context.types, type), own)
      }
      await cancelRun(change, set.run_id, items)
      await updatePublishSet(change.trx, id, { run_id: null })
      await auditPublishSet(change.trx, change.stamp, set, { action: 'publish_set.unscheduled' })
    }),
  )
}

/** Only what is changed needs the permission: a language of the set may have had nothing new. */
function permitLayers(
  actor: Principal,
  type: DocumentType,
  layers: readonly { readonly layer: string }[],
): void {
  for (const { layer } of layers) permit(actor, 'documents.publish', type, layerOf({ layer }))
}

async function cancelRun(
  change: DocumentChange,
  run: string | null,
  items: readonly SetItem[],
): Promise<void> {
  if (run === null) return
  const { context } = change
  await lockDocuments(change, items)
  for (const { type, id, isTrashed } of items) {
    if (!isTrashed)
      await unscheduleDocument(change, { type: typeNamed(context.types, type), id, schedule: run })
  }
}

/** A document of a set, with its place in the answer about the set. */
interface SetSelection extends DocumentSelection {
  readonly place: number
}

/** What is not public yet of each document. The documents are locked in the order of their ids. */
async function selectionsOf(
  change: DocumentChange,
  { actor, id, revision }: PublishSetNow,
): Promise<readonly SetSelection[]> {
  const { context, trx } = change
  const items = await itemsOf(trx, id)
  await lockDocuments(change, items)
  const rows = await layersOfItems(trx, items)
  if (revisionOf(items, rows) !== revision) throw new Problem('stale_version')
  const selections = items.flatMap(({ type: name, id: document, layers: named }, place) => {
    const type = typeNamed(context.types, name)
    const changed = rows.filter(
      (row) =>
        row.document_id === document &&
        named.includes(row.layer) &&
        row.draft_version > 0 &&
        row.draft_version !== row.published_version,
    )
    for (const row of changed) permit(actor, 'documents.publish', type, layerOf(row))
    const layers = Object.fromEntries(changed.map((row) => [row.layer, row.draft_version]))
    return changed.length === 0 ? [] : { type, id: document, layers, place }
  })
  if (selections.length === 0) throw new Problem('nothing_to_publish')
  return selections
}

async function lockDocuments({ context, trx }: DocumentChange, items: readonly SetItem[]): Promise<void> {
  for (const { type, id, isTrashed } of items) {
    if (!isTrashed) await requireDocument(context, trx, typeNamed(context.types, type), id)
  }
}

/** Publishes again what was public before, and unpublishes what was not. */
export async function undoPublishSet(context: DocumentContext, { actor, id }: SetInput): Promise<void> {
  await runWrite(context, actor, (change) =>
    inPublishSet(context, { trx: change.trx, id, states: ['published'] }, async (set) => {
      const { trx, stamp } = change
      const run = set.run_id ?? ''
      const items: Pick<DocumentSelection, 'type' | 'id'>[] = []
      for (const { id: document, type: name } of await itemsOf(trx, id)) {
        const type = typeNamed(context.types, name)
        permitLayers(actor, type, await publicationsOfRun(trx, document, run))
        items.push({ type, id: document })
      }
      await forEachDocument(items, (item) => undoDocument(change, item, run))
      await updatePublishSet(trx, id, { undone_at: stamp.at })
      const details = { documents: items.map((item) => item.id) }
      await auditPublishSet(trx, stamp, set, { action: 'publish_set.undone', details })
    }),
  )
}

async function undoDocument(
  change: DocumentChange,
  { type, id }: Pick<DocumentSelection, 'type' | 'id'>,
  run: string,
): Promise<void> {
  const { trx } = change
  // It had nothing to publish, or was in the trash. Then it may be there still.
  if ((await publicationsOfRun(trx, id, run)).length === 0) return
  const before = await lockRows(change, { type, id, layers: {} })
  const { earlier, isFirst } = await publicBefore(trx, id, run)
  if (Object.keys(earlier).length > 0) {
    await makePublic(change, { type, id, layers: earlier }, before, { undone: run })
  }
  const rows = await layersOf(trx, [id])
  const named = rows.filter(({ layer }) => isFirst.includes(layer) && isLocale(layer))
  if (named.length === 0) return
  const details = {
    layers: Object.fromEntries(named.map((row) => [row.layer, row.draft_version])),
    undone: run,
  }
  await unpublishLocked({ change, selection: { type, id }, before: rows, named, details })
}

/** The versions that were public before a run, and the layers that were not. */
async function publicBefore(trx: Transaction, document: string, run: string) {
  const earlier: Record<string, number> = {}
  const isFirst: string[] = []
  for (const { layer, from_at: at, until_at } of await publicationsOfRun(trx, document, run)) {
    if (until_at !== null) throw new Problem('changed_since_published')
    const version = await versionUntil(trx, { document, layer, at })
    if (version === undefined) isFirst.push(layer)
    else earlier[layer] = version
  }
  return { earlier, isFirst }
}
