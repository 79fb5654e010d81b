/** Prunes versions that are no longer needed, a few documents at a time, so that requests do not wait. */
import { setImmediate as others } from 'node:timers/promises'
import { layers } from '@cyanotype/content/model/index.ts'
import { day } from '../../platform/durations.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { writeStamp } from '../core/operation-context.ts'
import { findDocument, layersOf, recordAudit } from '../store/document-store.ts'
import { removeReplaced, removeSessions } from '../store/editing-session-store.ts'
import type { LayerCursor } from '../store/version-store.ts'
import { deleteVersions, layersAfter, marksOf } from '../store/version-store.ts'
import { alwaysKeptVersions, versionsToPrune } from './version-retention.ts'

const batchSize = 500
/** With this number per hour, a hundred thousand layers take less than a day. */
const batches = 40
/** The limit of layers that are pruned per run, so that stopping the server does not take long. */
const maxPruned = 500

export const beginning: LayerCursor = { id: '', layer: '' }

/** Checks as many layers as one run allows. Returns where to continue. */
export async function pruneVersions(context: DocumentContext, from: LayerCursor): Promise<LayerCursor> {
  const { kysely } = context.db
  const ago = (days: number) => new Date(context.clock().getTime() - days * day).toISOString()
  while (await removeSessions(kysely, ago(30), batchSize)) await others()
  while (await removeReplaced(kysely, ago(1), batchSize)) await others()
  let position = from
  let looks = maxPruned
  for (let batch = 0; batch < batches; batch++) {
    const found = await layersAfter(kysely, position, batchSize)
    for (const one of found) {
      if (one.newest <= alwaysKeptVersions) continue
      await pruneLayer(context, one)
      if (--looks === 0) return one
    }
    const last = found.at(-1)
    if (last === undefined || found.length < batchSize) return beginning
    position = last
    await others()
  }
  return position
}

async function pruneLayer(
  context: DocumentContext,
  { id, layer: code, type: name }: LayerCursor & { readonly type: string },
): Promise<void> {
  const type = Object.hasOwn(context.types, name) ? context.types[name] : undefined
  const layer = layers.find((one) => one === code)
  if (type === undefined || layer === undefined) return
  await context.db.transaction(async (trx) => {
    await findDocument(context.db, trx, type, id)
    const row = (await layersOf(trx, [id])).find((one) => one.layer === layer)
    if (row === undefined) return
    const approved = (await context.approvals.last(trx, name, id))[layer]
    const numbers = versionsToPrune(await marksOf(trx, row, approved), context.clock()).slice(0, batchSize)
    if (numbers.length === 0) return
    await deleteVersions(trx, row, numbers)
    const details = { layer, versions: numbers.toReversed() }
    await recordAudit({
      trx,
      action: 'document.versions_thinned',
      type,
      id,
      details,
      stamp: writeStamp(context, null),
    })
  })
  await others()
}
