/** SQL for index entries: one for each layer of a document, as draft and as public version. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery } from '../../db/index.ts'
import { deletionVariants, isOneTypoApart } from '../analysis/deletion-variants.ts'
import type { EntryState, SearchChunk } from '../analysis/index-tokens.ts'

export interface IndexEntry {
  readonly id: string
  readonly layer: Layer
  readonly state: EntryState
  readonly type: string
  readonly path: string | null
  readonly tokens: string
  readonly chunks: readonly SearchChunk[]
}

/** Inserts a new entry and deletes the old one, so that the latest entries have the highest numbers. */
export async function replaceEntry(
  trx: Transaction,
  entry: IndexEntry,
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

export async function removeEntry(
  trx: Transaction,
  id: string,
  layer: Layer,
  state: EntryState,
): Promise<void> {
  await deleteEntry(trx, { id, layer, state })
}

const deleteEntry = preparedQuery(
  (queries, { id, layer, state }: { id: string; layer: Layer; state: EntryState }) =>
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
export async function readIndexedFiles(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('facts')
    .select('value')
    .where('name', '=', indexedFiles)
    .executeTakeFirst()
  return row?.value
}

export async function recordIndexedFiles(trx: Transaction, value: string): Promise<void> {
  await trx
    .insertInto('facts')
    .values({ name: indexedFiles, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const indexedFiles = 'search.files'

export type StoredEntry = Pick<IndexEntry, 'layer' | 'path' | 'chunks'>

/** The entries of all layers of a document. */
export async function entriesOf(
  queries: Queries,
  id: string,
  state: EntryState,
): Promise<readonly StoredEntry[]> {
  const rows = await entriesWith(queries, { id, state })
  return layers.flatMap((layer) => {
    const row = rows.find((one) => one.layer === layer)
    return row === undefined ? [] : [{ layer, path: row.path, chunks: parseChunks(row.pieces) }]
  })
}

const entriesWith = preparedQuery((queries, { id, state }: { id: string; state: EntryState }) =>
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

// SQL for the words of documents, used for completion and correction.

/**
 * The number of words that are read for a prefix, and of those that are used: words of titles first, then the
 * shortest.
 */
const maxInspected = 2_000
const maxMatches = 12

/** For visitors only of public words: those of drafts would take their places. */
export async function termsBeginning(
  queries: Queries,
  { locale, state }: { readonly locale: Locale; readonly state: EntryState },
  beginning: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom((from) => {
      const words = from
        .selectFrom('search_words')
        .select(['word', 'weight'])
        .where('layer', '=', locale)
        .where('word', '>', beginning)
        .where('word', '<', `${beginning}\u{10ffff}`)
        .orderBy('word')
        .limit(maxInspected)
      return (state === 'public' ? words.where('is_public', '=', 1) : words).as('begun')
    })
    .select('word')
    .orderBy('weight', 'desc')
    .orderBy(sql`length(word)`)
    .orderBy('word')
    .limit(maxMatches)
    .execute()
  return rows.map(({ word }) => word)
}

/** Words with one typing error: an added, missing, wrong or swapped letter. */
export async function termsNear(queries: Queries, locale: Locale, word: string): Promise<readonly string[]> {
  const slips = deletionVariants(word)
  if (slips.length === 0) return []
  const rows = await queries
    .selectFrom('search_slips')
    .select('word')
    .distinct()
    .where('layer', '=', locale)
    .where('slip', 'in', slips)
    .orderBy('word')
    .limit(maxInspected)
    .execute()
  return rows
    .map((row) => row.word)
    .filter((other) => isOneTypoApart(word, other))
    .slice(0, maxMatches)
}

/** The entries that wait for their words to be indexed, the oldest first. */
export async function waitingEntries(queries: Queries, limit: number) {
  return queries
    .selectFrom('search_waiting')
    .leftJoin('search_entries', 'search_entries.entry', 'search_waiting.entry')
    .select(['search_waiting.entry', 'search_entries.layer', 'search_entries.state'])
    .select('search_entries.pieces')
    .orderBy('search_waiting.entry')
    .limit(limit)
    .execute()
}

export async function removeWaiting(trx: Transaction, entries: readonly number[]): Promise<void> {
  await trx.deleteFrom('search_waiting').where('entry', 'in', entries).execute()
}

/** Where a word occurs, each 0 or 1. What is 1 stays 1. */
export interface Occurrence {
  /** Whether it is in a title. */
  readonly weight: number
  readonly is_public: number
}

const batchSize = 100
/** Each row has three parameters. Statements for single words would spend most of their time on overhead. */
const variantBatchSize = 500

/** Nodes that insert the same words in different orders could deadlock, so only one indexes at a time. */
export async function takeIndexerLock(db: Db, trx: Transaction): Promise<void> {
  if (db.dialect === 'postgres') await sql`select pg_advisory_xact_lock(7236005)`.execute(trx)
}

export async function insertTerms(
  trx: Transaction,
  layer: Locale,
  words: ReadonlyMap<string, Occurrence>,
): Promise<void> {
  const rows = [...words].map(([word, occurrence]) => ({ layer, word, ...occurrence }))
  for (let from = 0; from < rows.length; from += batchSize) {
    const some = rows.slice(from, from + batchSize)
    const fresh = await trx
      .insertInto('search_words')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute()
    for (const name of ['weight', 'is_public'] as const) {
      const raised = some.filter((row) => row[name] === 1).map(({ word }) => word)
      if (raised.length > 0) await raise(trx, layer, raised, name)
    }
    await insertVariants(
      trx,
      layer,
      fresh.map(({ word }) => word),
    )
  }
}

async function raise(
  trx: Transaction,
  layer: Locale,
  words: readonly string[],
  name: keyof Occurrence,
): Promise<void> {
  await trx
    .updateTable('search_words')
    .set({ [name]: 1 })
    .where('layer', '=', layer)
    .where('word', 'in', words)
    .where(name, '=', 0)
    .execute()
}

async function insertVariants(trx: Transaction, layer: Locale, words: readonly string[]): Promise<void> {
  const rows = words.flatMap((word) => deletionVariants(word).map((slip) => ({ layer, slip, word })))
  for (let from = 0; from < rows.length; from += variantBatchSize) {
    await trx
      .insertInto('search_slips')
      .values(rows.slice(from, from + variantBatchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
