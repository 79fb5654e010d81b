/** Rows that lists are read from, kept beside the newest drafts. */
import type { Field, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries, Tables, Transaction } from '../db/index.ts'
import { fixedQuery } from '../db/index.ts'
import { titleOf } from './layer-data.ts'
import type { Place } from './list-places.ts'
import type { LayerChange } from './shelf.ts'
import { folded, sortKeyOf, wordsOf } from './sort-key.ts'

type ListedRow = Tables['listed_fields']

/** Writes down what lists need of a layer's newest draft. */
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
    const others = localeCodes.filter((code) => code !== layer)
    const lent = sorted.flatMap(([name, field]) =>
      others.map((other) => ({ ...place, layer: other, name, key: sortKeyOf(field, valueIn(name), other) })),
    )
    await lend(
      trx,
      lent.map(({ key, ...row }) => ({ ...row, value: null, sort_key: key })),
    )
  }
  const items = fields.flatMap(([name, field]) =>
    itemsOf(field, valueIn(name)).map((item) => ({ name, item })),
  )
  if (!isFirst) await forgetItemsAndWords(trx, id, layer)
  await insertItems(trx, { ...place, layer }, items)
  await insertWords(trx, { ...place, layer }, wordsOf(titleOf(type, data) ?? ''))
}

/** “No” is an answer too, though a required yes takes it for none. */
function textOf(field: Field<unknown>, value: unknown): string | null {
  if (typeof value !== 'boolean' && field.isEmpty(value)) return null
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What a list of short texts is found by. */
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

async function upsert(trx: Transaction, rows: readonly ListedRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('listed_fields')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'layer', 'name'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), sort_key: ref('excluded.sort_key') })),
    )
    .execute()
}

/** A language that has no value of its own is sorted by the one that was written last in another. */
async function lend(trx: Transaction, rows: readonly ListedRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('listed_fields')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'layer', 'name'])
        .doUpdateSet(({ ref }) => ({ sort_key: ref('excluded.sort_key') }))
        .where('listed_fields.value', 'is', null),
    )
    .execute()
}

interface LayerPlace {
  readonly document_id: string
  readonly type: string
  readonly layer: Layer
}

async function forgetItemsAndWords(trx: Transaction, id: string, layer: Layer): Promise<void> {
  for (const table of ['listed_items', 'title_words'] as const) {
    await trx.deleteFrom(table).where('document_id', '=', id).where('layer', '=', layer).execute()
  }
}

async function insertItems(
  trx: Transaction,
  place: LayerPlace,
  items: readonly { readonly name: string; readonly item: string }[],
): Promise<void> {
  const rows = items.map((item) => ({ ...place, ...item }))
  if (rows.length > 0) await trx.insertInto('listed_items').values(rows).execute()
}

async function insertWords(trx: Transaction, place: LayerPlace, words: readonly string[]): Promise<void> {
  const rows = words.map((word) => ({ ...place, word }))
  if (rows.length > 0) await trx.insertInto('title_words').values(rows).execute()
}

/** Forgets what lists know of a document. */
export async function clearListing(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('listed_fields').where('document_id', '=', id).execute()
  await trx.deleteFrom('listed_items').where('document_id', '=', id).execute()
  await trx.deleteFrom('title_words').where('document_id', '=', id).execute()
}

/** What a list shows of some documents: who changed them last, and when. */
export const changesOf = fixedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('documents')
    .leftJoin('users', 'users.id', 'documents.changed_by')
    .select(['documents.id', 'documents.changed_at', 'users.username'])
    .where('documents.id', 'in', ids),
)

/** Their languages, as far as a list shows them. */
export const layersShown = fixedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('document_locales')
    .select(['document_id', 'layer', 'title', 'slug', 'status', 'draft_version', 'translation'])
    .where('document_id', 'in', ids),
)

/** Their values of some fields, in a language and in what all share. */
export const valuesShown = fixedQuery(
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
