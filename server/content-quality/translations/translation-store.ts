/** SQL for the table of translations. No other file uses this table. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Db, Queries, Tables, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery, preparedUpdate } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { PassageText } from './passages.ts'
import type { Notes, TranslationState } from './translation-state.ts'
import { layerStates } from './translation-state.ts'

/** The passages of a version. Version 0 has none. */
export interface VersionPassages {
  readonly version: number
  readonly passages: PassageText
}

/** The translation data of a document in one locale. */
export interface Translation {
  readonly locale: Locale
  readonly source: Locale
  readonly draft: VersionPassages
  readonly published: VersionPassages | undefined
  readonly notes: Notes
  readonly state: TranslationState
}

/** Locks the document until the end of the transaction. A document in the trash is not found. */
export async function lockDocument(db: Db, trx: Transaction, type: DocumentType, id: string): Promise<void> {
  const query = documentNamed(trx, type, id)
  const found = await (db.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  if (found === undefined) throw new Problem('not_found')
}

export async function hasDocument(queries: Queries, type: DocumentType, id: string): Promise<boolean> {
  return (await documentNamed(queries, type, id).executeTakeFirst()) !== undefined
}

function documentNamed(queries: Queries, type: DocumentType, id: string) {
  return queries
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', type.name)
    .where('trashed_at', 'is', null)
}

const rowsOf = preparedQuery((queries, { id }: { id: string }) =>
  queries.selectFrom('translations').selectAll().where('document_id', '=', id),
)

export async function translationsOf(queries: Queries, id: string): Promise<readonly Translation[]> {
  const rows = await rowsOf(queries, { id })
  return rows.flatMap(({ layer, source, draft_words, public_words, notes, state }) =>
    isLocale(layer) && isLocale(source)
      ? [
          {
            locale: layer,
            source,
            draft: JSON.parse(draft_words),
            published: public_words === null ? undefined : JSON.parse(public_words),
            notes: JSON.parse(notes),
            state: stateOf(state),
          },
        ]
      : [],
  )
}

const stateOf = (text: string): TranslationState => layerStates.find((state) => state === text) ?? 'missing'

export async function insertTranslations({
  trx,
  type,
  id,
  translations,
  at,
}: {
  readonly trx: Transaction
  readonly type: DocumentType
  readonly id: string
  readonly translations: readonly Translation[]
  readonly at: string
}): Promise<void> {
  if (translations.length === 0) return
  const rows = translations.map((translation) => ({
    document_id: id,
    layer: translation.locale,
    type: type.name,
    ...columnsOf(translation),
    since: at,
    unseen: 0,
  }))
  await insertRows(trx, rows)
  const targets = translations.filter(({ state }) => state !== 'source')
  for (const state of new Set(targets.map((translation) => translation.state))) {
    const locales = targets.filter((translation) => translation.state === state).map(({ locale }) => locale)
    await showState(trx, id, locales, state)
  }
}

const insertRows = preparedInsert('translations', [
  ...(['document_id', 'layer', 'type', 'source', 'draft_words', 'public_words'] as const),
  ...(['notes', 'state', 'since', 'unseen'] as const),
])

/** Stores the changes. A new state restarts the waiting time in the queue. */
export async function updateTranslation({
  trx,
  id,
  before,
  translation,
  at,
}: {
  readonly trx: Transaction
  readonly id: string
  readonly before: TranslationState
  readonly translation: Translation
  readonly at: string
}): Promise<void> {
  const { state, locale } = translation
  const values = { ...columnsOf(translation), ...(state === before ? {} : { since: at }) }
  await updateRow(trx, { document_id: id, layer: locale }, values)
  if (state !== before) await showState(trx, id, [locale], state)
}

const updateRow = preparedUpdate('translations', ['document_id', 'layer'])

function columnsOf({ source, draft, published, notes, state }: Translation) {
  return {
    source,
    draft_words: JSON.stringify(draft),
    public_words: published === undefined ? null : JSON.stringify(published),
    notes: JSON.stringify(notes),
    state,
  }
}

/** Copies the state to the row that lists read. A source has none. */
async function showState(
  trx: Transaction,
  id: string,
  locales: readonly Locale[],
  state: TranslationState,
): Promise<void> {
  await setState(trx, { id, locales, state })
}

const setState = preparedQuery(
  (queries, { id, locales, state }: { id: string; locales: readonly string[]; state: string }) =>
    queries
      .updateTable('document_layers')
      .set({ translation: state })
      .where('document_id', '=', id)
      .where('layer', 'in', locales),
)

/**
 * The data of a version, including replaced autosaves. If it was deleted, the data of the next existing one.
 */
export async function versionFrom(
  queries: Queries,
  id: string,
  locale: Locale,
  version: number,
): Promise<{ readonly number: number; readonly data: unknown } | undefined> {
  const from = (table: 'versions' | 'replaced_versions') =>
    queries
      .selectFrom(table)
      .select(['number', 'data'])
      .where('document_id', '=', id)
      .where('layer', '=', locale)
      .where('number', '>=', version)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
  const [current, replaced] = [await from('versions'), await from('replaced_versions')]
  const isReplacedNearer =
    replaced !== undefined && (current === undefined || replaced.number < current.number)
  const row = isReplacedNearer ? replaced : current
  return row && { number: row.number, data: JSON.parse(row.data) }
}

/** Adds visitors who saw another locale. */
export async function addUnseen(queries: Queries, id: string, locale: Locale, visits: number): Promise<void> {
  await queries
    .updateTable('translations')
    .set(({ eb }) => ({ unseen: eb('unseen', '-', visits) }))
    .where('document_id', '=', id)
    .where('layer', '=', locale)
    .execute()
}

export type QueueRow = Pick<
  Tables['translations'],
  'document_id' | 'layer' | 'type' | 'source' | 'state' | 'since' | 'unseen'
> & { readonly title: string | null }

export interface QueuePosition {
  readonly unseen: number
  readonly since: string
  readonly id: string
}

/** The documents in one state, in queue order, after a cursor, without the trash. */
export function findInOrder(
  queries: Queries,
  { locale, state }: { readonly locale: Locale; readonly state: TranslationState },
  { after, limit }: { readonly after: QueuePosition | undefined; readonly limit: number },
): Promise<QueueRow[]> {
  let query = queries
    .selectFrom('translations')
    .innerJoin('documents', 'documents.id', 'translations.document_id')
    .leftJoin('document_layers as original', (join) =>
      join
        .onRef('original.document_id', '=', 'translations.document_id')
        .onRef('original.layer', '=', 'translations.source'),
    )
    .select([
      'translations.document_id',
      'translations.layer',
      'translations.type',
      'translations.source',
      'translations.state',
      'translations.since',
      'translations.unseen',
      'original.title',
    ])
    .where('translations.layer', '=', locale)
    .where('translations.state', '=', state)
    .where('documents.trashed_at', 'is', null)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(translations.unseen, translations.since, translations.document_id)
        > (${after.unseen}, ${after.since}, ${after.id})`,
    )
  }
  return query
    .orderBy('translations.unseen')
    .orderBy('translations.since')
    .orderBy('translations.document_id')
    .limit(limit)
    .execute()
}

/** Documents whose source is in one language, in the order of their types and ids, without the trash. */
export function listTranslated(
  queries: Queries,
  {
    source,
    locale,
    types,
    scope,
  }: {
    readonly source: Locale
    readonly locale: Locale
    readonly types: readonly string[]
    readonly scope: 'waiting' | 'all'
  },
): Promise<{ readonly type: string; readonly id: string }[]> {
  const states: readonly TranslationState[] =
    scope === 'all' ? ['missing', 'outdated', 'current'] : ['missing', 'outdated']
  return queries
    .selectFrom('translations')
    .innerJoin('documents', 'documents.id', 'translations.document_id')
    .select(['translations.type', 'translations.document_id as id'])
    .where('translations.layer', '=', locale)
    .where('translations.source', '=', source)
    .where('translations.state', 'in', states)
    .where('translations.type', 'in', types)
    .where('documents.trashed_at', 'is', null)
    .orderBy('translations.type')
    .orderBy('translations.document_id')
    .execute()
}
