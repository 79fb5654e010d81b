/** SQL for the rows that lists of drafts are read from. */
import type { Field, Layer, Locale } from '@cyanotype/content/model/index.ts'
import {
  fieldsOf,
  folded,
  isKind,
  publicationDateOf,
  shared,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery, preparedQueryOf } from '../../db/index.ts'
import type { LayerChange } from '../core/derived-index.ts'
import { titleOf } from './layer-data.ts'
import type { ListPosition } from './list-page-store.ts'
import { sortKeyOf, termsOf } from './sort-key.ts'

/** Stores the listed values of the latest draft of a layer. */
export async function indexLayer(
  trx: Transaction,
  { type, id, layer, data, isFirst = false }: LayerChange,
): Promise<void> {
  const fields = Object.entries(fieldsOf(type, layer))
  const place = { document_id: id, type: type.name }
  const valueIn = (name: string): unknown => data[name] ?? null
  const listed = fields.filter(([name, field]) => field.listed || field.sortable || name === type.title)
  await upsert(
    trx,
    listed.map(([name, field]) => ({
      ...place,
      layer,
      name,
      value: textOf(field, valueIn(name)),
      sort_key: sortKeyOf(field, valueIn(name), layer),
    })),
  )
  if (layer !== shared) {
    const sorted = listed.filter(([name, field]) => field.sortable || name === type.title)
    const others = siteLocales().filter((code) => code !== layer)
    const fallbackRows = sorted.flatMap(([name, field]) =>
      others.map((other) => ({ ...place, layer: other, name, key: sortKeyOf(field, valueIn(name), other) })),
    )
    await insertFallbacks(
      trx,
      fallbackRows.map(({ key, ...row }) => ({ ...row, value: null, sort_key: key })),
    )
  }
  await sortByPublication(trx, { type, id, layer })
  const items = fields.flatMap(([name, field]) =>
    itemsOf(field, valueIn(name)).map((item) => ({ ...place, layer, name, item })),
  )
  const words = termsOf(titleOf(type, data) ?? '').map((word) => ({ ...place, layer, word }))
  if (!isFirst) await removeItemsAndTerms(trx, id, layer)
  await insertItems(trx, items)
  await insertTerms(trx, words)
}

/**
 * Visitors see the first publication if the publication date is empty, so lists for editors sort by it too.
 * The value stays empty, so that it can be distinguished from a date that was entered.
 */
export async function sortByPublication(
  trx: Transaction,
  { type, id, layer }: Pick<LayerChange, 'type' | 'id' | 'layer'>,
): Promise<void> {
  const name = publicationDateOf(type)
  const field = type.fields[name ?? '']
  if (name === undefined || field === undefined) return
  await trx
    .updateTable('listed_fields')
    .set(({ fn, selectFrom }) => ({
      sort_key: fn.coalesce(
        selectFrom('document_layers')
          .select(({ fn: { min } }) => min('first_published_at').as('first'))
          .where('document_id', '=', id)
          .where('layer', 'in', field.localized ? [layer] : siteLocales()),
        sql<string>`''`,
      ),
    }))
    .where('document_id', '=', id)
    .where('layer', '=', field.localized ? layer : shared)
    .where('name', '=', name)
    .where('value', 'is', null)
    .execute()
}

