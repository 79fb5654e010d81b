/** SQL for the history of the public site: versions, URLs and positions with their start and end. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { newId, preparedInsert, preparedQuery, preparedUpdate } from '../../db/index.ts'
import type { PublicUrlsTable } from '../../db/tables/documents.ts'
import type { WriteStamp } from './document-store.ts'
import type { ListPosition } from './list-page-store.ts'

/** Ends the current publication, and begins the next one if there is one. */
export async function insertPublication({
  trx,
  id,
  layer,
  next,
  stamp,
}: {
  trx: Transaction
  id: string
  layer: Layer
  next: { readonly version: number; readonly set: string } | undefined
  stamp: WriteStamp
}): Promise<void> {
  const { at, by } = stamp
  await endPublication(trx, { id, layer, at })
  if (next === undefined) return
  const { version, set } = next
  const row = { id: newId(), document_id: id, layer, version, set_id: set, from_at: at, published_by: by }
  await beginPublications(trx, [row])
}

const endPublication = preparedQuery((queries, { id, layer, at }: { id: string; layer: Layer; at: string }) =>
  queries
    .updateTable('publications')
    .set({ until_at: at })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('until_at', 'is', null),
)

const beginPublications = preparedInsert('publications', [
  ...(['id', 'document_id', 'layer', 'version', 'set_id', 'from_at', 'published_by'] as const),
])

export type PublicUrlRow = PublicUrlsTable

/** The current public URLs of a document. */
export const currentPublicUrls = preparedQuery((queries, { id }: { id: string }) =>
  queries.selectFrom('public_urls').selectAll().where('document_id', '=', id).where('until_at', 'is', null),
)

/** The public URLs that began or ended at a time. */
export const publicUrlsChangedAt = preparedQuery((queries, { id, at }: { id: string; at: string }) =>
  queries
    .selectFrom('public_urls')
    .selectAll()
    .where('document_id', '=', id)
    .where((where) => where.or([where('from_at', '=', at), where('until_at', '=', at)])),
)

export async function endPublicUrl(
  trx: Transaction,
  { document_id: id, layer, from_at: from }: PublicUrlRow,
  at: string,
): Promise<void> {
  await updatePublicUrl(trx, { document_id: id, layer, from_at: from }, { until_at: at })
}

const updatePublicUrl = preparedUpdate('public_urls', ['document_id', 'layer', 'from_at'])

/** A row that began at the same time was never visible, so this one replaces it. */
export async function beginPublicUrl({
  trx,
  type,
  id,
  locale,
  url,
  at,
}: {
  readonly trx: Transaction
  readonly type: string
  readonly id: string
  readonly locale: Locale
  readonly url: Pick<PublicUrlRow, 'slug' | 'sort_key'>
  readonly at: string
}): Promise<void> {
  await trx
    .insertInto('public_urls')
    .values({ ...url, type, document_id: id, layer: locale, from_at: at })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'layer', 'from_at']).doUpdateSet({ ...url, until_at: null }),
    )
    .execute()
}

/** The document that had a URL at a time. */
export async function findPublicUrl({
  queries,
  type,
  locale,
  slug,
  at,
}: {
  readonly queries: Queries
  readonly type: string
  readonly locale: Locale
  readonly slug: string
  readonly at: string
}): Promise<string | undefined> {
  const row = await queries
    .selectFrom('public_urls')
    .select('document_id')
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('slug', '=', slug)
    .where('from_at', '<=', at)
    .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', at)]))
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.document_id
}

interface Listing {
  readonly type: string
  readonly locale: Locale
  readonly direction: 'asc' | 'desc'
  readonly after: ListPosition | undefined
  readonly limit: number
}

/** The public documents of a type at a time, in their order. */
export function findPositionsAt(
  queries: Queries,
  { type, locale, direction, after, limit }: Listing,
  at: string,
): Promise<ListPosition[]> {
  let query = queries
    .selectFrom('public_urls')
    .select(['document_id as id', 'sort_key as key'])
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('from_at', '<=', at)
    .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', at)]))
  if (after !== undefined) {
    const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
    query = query.where(sql<boolean>`(sort_key, document_id) ${beyond} (${after.key}, ${after.id})`)
  }
  return query.orderBy('sort_key', direction).orderBy('document_id', direction).limit(limit).execute()
}

/** A public layer. */
export interface PublicLayer {
  readonly id: string
  readonly type: string
  readonly layer: string
  readonly slug: string | null
  /** When it was first published, and when its public content last changed. */
  readonly firstAt: string | null
  readonly changedAt: string | null
  /** As stored. Only for the requested layers. */
  readonly data: unknown
}

/** The public layers of documents at a time, with their data. */
export async function publicLayersAt(
  queries: Queries,
  ids: readonly string[],
  at: string,
): Promise<readonly PublicLayer[]> {
  const rows = await queries
    .selectFrom('publications')
    .innerJoin('document_layers as layers', (join) =>
      join
        .onRef('layers.document_id', '=', 'publications.document_id')
        .onRef('layers.layer', '=', 'publications.layer'),
    )
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'publications.document_id')
        .onRef('versions.layer', '=', 'publications.layer')
        .onRef('versions.number', '=', 'publications.version'),
    )
    .select(['publications.document_id as id', 'publications.layer', 'publications.from_at'])
    .select(['layers.type', 'layers.first_published_at', 'versions.data'])
    .where('publications.document_id', 'in', ids)
    .where('publications.from_at', '<=', at)
    .where((where) =>
      where.or([where('publications.until_at', 'is', null), where('publications.until_at', '>', at)]),
    )
    .execute()
  const publicUrls = await publicUrlsAt(queries, ids, at)
  return rows.map(({ id, layer, type, data, first_published_at: firstAt, from_at: changedAt }) => {
    const seen = publicUrls.find((one) => one.document_id === id && one.layer === layer)
    return { id, layer, type, slug: seen?.slug ?? null, firstAt, changedAt, data: JSON.parse(data) }
  })
}

export function publicUrlsAt(queries: Queries, ids: readonly string[], at: string): Promise<PublicUrlRow[]> {
  return queries
    .selectFrom('public_urls')
    .selectAll()
    .where('document_id', 'in', ids)
    .where('from_at', '<=', at)
    .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', at)]))
    .execute()
}
