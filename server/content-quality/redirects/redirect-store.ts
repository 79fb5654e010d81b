/** SQL for redirects and for the public URLs of the past. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'

export interface RedirectRow {
  readonly document_id: string
  readonly path: string
  /** As written by the editor. */
  readonly target: string
  readonly status: number
}

/** The active redirect of a path. */
export function findRedirect(queries: Queries, path: string): Promise<RedirectRow | undefined> {
  return queries
    .selectFrom('redirects')
    .select(['document_id', 'path', 'target', 'status'])
    .where('path', '=', path)
    .where('until_at', 'is', null)
    .executeTakeFirst()
}

/** The active redirect of a document. */
export function redirectOf(queries: Queries, id: string): Promise<RedirectRow | undefined> {
  return queries
    .selectFrom('redirects')
    .select(['document_id', 'path', 'target', 'status'])
    .where('document_id', '=', id)
    .where('until_at', 'is', null)
    .executeTakeFirst()
}

export async function endRedirect(trx: Transaction, id: string, at: string): Promise<void> {
  await trx
    .updateTable('redirects')
    .set({ until_at: at })
    .where('document_id', '=', id)
    .where('until_at', 'is', null)
    .execute()
}

/** A row that began at the same time was never used, so this one replaces it. */
export async function beginRedirect(trx: Transaction, row: RedirectRow, at: string): Promise<void> {
  const { target, status } = row
  await trx
    .insertInto('redirects')
    .values({ ...row, from_at: at })
    .onConflict((conflict) =>
      conflict.columns(['path', 'document_id', 'from_at']).doUpdateSet({ target, status, until_at: null }),
    )
    .execute()
}

/** The document that was last public at a URL, or is public there now. */
export async function lastSeenAt(
  queries: Queries,
  type: string,
  locale: Locale,
  slug: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('public_urls')
    .select('document_id')
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('slug', '=', slug)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.document_id
}

/** The parsed public data of some layers, which is not validated. */
export async function publicDataOf(
  queries: Queries,
  id: string,
  which: readonly Layer[],
): Promise<readonly { readonly layer: string; readonly data: unknown }[]> {
  const rows = await queries
    .selectFrom('document_layers')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_layers.document_id')
        .onRef('versions.layer', '=', 'document_layers.layer')
        .onRef('versions.number', '=', 'document_layers.published_version'),
    )
    .select(['versions.layer', 'versions.data'])
    .where('document_layers.document_id', '=', id)
    .where('document_layers.layer', 'in', which)
    .execute()
  return rows.map(({ layer, data }) => ({ layer, data: JSON.parse(data) }))
}
