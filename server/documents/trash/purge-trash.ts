/** What nobody took back from the trash in time is deleted for good, but for what others still use. */
import { model, shared } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Engine } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { carryOut } from '../core/write-transaction.ts'
import { dataOf, findDocument, layersOf } from '../store/document-store.ts'
import type { TrashedRow } from '../store/trash-store.ts'
import { findTrashed } from '../store/trash-store.ts'
import { remove } from './trash-document.ts'

const usualDays = 30
const aDay = 86_400_000
const atOnce = 100

export async function emptyTrash(engine: Engine): Promise<void> {
  const { db, types, clock } = engine
  const since = new Date(clock().getTime() - (await daysKept(engine)) * aDay).toISOString()
  let before = { key: since, id: '\u{10ffff}' }
  for (let full = true; full; ) {
    const rows = await findTrashed(db.kysely, { before, limit: atOnce })
    for (const row of rows) if (Object.hasOwn(types, row.type)) await removeIfUnused(engine, row)
    const last = rows.at(-1)
    if (last !== undefined) before = { key: last.trashed_at, id: last.id }
    full = rows.length === atOnce
  }
}

/** As the public settings say. */
async function daysKept({ db }: Engine): Promise<number> {
  const [stored] = await dataOf(db.kysely, [model.settings.name], [shared], 'published_version')
  const { trashDays } = Object(stored?.data)
  return typeof trashDays === 'number' ? trashDays : usualDays
}

async function removeIfUnused(engine: Engine, { id, type: name, trashed_at }: TrashedRow): Promise<void> {
  const type = typeNamed(engine.types, name)
  try {
    await carryOut(engine, null, async (change) => {
      const document = await findDocument(engine.db, change.trx, type, id)
      if (document?.trashed_at !== trashed_at) return // somebody was faster
      const rows = await layersOf(change.trx, [id])
      const layers = Object.fromEntries(rows.map((row) => [row.layer, row.draft_version]))
      await remove(change, { type, id, layers })
    })
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'document_in_use') throw problem
  }
}