/** `false` is a value here, although a required checkbox treats it as empty. */
function textOf(field: Field<unknown>, value: unknown): string | null {
  if (typeof value !== 'boolean' && field.isEmpty(value)) return null
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The items by which documents with a list of short texts are filtered. */
function itemsOf(field: Field<unknown>, value: unknown): readonly string[] {
  if (!holdsItems(field) || !Array.isArray(value)) return []
  return [...new Set(value.map(itemKey))].filter((item) => item !== '')
}

export function holdsItems(field: Field<unknown>): boolean {
  return isKind(field, 'list') && ['text', 'select', 'reference'].includes(field.of.kind)
}

export function itemKey(item: unknown): string {
  return folded(String(item)).trim().slice(0, 200)
}

const listedColumns = ['document_id', 'type', 'layer', 'name', 'value', 'sort_key'] as const

const upsert = preparedInsert(
  'listed_fields',
  listedColumns,
  sql`on conflict (document_id, layer, name)
    do update set value = excluded.value, sort_key = excluded.sort_key`,
)

/** A locale without its own value is sorted by the last one that was written in another locale. */
const insertFallbacks = preparedInsert(
  'listed_fields',
  listedColumns,
  sql`on conflict (document_id, layer, name)
    do update set sort_key = excluded.sort_key where listed_fields.value is null`,
)

async function removeItemsAndTerms(trx: Transaction, id: string, layer: Layer): Promise<void> {
  for (const table of ['listed_items', 'title_terms'] as const) {
    await trx.deleteFrom(table).where('document_id', '=', id).where('layer', '=', layer).execute()
  }
}

const insertItems = preparedInsert('listed_items', ['document_id', 'type', 'layer', 'name', 'item'])
const insertTerms = preparedInsert('title_terms', ['document_id', 'type', 'layer', 'word'])

/** Deletes the list rows of a document. */
export async function clearListing(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('listed_fields').where('document_id', '=', id).execute()
  await trx.deleteFrom('listed_items').where('document_id', '=', id).execute()
  await trx.deleteFrom('title_terms').where('document_id', '=', id).execute()
}

/** The last change of each document: who and when. */
export const changesOf = preparedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('documents')
    .leftJoin('users', 'users.id', 'documents.changed_by')
    .select(['documents.id', 'documents.changed_at', 'users.username'])
    .where('documents.id', 'in', ids),
)

/** The layers of the documents, with the columns that lists show. */
export const layersShown = preparedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'title', 'slug', 'status', 'draft_version', 'translation'])
    .select('first_published_at')
    .where('document_id', 'in', ids),
)

/** The values of some fields in some layers. */
export const valuesShown = preparedQuery(
  (
    queries,
    { ids, layers, names }: { ids: readonly string[]; layers: readonly string[]; names: readonly string[] },
  ) =>
    queries
      .selectFrom('listed_fields')
      .select(['document_id', 'layer', 'name', 'value'])
      .where('document_id', 'in', ids)
      .where('layer', 'in', layers)
      .where('name', 'in', names),
)

/** The public documents of a type in a locale, in the order of the content model. */
export function findPublicPositions({
  queries,
  type,
  locale,
  direction,
  page,
}: {
  queries: Queries
  type: string
  locale: Locale
  direction: 'asc' | 'desc'
  page: { readonly after: ListPosition | undefined; readonly limit: number }
}): Promise<ListPosition[]> {
  const { after, limit } = page
  const ask = publicPositions({ direction, isAfter: after !== undefined })
  return ask(queries, { type, locale, limit, key: after?.key ?? '', id: after?.id ?? '' })
}

const publicPositions = preparedQueryOf(
  ({ direction, isAfter }: { direction: 'asc' | 'desc'; isAfter: boolean }) =>
    preparedQuery(
      (queries, given: { type: string; locale: string; limit: number; key: string; id: string }) => {
        const all = queries
          .selectFrom('document_layers')
          .select(['document_id as id', 'sort_key as key'])
          .where('type', '=', given.type)
          .where('layer', '=', given.locale)
          .where('sort_key', 'is not', null)
          .$narrowType<{ key: string }>()
        const beyond = sql.raw(direction === 'asc' ? '>' : '<')
        return all
          .$if(isAfter, (those) =>
            those.where(sql<SqlBool>`(sort_key, document_id) ${beyond} (${given.key}, ${given.id})`),
          )
          .orderBy('sort_key', direction)
          .orderBy('document_id', direction)
          .limit(given.limit)
      },
    ),
)
