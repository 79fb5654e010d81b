/** SQL for the words of documents, used for completion and correction. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { deletionVariants, isOneSlip } from '../analysis/deletion-variants.ts'

/**
 * The number of words that are read for a prefix, and of those that are used: words of titles first, then the
 * shortest.
 */
const maxInspected = 2_000
const maxMatches = 12

export async function termsBeginning(
  queries: Queries,
  locale: Locale,
  beginning: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom((from) =>
      from
        .selectFrom('search_words')
        .select(['word', 'weight'])
        .where('layer', '=', locale)
        .where('word', '>', beginning)
        .where('word', '<', `${beginning}\u{10ffff}`)
        .orderBy('word')
        .limit(maxInspected)
        .as('begun'),
    )
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
    .filter((other) => isOneSlip(word, other))
    .slice(0, maxMatches)
}

/** The entries that wait for their words to be indexed, the oldest first. */
export async function waitingEntries(queries: Queries, limit: number) {
  return queries
    .selectFrom('search_waiting')
    .leftJoin('search_entries', 'search_entries.entry', 'search_waiting.entry')
    .select(['search_waiting.entry', 'search_entries.layer', 'search_entries.pieces'])
    .orderBy('search_waiting.entry')
    .limit(limit)
    .execute()
}

export async function removeWaiting(trx: Transaction, entries: readonly number[]): Promise<void> {
  await trx.deleteFrom('search_waiting').where('entry', 'in', entries).execute()
}

/** 1 for a word of a title. */
export type Weight = 0 | 1

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
  words: ReadonlyMap<string, Weight>,
): Promise<void> {
  const rows = [...words].map(([word, weight]) => ({ layer, word, weight }))
  for (let from = 0; from < rows.length; from += batchSize) {
    const some = rows.slice(from, from + batchSize)
    const fresh = await trx
      .insertInto('search_words')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute()
    const titles = some.filter(({ weight }) => weight === 1).map(({ word }) => word)
    if (titles.length > 0) await raise(trx, layer, titles)
    await insertVariants(
      trx,
      layer,
      fresh.map(({ word }) => word),
    )
  }
}

async function raise(trx: Transaction, layer: Locale, words: readonly string[]): Promise<void> {
  await trx
    .updateTable('search_words')
    .set({ weight: 1 })
    .where('layer', '=', layer)
    .where('word', 'in', words)
    .where('weight', '=', 0)
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
