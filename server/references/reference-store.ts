/** SQL for the table of references. No other file uses this table. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import { inParts } from '../db/in-batches.ts'
import type { Queries, Tables, Transaction } from '../db/index.ts'
import { isPostgres, preparedInsert, preparedQuery } from '../db/index.ts'

export type UseRow = Tables['uses']
export type ReferenceState = 'draft' | 'public'

type Side = {
  readonly id: string
  readonly layer: Layer
  readonly state: ReferenceState
}

/** Replaces the references of a draft or published layer. */
export async function replaceUses(trx: Transaction, side: Side, rows: readonly UseRow[]): Promise<void> {
  await deleteUses(trx, side)
  await insertUses(trx, rows)
}

const deleteUses = preparedQuery((queries, { id, layer, state }: Side) =>
  queries
    .deleteFrom('uses')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('state', '=', state),
)

/** For a layer that has no references stored yet. */
export async function insertUses(trx: Transaction, rows: readonly UseRow[]): Promise<void> {
  await insertRows(trx, rows)
}

const insertRows = preparedInsert('uses', [
  ...(['document_id', 'layer', 'state', 'field', 'kind', 'name'] as const),
  ...(['type', 'target', 'count'] as const),
])

/**
 * Locks these media items against permanent deletion until the commit: a deletion waits and then finds the
 * reference. The order is always the same, which prevents deadlocks. SQLite has only one writer anyway.
 */
export async function lockMediaForUse(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !isPostgres(trx)) return
  await inParts(ids, (part) =>
    trx
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [...part])
      .orderBy('id')
      .forKeyShare()
      .execute(),
  )
}

export async function removeUses(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('uses').where('document_id', '=', id).execute()
}

/** Points every link with one of these paths to the document that now has them. */
export async function retargetLinks(trx: Transaction, id: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await setTarget(trx, { id, paths })
}

const setTarget = preparedQuery((queries, { id, paths }: { id: string; paths: readonly string[] }) =>
  queries.updateTable('uses').set({ target: id }).where('kind', '=', 'document').where('name', 'in', paths),
)

export interface ReferencedUrl {
  readonly type: string
  readonly locale: Locale
  readonly slug: string
}

/** The documents with these slugs, in any locale. */
export async function documentsAt(
  queries: Queries,
  addresses: readonly Omit<ReferencedUrl, 'locale'>[],
): Promise<readonly (ReferencedUrl & { readonly id: string })[]> {
  const types = [...new Set(addresses.map(({ type }) => type))]
  const rows = await inParts(
    addresses.map(({ slug }) => slug),
    (slugs) =>
      queries
        .selectFrom('addresses')
        .selectAll()
        .where('type', 'in', types)
        .where('layer', 'in', siteLocales())
        .where('slug', 'in', slugs)
        .execute(),
  )
  return rows.flatMap(({ type, layer, slug, document_id: id }) =>
    isLocale(layer) ? [{ type, locale: layer, slug, id }] : [],
  )
}

export type UseKind = 'document' | 'media' | 'component'

export interface Target {
  readonly kind: UseKind
  readonly id: string
}

type UsageCursor = readonly [document: string, layer: string, state: string, field: string, name: string]

/** Ordered by document, layer and field, after a cursor. References of a document to itself are excluded. */
export function findUses(
  queries: Queries,
  { kind, id }: Target,
  { after, limit }: { readonly after: UsageCursor | undefined; readonly limit: number },
): Promise<UseRow[]> {
  let query = queries.selectFrom('uses').selectAll().where('kind', '=', kind).where('target', '=', id)
  if (kind === 'document') query = query.where('document_id', '<>', id)
  if (after !== undefined) {
    const [document, layer, state, field, name] = after
    query = query.where(
      sql<boolean>`(document_id, layer, state, field, name) > (${document}, ${layer}, ${state}, ${field}, ${name})`,
    )
  }
  return query
    .orderBy('document_id')
    .orderBy('layer')
    .orderBy('state')
    .orderBy('field')
    .orderBy('name')
    .limit(limit)
    .execute()
}

export interface TargetRow {
  readonly document_id: string
  readonly layer: string
  readonly target: string
}

/** The other documents that the latest drafts of some layers refer to. */
export function findTargets(
  queries: Queries,
  ids: readonly string[],
  which: readonly Layer[],
): Promise<TargetRow[]> {
  return queries
    .selectFrom('uses')
    .select(['document_id', 'layer', 'target'])
    .distinct()
    .where('document_id', 'in', ids)
    .where('layer', 'in', which)
    .where('state', '=', 'draft')
    .where('kind', '=', 'document')
    .where('target', 'is not', null)
    .$narrowType<TargetRow>()
    .whereRef('target', '<>', 'document_id')
    .execute()
}

/**
 * Whether something public uses it. The shared layer is public only if a locale of the document is public.
 */
export async function hasPublicUse(queries: Queries, { kind, id }: Target): Promise<boolean> {
  const row = await queries
    .selectFrom('uses')
    .select('document_id')
    .where('kind', '=', kind)
    .where('target', '=', id)
    .where('state', '=', 'public')
    .where((where) =>
      where.or([
        where('layer', '<>', shared),
        where.exists(
          where
            .selectFrom('document_layers')
            .select('document_layers.layer')
            .whereRef('document_layers.document_id', '=', 'uses.document_id')
            .where('document_layers.layer', '<>', shared)
            .where('document_layers.published_version', 'is not', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a draft or published layer uses it: of one document, or of any. */
export async function hasUse(
  queries: Queries,
  { kind, id }: Target,
  document: string | undefined,
): Promise<boolean> {
  const all = queries
    .selectFrom('uses')
    .select('document_id')
    .where('kind', '=', kind)
    .where('target', '=', id)
  const chosen = document === undefined ? all : all.where('document_id', '=', document)
  return (await chosen.limit(1).executeTakeFirst()) !== undefined
}

/** All references in table order, after a cursor, for checks that read the whole index in batches. */
export function usesAfter(
  queries: Queries,
  after: readonly string[] | undefined,
  limit: number,
): Promise<UseRow[]> {
  const [document = '', layer = '', state = '', field = '', kind = '', name = ''] = after ?? []
  return queries
    .selectFrom('uses')
    .selectAll()
    .where(
      sql<boolean>`(document_id, layer, state, field, kind, name)
        > (${document}, ${layer}, ${state}, ${field}, ${kind}, ${name})`,
    )
    .orderBy('document_id')
    .orderBy('layer')
    .orderBy('state')
    .orderBy('field')
    .orderBy('kind')
    .orderBy('name')
    .limit(limit)
    .execute()
}

/** Those of the given documents that another public document links to. */
export async function linkedAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .selectFrom('uses')
    .select('target')
    .distinct()
    .where('kind', '=', 'document')
    .where('target', 'in', ids)
    .where('state', '=', 'public')
    .whereRef('document_id', '<>', 'target')
    .execute()
  return new Set(rows.flatMap(({ target }) => target ?? []))
}

/** The titles of documents in each locale. */
export async function titlesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly Pick<Tables['document_layers'], 'document_id' | 'layer' | 'title'>[]> {
  if (ids.length === 0) return []
  return queries
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'title'])
    .where('document_id', 'in', ids)
    .execute()
}
