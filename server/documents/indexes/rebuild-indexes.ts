/**
 * Rebuilds derived indexes whose fingerprint changed, such as after a new listed field or locale, before the
 * server accepts requests.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { DerivedIndex } from '../core/derived-index.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { findDocument, layersOf, versionOf } from '../store/document-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import { findPositions } from '../store/list-page-store.ts'

const batchSize = 100

/** Without the signal, it runs to the end. Index by index, and what is done is not done again. */
export async function refreshIndexes(context: DocumentContext, signal?: AbortSignal): Promise<void> {
  const { kysely } = context.db
  const types = Object.values(context.types)
  for (const index of context.indexes) {
    const fingerprint = index.fingerprint(types)
    if ((await fingerprintOf(kysely, index.name)) === fingerprint) continue
    for (const type of types) await refreshType(context, index, type, signal)
    if (signal?.aborted) return
    await saveFingerprint(kysely, index.name, fingerprint)
  }
}

async function refreshType(
  context: DocumentContext,
  index: DerivedIndex,
  type: DocumentType,
  signal?: AbortSignal,
): Promise<void> {
  const everything = { type, conditions: [] }
  const oldestFirst = { field: undefined, direction: 'asc' } as const
  for (let after: ListPosition | undefined, full = true; full; ) {
    const positions = await findPositions(context.db.kysely, everything, oldestFirst, {
      after,
      limit: batchSize,
    })
    for (const { id } of positions) {
      if (signal?.aborted) return
      await context.db.transaction((trx) => refreshDocument({ context, trx, index, type, id }))
    }
    after = positions.at(-1)
    full = positions.length === batchSize
  }
}

/** Indexes the current state of a document again. */
export async function refreshDocument({
  context,
  trx,
  index,
  type,
  id,
}: {
  context: DocumentContext
  trx: Transaction
  index: DerivedIndex
  type: DocumentType
  id: string
}): Promise<void> {
  const { db, clock } = context
  await findDocument(db, trx, type, id)
  await index.removed(trx, { type, id })
  const rows = await layersOf(trx, [id])
  for (const layer of layers) {
    const row = rows.find((one) => one.layer === layer)
    if (row === undefined) continue
    for (const [number, write] of [
      [row.draft_version, index.drafted],
      [row.published_version, index.published],
    ] as const) {
      const version = number === null || number === 0 ? undefined : await versionOf(trx, id, layer, number)
      if (version === undefined) continue
      const data = fitToModel(type, layer, version.data)
      await write(trx, { type, id, layer, version: version.number, data, at: version.created_at })
    }
  }
  await index.refreshed?.(trx, { type, id }, clock().toISOString())
}

// SQL for the fingerprints of derived indexes.

async function fingerprintOf(queries: Queries, index: string): Promise<string | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', index).executeTakeFirst()
  return row?.value
}

async function saveFingerprint(queries: Queries, index: string, value: string): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name: index, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
