/** Rows that lists are read from: by key, from columns, so that a late page costs what the first one costs. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tables, Transaction } from '../db/index.ts'
import { titleOf } from './layer-data.ts'
import { sortKeyOf, wordsOf } from './sort-key.ts'

type ListedRow = Tables['listed_fields']

/** Writes down what lists need of a layer's newest draft. */
export async function indexLayer(
  trx: Transaction,
  type: DocumentType,
  id: string,
  layer: Layer,
  data: LayerData,
): Promise<void> {
  const rows = Object.entries(fieldsOf(type, layer))
    .filter(([name, field]) => field.listed || field.sortable || name === type.title)
    .map(([name, field]) => {
      const own: unknown = data[name] ?? null
      // “No” is an answer too, though a required yes takes it for none.
      const value = typeof own !== 'boolean' && field.isEmpty(own) ? null : String(own)
      return { document_id: id, layer, type: type.name, name, value, sort_key: sortKeyOf(field, own) }
    })
  for (const row of rows) await upsert(trx, row)
  if (layer !== shared) for (const row of rows) await lend(trx, row)
  await indexTitle(trx, type, id, layer, titleOf(type, data) ?? '')
}

async function upsert(trx: Transaction, row: ListedRow): Promise<void> {
  await trx
    .insertInto('listed_fields')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'layer', 'name'])
        .doUpdateSet({ value: row.value, sort_key: row.sort_key }),
    )
    .execute()
}

/** A language that has no value of its own is sorted by the one that was written last in another. */
async function lend(trx: Transaction, row: ListedRow): Promise<void> {
  const others = localeCodes.filter((code) => code !== row.layer)
  await trx
    .insertInto('listed_fields')
    .values(others.map((layer) => ({ ...row, layer, value: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'layer', 'name'])
        .doUpdateSet({ sort_key: row.sort_key })
        .where('listed_fields.value', 'is', null),
    )
    .execute()
}

async function indexTitle(
  trx: Transaction,
  type: DocumentType,
  id: string,
  layer: Layer,
  title: string,
): Promise<void> {
  await trx.deleteFrom('title_words').where('document_id', '=', id).where('layer', '=', layer).execute()
  const rows = wordsOf(title).map((word) => ({ type: type.name, word, document_id: id, layer }))
  if (rows.length > 0) await trx.insertInto('title_words').values(rows).execute()
}

/** Forgets what lists know of a document. */
export async function clearListing(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('listed_fields').where('document_id', '=', id).execute()
  await trx.deleteFrom('title_words').where('document_id', '=', id).execute()
}

export interface Filter {
  readonly type: DocumentType
  readonly locale: Locale | undefined
  readonly status: string | undefined
  readonly words: readonly string[]
}

export interface Order {
  /** Undefined: by the time of the last change. */
  readonly field: { readonly name: string; readonly layer: Layer } | undefined
  readonly direction: 'asc' | 'desc'
}

/** The place of a document in an order: what it is sorted by, and its id where that is the same. */
export interface Place {
  readonly key: string
  readonly id: string
}

/** The places of the documents that pass a filter, in order, after a place. */
export async function findPlaces(
  queries: Queries,
  filter: Filter,
  order: Order,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  const { field, direction } = order
  const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
  if (field === undefined) {
    let query = filtered(queries, filter).select(['documents.id', 'documents.changed_at as key'])
    if (after !== undefined) {
      query = query.where(
        sql<boolean>`(documents.changed_at, documents.id) ${beyond} (${after.key}, ${after.id})`,
      )
    }
    return query
      .orderBy('documents.changed_at', direction)
      .orderBy('documents.id', direction)
      .limit(limit)
      .execute()
  }
  let query = filtered(queries, filter)
    .innerJoin('listed_fields', 'listed_fields.document_id', 'documents.id')
    .select(['listed_fields.document_id as id', 'listed_fields.sort_key as key'])
    .where('listed_fields.type', '=', filter.type.name)
    .where('listed_fields.layer', '=', field.layer)
    .where('listed_fields.name', '=', field.name)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(listed_fields.sort_key, listed_fields.document_id) ${beyond} (${after.key}, ${after.id})`,
    )
  }
  return query
    .orderBy('listed_fields.sort_key', direction)
    .orderBy('listed_fields.document_id', direction)
    .limit(limit)
    .execute()
}

export async function countDocuments(queries: Queries, filter: Filter): Promise<number> {
  const { total } = await filtered(queries, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type DocumentsQuery = SelectQueryBuilder<Tables, 'documents', Record<never, never>>
type Conditions = ExpressionBuilder<Tables, 'documents'>

function filtered(queries: Queries, { type, locale, status, words }: Filter): DocumentsQuery {
  const languages = locale === undefined ? localeCodes : [locale]
  let query: DocumentsQuery = queries
    .selectFrom('documents')
    .where('documents.type', '=', type.name)
    .where('documents.trashed_at', 'is', null)
  if (status !== undefined) {
    query = query.where((where: Conditions) =>
      where(
        'documents.id',
        'in',
        where
          .selectFrom('document_locales')
          .select('document_locales.document_id')
          .where('document_locales.type', '=', type.name)
          .where('document_locales.layer', 'in', languages)
          .where('document_locales.status', '=', status),
      ),
    )
  }
  for (const word of words) {
    query = query.where((where: Conditions) =>
      where(
        'documents.id',
        'in',
        where
          .selectFrom('title_words')
          .select('title_words.document_id')
          .where('title_words.type', '=', type.name)
          .where('title_words.word', '>=', word)
          .where('title_words.word', '<', `${word}\u{10ffff}`)
          .where('title_words.layer', 'in', [...languages, shared]),
      ),
    )
  }
  return query
}

/** What a list shows of some documents. */
export async function listedOf(queries: Queries, ids: readonly string[]): Promise<readonly ListedRow[]> {
  return queries.selectFrom('listed_fields').selectAll().where('document_id', 'in', ids).execute()
}

export function changesOf(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('documents')
    .leftJoin('users', 'users.id', 'documents.changed_by')
    .select(['documents.id', 'documents.changed_at', 'users.username'])
    .where('documents.id', 'in', ids)
    .execute()
}

/** What visitors may see of a type in a language, in the order of the model. */
export function findPublicPlaces(
  queries: Queries,
  type: string,
  locale: Locale,
  direction: 'asc' | 'desc',
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  let query = queries
    .selectFrom('document_locales')
    .select(['document_id as id', 'position as key'])
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('position', 'is not', null)
    .$narrowType<{ key: string }>()
  if (after !== undefined) {
    const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
    query = query.where(sql<boolean>`(position, document_id) ${beyond} (${after.key}, ${after.id})`)
  }
  return query.orderBy('position', direction).orderBy('document_id', direction).limit(limit).execute()
}
