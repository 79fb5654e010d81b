/**
 * Empties the trash: permanently deletes documents after the retention period, unless others still use them.
 */
import { model, shared } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { runWrite } from '../core/write-transaction.ts'
import { dataOf, findDocument, layersOf } from '../store/document-store.ts'
import type { TrashedRow } from '../store/trash-store.ts'
import { findTrashed } from '../store/trash-store.ts'
import { remove } from './trash-document.ts'

const defaultDays = 30
const aDay = 86_400_000
const batchSize = 100

export async function emptyTrash(context: DocumentContext): Promise<void> {
  const { db, types, clock } = context
  const since = new Date(clock().getTime() - (await retentionDays(context)) * aDay).toISOString()
  let before = { key: since, id: '\u{10ffff}' }
  for (let full = true; full; ) {
    const rows = await findTrashed(db.kysely, { before, limit: batchSize })
    for (const row of rows) if (Object.hasOwn(types, row.type)) await removeIfUnused(context, row)
    const last = rows.at(-1)
    if (last !== undefined) before = { key: last.trashed_at, id: last.id }
    full = rows.length === batchSize
  }
}

/** From the published settings. */
async function retentionDays({ db }: DocumentContext): Promise<number> {
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
