/**
 * Shelves are written when a document is saved. When one would be written differently than then, because the model lists
 * other fields or there is a new language, all documents are put on it again, once, before the server listens.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Shelf } from '../core/derived-index.ts'
import type { Engine } from '../core/operation-context.ts'
import { findDocument, layersOf, versionOf } from '../store/document-store.ts'
import { editionOf, noteEdition } from '../store/index-fingerprint-store.ts'
import { fitted } from '../store/layer-data.ts'
import type { Place } from '../store/list-page-store.ts'
import { findPlaces } from '../store/list-page-store.ts'

const atOnce = 100

export async function refreshShelves(engine: Engine): Promise<void> {
  const { kysely } = engine.db
  const types = Object.values(engine.types)
  for (const shelf of engine.shelves) {
    const wanted = shelf.edition(types)
    if ((await editionOf(kysely, shelf.name)) === wanted) continue
    for (const type of types) await refreshType(engine, shelf, type)
    await noteEdition(kysely, shelf.name, wanted)
  }
}

async function refreshType(engine: Engine, shelf: Shelf, type: DocumentType): Promise<void> {
  const everything = { type, conditions: [] }
  const oldestFirst = { field: undefined, direction: 'asc' } as const
  for (let after: Place | undefined, full = true; full; ) {
    const places = await findPlaces(engine.db.kysely, everything, oldestFirst, { after, limit: atOnce })
    for (const { id } of places) {
      await engine.db.transaction((trx) => refreshDocument(engine, trx, shelf, type, id))
    }
    after = places.at(-1)
    full = places.length === atOnce
  }
}

/** Puts a document on a shelf, as it is now. */
export async function refreshDocument(
  { db, clock }: Engine,
  trx: Transaction,
  shelf: Shelf,
  type: DocumentType,
  id: string,
): Promise<void> {
  await findDocument(db, trx, type, id)
  await shelf.removed(trx, { type, id })
  const rows = await layersOf(trx, [id])
  for (const layer of layers) {
    const row = rows.find((one) => one.layer === layer)
    if (row === undefined) continue
    for (const [number, write] of [
      [row.draft_version, shelf.drafted],
      [row.published_version, shelf.published],
    ] as const) {
      const version = number === null || number === 0 ? undefined : await versionOf(trx, id, layer, number)
      if (version === undefined) continue
      const data = fitted(type, layer, version.data)
      await write(trx, { type, id, layer, version: version.number, data, at: version.created_at })
    }
  }
  await shelf.refreshed?.(trx, { type, id }, clock().toISOString())
}
