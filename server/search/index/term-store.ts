/** The words that documents hold: what somebody may be about to type, and what a misspelt word may have been. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { deletionVariants, isOneSlip } from '../analysis/deletion-variants.ts'

/** So many words with a beginning are looked at, and so many of them searched for: those of titles first, then the shortest. */
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

/** Words that become this one by one slip: a letter too many, too few, wrong, or in the place of its neighbour. */
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

/** The pieces of the entries whose words are still to be learned, and which entries these are; the oldest first. */
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
/** Each is three parameters; most of a statement's time is its own where it brings only those of one word. */
const variantBatchSize = 500

/** Nodes that learn the same words in another order would wait for each other for ever: one learns at a time. */
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
