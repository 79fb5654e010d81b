/** SQL for index entries: one for each layer of a document, as draft and as public version. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery } from '../../db/index.ts'
import type { SearchChunk } from '../analysis/chunk.ts'
import type { State } from '../analysis/index-tokens.ts'

export interface Entry {
  readonly id: string
  readonly layer: Layer
  readonly state: State
  readonly type: string
  readonly path: string | null
  readonly tokens: string
  readonly chunks: readonly SearchChunk[]
}

/** Inserts a new entry and deletes the old one, so that the latest entries have the highest numbers. */
export async function replaceEntry(
  trx: Transaction,
  entry: Entry,
  old: StoredEntry | undefined,
): Promise<void> {
  const { id, layer, state, type, path, tokens, chunks } = entry
  if (old !== undefined) await removeEntry(trx, id, layer, state)
  const written = { id, layer, state, type, path: path ?? '', tokens, pieces: JSON.stringify(chunks) }
  const numbers = await insertEntry(trx, written)
  if (tokens !== '') await insertWaiting(trx, numbers)
}

type Written = { readonly [Name in 'id' | 'layer' | 'state' | 'type' | 'path' | 'tokens' | 'pieces']: string }

/** An empty path is stored as null. */
const insertEntry = preparedQuery((queries, { id, path, ...written }: Written) =>
  queries
    .insertInto('search_entries')
    .values({ document_id: id, ...written, path: sql`nullif(${path}, '')` })
    .returning('entry'),
)
const insertWaiting = preparedInsert('search_waiting', ['entry'])

export async function removeEntry(trx: Transaction, id: string, layer: Layer, state: State): Promise<void> {
  await deleteEntry(trx, { id, layer, state })
}

const deleteEntry = preparedQuery(
  (queries, { id, layer, state }: { id: string; layer: Layer; state: State }) =>
    queries
      .deleteFrom('search_entries')
      .where('document_id', '=', id)
      .where('layer', '=', layer)
      .where('state', '=', state),
)

export async function removeEntries(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('search_entries').where('document_id', '=', id).execute()
}

/** Deletes the entries of files. Their ids start with `file:`, unlike those of documents. */
export async function removeFiles(trx: Transaction): Promise<void> {
  await trx
    .deleteFrom('search_entries')
    .where('document_id', '>=', 'file:')
    .where('document_id', '<', 'file;')
    .execute()
}

/** The fingerprint of the indexed files. */
export async function whichFilesIndexed(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('facts')
    .select('value')
    .where('name', '=', indexedFiles)
    .executeTakeFirst()
  return row?.value
}

export async function noteFilesIndexed(trx: Transaction, value: string): Promise<void> {
  await trx
    .insertInto('facts')
    .values({ name: indexedFiles, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const indexedFiles = 'search.files'

export type StoredEntry = Pick<Entry, 'layer' | 'path' | 'chunks'>

/** The entries of all layers of a document. */
export async function entriesOf(queries: Queries, id: string, state: State): Promise<readonly StoredEntry[]> {
  const rows = await entriesWith(queries, { id, state })
  return layers.flatMap((layer) => {
    const row = rows.find((one) => one.layer === layer)
    return row === undefined ? [] : [{ layer, path: row.path, chunks: parseChunks(row.pieces) }]
  })
}

const entriesWith = preparedQuery((queries, { id, state }: { id: string; state: State }) =>
  queries
    .selectFrom('search_entries')
    .select(['layer', 'path', 'pieces'])
    .where('document_id', '=', id)
    .where('state', '=', state),
)

export async function chunksOf(
  queries: Queries,
  entries: readonly number[],
): Promise<ReadonlyMap<number, readonly SearchChunk[]>> {
  if (entries.length === 0) return new Map()
  const rows = await queries
    .selectFrom('search_entries')
    .select(['entry', 'pieces'])
    .where('entry', 'in', entries)
    .execute()
  return new Map(rows.map(({ entry, pieces }) => [entry, parseChunks(pieces)]))
}

/** Not validated, because only `replaceEntry` writes it. */
function parseChunks(json: string): readonly SearchChunk[] {
  const chunks: readonly SearchChunk[] = JSON.parse(json)
  return chunks
}
