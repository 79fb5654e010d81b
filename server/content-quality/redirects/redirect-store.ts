/** Rows of redirects, and what was seen at an address before. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'

export interface RedirectRow {
  readonly document_id: string
  readonly path: string
  /** As somebody wrote it. */
  readonly target: string
  readonly status: number
}

/** The redirect that is in force at a path. */
export function findRedirect(queries: Queries, path: string): Promise<RedirectRow | undefined> {
  return queries
    .selectFrom('redirects')
    .select(['document_id', 'path', 'target', 'status'])
    .where('path', '=', path)
    .where('until_at', 'is', null)
    .executeTakeFirst()
}

/** The redirect that a document is in force as. */
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

/** What began at the same moment was never followed: this takes its place. */
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

/** The document that visitors saw last at an address, or see there now. */
export async function lastSeenAt(
  queries: Queries,
  type: string,
  locale: Locale,
  slug: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('appearances')
    .select('document_id')
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('slug', '=', slug)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.document_id
}

/** What visitors see of some layers of a document, parsed but not looked at. */
export async function publicDataOf(
  queries: Queries,
  id: string,
  which: readonly Layer[],
): Promise<readonly { readonly layer: string; readonly data: unknown }[]> {
  const rows = await queries
    .selectFrom('document_locales')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_locales.document_id')
        .onRef('versions.layer', '=', 'document_locales.layer')
        .onRef('versions.number', '=', 'document_locales.published_version'),
    )
    .select(['versions.layer', 'versions.data'])
    .where('document_locales.document_id', '=', id)
    .where('document_locales.layer', 'in', which)
    .execute()
  return rows.map(({ layer, data }) => ({ layer, data: JSON.parse(data) }))
}
