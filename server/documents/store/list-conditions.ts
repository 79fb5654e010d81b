/**
 * Conditions for lists. A condition can test single documents while the list is read in its order. Most can
 * also find all matching documents by an index, which is faster if there are few.
 */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { publicationDateOf } from '@cyanotype/content/model/index.ts'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tables } from '../../db/index.ts'

/** Ids of documents, each once. */
export type Ids = SelectQueryBuilder<Tables, keyof Tables, { id: string }>

export interface Condition {
  /** Tests the document with this id. */
  test(id: Expression<string>): Expression<SqlBool>
  readonly matches?: Ids
  /** The range of sort keys that matches. A list in this order starts and ends there. */
  readonly range?: ListedField & ListBounds & { readonly filled: Filled }
}

/** A field and the layer that contains it. */
export interface ListedField {
  readonly name: string
  readonly layer: Layer
}

/** The column that decides whether a field has a value. */
type Filled = 'value' | 'sort_key'

export interface ListBounds {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const there = sql<number>`1`.as('there')
const exists = (rows: Expression<unknown>) => sql<SqlBool>`exists ${rows}`

/** Has a status in at least one of the locales. */
export function hasStatus(
  queries: Queries,
  { name }: DocumentType,
  layers: readonly Layer[],
  status: string,
): Condition {
  const rows = queries
    .selectFrom('document_layers')
    .where('document_layers.layer', 'in', layers)
    .where('document_layers.status', '=', status)
  return {
    test: (id) => exists(rows.where('document_layers.document_id', '=', id).select(there)),
    matches: rows
      .where('document_layers.type', '=', name)
      .select('document_layers.document_id as id')
      .distinct(),
  }
}

/** Has a translation state in at least one of the locales. */
export function hasTranslation(
  queries: Queries,
  { name }: DocumentType,
  layers: readonly Layer[],
  state: string,
): Condition {
  const rows = queries
    .selectFrom('translations')
    .where('translations.layer', 'in', layers)
    .where('translations.state', '=', state)
  return {
    test: (id) => exists(rows.where('translations.document_id', '=', id).select(there)),
    matches: rows.where('translations.type', '=', name).select('translations.document_id as id').distinct(),
  }
}

/** Is one of the given documents. */
export function isAmong(queries: Queries, { name }: DocumentType, ids: readonly string[]): Condition {
  const rows = queries.selectFrom('documents').where('documents.id', 'in', ids)
  return {
    test: (id) => sql<SqlBool>`${id} in (${sql.join(ids)})`,
    matches: rows.where('documents.type', '=', name).select('documents.id as id'),
  }
}

/** Was last changed between two times, both included. */
export function isChangedBetween(
  queries: Queries,
  { name }: DocumentType,
  { from, to }: ListBounds,
): Condition {
  let rows = queries.selectFrom('documents')
  if (from !== undefined) rows = rows.where('documents.changed_at', '>=', from)
  if (to !== undefined) rows = rows.where('documents.changed_at', '<=', to)
  return {
    test: (id) => exists(rows.where('documents.id', '=', id).select(there)),
    matches: rows.where('documents.type', '=', name).select('documents.id as id'),
  }
}

/** Has a title with a word that starts with the text. */
export function hasWord(
  queries: Queries,
  { name }: DocumentType,
  layers: readonly Layer[],
  beginning: string,
): Condition {
  const rows = queries
    .selectFrom('title_terms')
    .where('title_terms.word', '>=', beginning)
    .where('title_terms.word', '<', `${beginning}\u{10ffff}`)
    .where('title_terms.layer', 'in', layers)
  return {
    test: (id) => exists(rows.where('title_terms.document_id', '=', id).select(there)),
    matches: rows.where('title_terms.type', '=', name).select('title_terms.document_id as id').distinct(),
  }
}

/** Has an item in a list field, such as a tag. */
export function hasItem(
  queries: Queries,
  { name }: DocumentType,
  field: ListedField,
  item: string,
): Condition {
  const rows = queries
    .selectFrom('listed_items')
    .where('listed_items.type', '=', name)
    .where('listed_items.layer', '=', field.layer)
    .where('listed_items.name', '=', field.name)
    .where('listed_items.item', '=', item)
  return {
    test: (id) => exists(rows.where('listed_items.document_id', '=', id).select(there)),
    matches: rows.select('listed_items.document_id as id'),
  }
}

/** Was created by a user. */
export function isBy(queries: Queries, { name }: DocumentType, username: string): Condition {
  const users = queries.selectFrom('users').where('users.username', '=', username)
  return {
    test: (id) =>
      exists(
        users
          .innerJoin('documents', 'documents.created_by', 'users.id')
          .where('documents.id', '=', id)
          .select(there),
      ),
    matches: users
      .innerJoin('documents', 'documents.created_by', 'users.id')
      .where('documents.type', '=', name)
      .select('documents.id as id'),
  }
}

/** A listed value with its sort key. */
export interface ListedValue {
  readonly value: string
  readonly key: string
}

export function isOneOf(
  queries: Queries,
  { name }: DocumentType,
  field: ListedField,
  values: readonly ListedValue[],
): Condition {
  const rows = ofField(queries, field)
    .where(
      'listed_fields.value',
      'in',
      values.map(({ value }) => value),
    )
    .where(
      'listed_fields.sort_key',
      'in',
      values.map(({ key }) => key),
    )
  return {
    test: (id) => exists(rows.where('listed_fields.document_id', '=', id).select(there)),
    matches: rows.where('listed_fields.type', '=', name).select('listed_fields.document_id as id'),
  }
}

/**
 * A document without a value is in no range. An empty publication date is replaced by the first publication.
 */
export function isBetween(
  queries: Queries,
  type: DocumentType,
  field: ListedField,
  { from, to }: ListBounds,
): Condition {
  const filled: Filled = publicationDateOf(type) === field.name ? 'sort_key' : 'value'
  let rows = ofField(queries, field).where(`listed_fields.${filled}`, '>', '')
  if (from !== undefined) rows = rows.where('listed_fields.sort_key', '>=', from)
  if (to !== undefined) rows = rows.where('listed_fields.sort_key', '<=', to)
  return {
    range: { ...field, filled, from, to },
    test: (id) => exists(rows.where('listed_fields.document_id', '=', id).select(there)),
    matches: rows.where('listed_fields.type', '=', type.name).select('listed_fields.document_id as id'),
  }
}

export function isEmpty(queries: Queries, field: ListedField, expected: boolean): Condition {
  const rows = ofField(queries, field).where('listed_fields.value', 'is not', null)
  return {
    test(id) {
      const filled = exists(rows.where('listed_fields.document_id', '=', id).select(there))
      return expected ? sql<SqlBool>`not ${filled}` : filled
    },
  }
}

function ofField(queries: Queries, { name, layer }: ListedField) {
  return queries
    .selectFrom('listed_fields')
    .where('listed_fields.layer', '=', layer)
    .where('listed_fields.name', '=', name)
}
