/**
 * Lists are read from rows that were written when a document was saved. When the model lists or sorts by other fields than
 * then, or there is a new language, the rows of all documents are written again, once, before the server listens.
 */
import { createHash } from 'node:crypto'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { layers, localeCodes } from '@cyanotype/content/model/index.ts'
import { findDocument } from './document-store.ts'
import type { Engine } from './engine.ts'
import type { Place } from './listing-store.ts'
import { clearListing, findPlaces, indexLayer, listedBy, noteListedBy } from './listing-store.ts'
import { layerStates } from './read-document.ts'

const atOnce = 100

export async function refreshLists(engine: Engine): Promise<void> {
  const { kysely } = engine.db
  const wanted = fingerprint(Object.values(engine.types))
  if ((await listedBy(kysely)) === wanted) return
  for (const type of Object.values(engine.types)) await refreshType(engine, type)
  await noteListedBy(kysely, wanted)
}

function fingerprint(types: readonly DocumentType[]): string {
  const described = types.map(({ name, title, fields }) => [
    name,
    title,
    Object.entries(fields).map(([field, { kind, localized, listed, sortable }]) => [
      field,
      kind,
      localized,
      listed,
      sortable,
    ]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([localeCodes, described]))
    .digest('hex')
}

async function refreshType(engine: Engine, type: DocumentType): Promise<void> {
  const everything = { type, locale: undefined, status: undefined, words: [] }
  const oldestFirst = { field: undefined, direction: 'asc' } as const
  for (let after: Place | undefined, full = true; full; ) {
    const places = await findPlaces(engine.db.kysely, everything, oldestFirst, { after, limit: atOnce })
    for (const { id } of places) await refreshDocument(engine, type, id)
    after = places.at(-1)
    full = places.length === atOnce
  }
}

function refreshDocument({ db }: Engine, type: DocumentType, id: string): Promise<void> {
  return db.transaction(async (trx) => {
    await findDocument(db, trx, type, id)
    const states = await layerStates(trx, type, id)
    await clearListing(trx, id)
    for (const layer of layers) {
      const { version, data } = states[layer]
      if (version > 0) await indexLayer(trx, type, id, layer, data)
    }
  })
}
