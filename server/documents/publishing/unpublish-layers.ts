/** Taking languages back, as parts of a change: out of the public, or into the archive as well. Their drafts stay. */

import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Details } from '../../audit/index.ts'
import { Problem } from '../../problems/problems.ts'
import { moveLayer, nothingPlanned, nothingPublic } from '../core/layer-transitions.ts'
import { settleAppearance } from '../core/public-urls.ts'
import { staleLists } from '../core/settle-terms.ts'
import type { Change, Chosen } from '../core/write-transaction.ts'
import { isNamed, publicChange, rowsAsSeen } from '../core/write-transaction.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layersOf } from '../store/document-store.ts'
import { insertPublication } from '../store/publication-store.ts'
import { removeSchedules } from '../store/schedule-store.ts'

export async function withdrawLayers(change: Change, chosen: Chosen<Locale>): Promise<void> {
  const before = await rowsAsSeen(change, chosen)
  const named = before.filter((row) => isNamed(chosen.layers, row))
  if (named.some((row) => row.published_version === null)) throw new Problem('stale_version')
  await withdraw(change, chosen, before, named, { layers: chosen.layers })
}

/** Takes back some languages of a document that is locked. */
export async function withdraw(
  change: Change,
  { type, id }: Pick<Chosen, 'type' | 'id'>,
  before: readonly LayerRow[],
  named: readonly LayerRow[],
  details: Details,
): Promise<void> {
  for (const row of named) {
    await removeSchedules(change.trx, id, { layer: row.layer, action: 'unpublish' })
    await conceal(change, { type, id }, row)
  }
  await noteWithdrawal(change, { type, id }, before, 'document.unpublished', details)
}

/** Out of sight: nothing is public or planned any more. */
export async function archiveLayers(change: Change, chosen: Chosen<Locale>): Promise<void> {
  const before = await rowsAsSeen(change, chosen)
  for (const row of before.filter((one) => isNamed(chosen.layers, one))) {
    await removeSchedules(change.trx, chosen.id, { layer: row.layer })
    await conceal(change, chosen, row, { ...nothingPlanned, status: 'archived' })
  }
  await noteWithdrawal(change, chosen, before, 'document.archived', { layers: chosen.layers })
}

/** Back from the archive, as drafts. */
export async function unarchiveLayers(change: Change, chosen: Chosen<Locale>): Promise<void> {
  const { type, id, layers } = chosen
  const before = await rowsAsSeen(change, chosen)
  for (const row of before.filter((one) => isNamed(layers, one))) {
    if (row.status !== 'archived') throw new Problem('stale_version')
    await moveLayer(change.trx, type, row, { status: 'draft' })
  }
  change.note({ action: 'document.unarchived', type, id, details: { layers } })
}

/** Ends what is public of a language, if anything is. */
export async function conceal(
  { trx, deed, engine }: Change,
  { type, id }: Pick<Chosen, 'type' | 'id'>,
  row: LayerRow,
  move: Partial<LayerRow> = {},
): Promise<void> {
  const { layer } = row
  if (!isLocale(layer)) return
  await moveLayer(trx, type, row, { ...nothingPublic, ...move })
  if (row.published_version === null) return
  await insertPublication(trx, id, layer, undefined, deed)
  for (const shelf of engine.shelves) await shelf.withdrawn(trx, { type, id, layer })
}

/** Says so once all of it is done; visitors hear of those languages that they saw. */
export async function noteWithdrawal(
  change: Change,
  { type, id }: Pick<Chosen, 'type' | 'id'>,
  before: readonly LayerRow[],
  action: AuditAction,
  details: Details,
): Promise<void> {
  const { trx, deed } = change
  await settleAppearance(trx, type, id, deed.at)
  const after = await layersOf(trx, [id])
  const gone = before.flatMap((row) => {
    const now = after.find(({ layer }) => layer === row.layer)
    return isLocale(row.layer) && row.published_version !== null && now?.published_version === null
      ? [row.layer]
      : []
  })
  const lists = await staleLists(trx, type, id, deed.at)
  const told = publicChange('unpublished', { type, id }, gone, before, after)
  const planned = details.schedule !== undefined && { scheduled: true }
  const event = gone.length === 0 ? undefined : { ...told, lists, ...planned }
  change.note({ action, type, id, details, event })
}
