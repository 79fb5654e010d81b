/** Unpublishes and archives locales as part of a change. Their drafts stay. */

import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Details } from '../../audit/index.ts'
import { Problem } from '../../problems/problems.ts'
import { moveLayer, withoutPublication, withoutSchedule } from '../core/layer-transitions.ts'
import { updatePublicUrls } from '../core/public-urls.ts'
import { staleLists } from '../core/settle-terms.ts'
import type { DocumentChange, DocumentSelection } from '../core/write-transaction.ts'
import { isNamed, lockRows, publicChange } from '../core/write-transaction.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layersOf } from '../store/document-store.ts'
import { insertPublication } from '../store/publication-store.ts'
import type { ScheduleRow } from '../store/schedule-store.ts'
import { removeSchedules, schedulesOf } from '../store/schedule-store.ts'

export async function unpublishLayers(
  change: DocumentChange,
  selection: DocumentSelection<Locale>,
): Promise<void> {
  const before = await lockRows(change, selection)
  const named = before.filter((row) => isNamed(selection.layers, row))
  if (named.some((row) => row.published_version === null)) throw new Problem('stale_version')
  await unpublishLocked({ change, selection, before, named, details: { layers: selection.layers } })
}

/** Unpublishes some locales of a locked document. */
export async function unpublishLocked({
  change,
  selection,
  before,
  named,
  details,
}: {
  change: DocumentChange
  selection: Pick<DocumentSelection, 'type' | 'id'>
  before: readonly LayerRow[]
  named: readonly LayerRow[]
  details: Details
}): Promise<void> {
  const { type, id } = selection
  for (const row of named) {
    await removeSchedules(change.trx, id, { layer: row.layer, action: 'unpublish' })
    await unpublishLayer(change, { type, id }, row)
  }
  await recordUnpublishing({
    change,
    selection: { type, id },
    before,
    action: 'document.unpublished',
    details,
  })
}

/** Archives locales: ends their publications and schedules. */
export async function archiveLayers(
  change: DocumentChange,
  selection: DocumentSelection<Locale>,
): Promise<void> {
  const before = await lockRows(change, selection)
  const schedules = await schedulesOf(change.trx, selection.id)
  for (const row of before.filter((one) => isNamed(selection.layers, one))) {
    await removeSchedules(change.trx, selection.id, { layer: row.layer })
    await unpublishLayer(change, selection, row, { ...withoutSchedule, status: 'archived' })
  }
  await cancelSharedSchedules(change, selection, before, schedules)
  await recordUnpublishing({
    change,
    selection,
    before,
    action: 'document.archived',
    details: { layers: selection.layers },
  })
}

/** The shared layer was scheduled together with locales. Alone it would be published on no page. */
async function cancelSharedSchedules(
  { trx }: DocumentChange,
  { type, id, layers }: DocumentSelection,
  before: readonly LayerRow[],
  schedules: readonly ScheduleRow[],
): Promise<void> {
  const [ended, left] = [new Set<string>(), new Set<string>()]
  for (const { layer, set_id } of schedules) {
    if (isLocale(layer)) (Object.hasOwn(layers, layer) ? ended : left).add(set_id)
  }
  for (const { layer, action, set_id } of schedules) {
    if (isLocale(layer) || !ended.has(set_id) || left.has(set_id)) continue
    await removeSchedules(trx, id, { layer, action })
    const row = before.find((one) => one.layer === layer)
    if (row !== undefined && action === 'publish') await moveLayer(trx, type, row, withoutSchedule)
  }
}

/** Turns archived locales into drafts. */
export async function unarchiveLayers(
  change: DocumentChange,
  selection: DocumentSelection<Locale>,
): Promise<void> {
  const { type, id, layers } = selection
  const before = await lockRows(change, selection)
  for (const row of before.filter((one) => isNamed(layers, one))) {
    if (row.status !== 'archived') throw new Problem('stale_version')
    await moveLayer(change.trx, type, row, { status: 'draft' })
  }
  change.note({ action: 'document.unarchived', type, id, details: { layers } })
}

/** Ends the publication of a locale, if there is one. */
export async function unpublishLayer(
  { trx, stamp, context }: DocumentChange,
  { type, id }: Pick<DocumentSelection, 'type' | 'id'>,
  row: LayerRow,
  move: Partial<LayerRow> = {},
): Promise<void> {
  const { layer } = row
  if (!isLocale(layer)) return
  await moveLayer(trx, type, row, { ...withoutPublication, ...move })
  if (row.published_version === null) return
  await insertPublication({ trx, id, layer, next: undefined, stamp })
  for (const index of context.indexes) await index.withdrawn(trx, { type, id, layer })
}

/** Records the change at its end. The event contains only locales that were public. */
export async function recordUnpublishing({
  change,
  selection,
  before,
  action,
  details,
}: {
  change: DocumentChange
  selection: Pick<DocumentSelection, 'type' | 'id'>
  before: readonly LayerRow[]
  action: AuditAction
  details: Details
}): Promise<void> {
  const { type, id } = selection
  const { trx, stamp } = change
  await updatePublicUrls(trx, type, id, stamp.at)
  const after = await layersOf(trx, [id])
  const unpublished = before.flatMap((row) => {
    const now = after.find(({ layer }) => layer === row.layer)
    return isLocale(row.layer) && row.published_version !== null && now?.published_version === null
      ? [row.layer]
      : []
  })
  const lists = await staleLists(trx, type, id, stamp.at)
  const publicEvent = publicChange({
    kind: 'unpublished',
    selection: { type, id },
    chosen: unpublished,
    before,
    after,
  })
  const wasScheduled = details.schedule !== undefined && { scheduled: true }
  const event = unpublished.length === 0 ? undefined : { ...publicEvent, lists, ...wasScheduled }
  change.note({ action, type, id, details, event })
}
