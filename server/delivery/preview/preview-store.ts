/** SQL of previews. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { PreviewsTable } from '../../db/tables/previews.ts'

export type PreviewRow = PreviewsTable & { readonly username: string }

export async function insertPreview(trx: Transaction, row: PreviewsTable): Promise<void> {
  await trx.insertInto('previews').values(row).execute()
}

/** Whether a preview is still valid, and its creator may still sign in. */
export async function isOpen(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .select('previews.id')
    .where('previews.id', '=', id)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

interface Wanted {
  /** Those of one user, or of all. */
  readonly user: string | undefined
  readonly now: string
  readonly document?: string | undefined
  readonly isShared?: boolean | undefined
}

/** Newest first. */
export function openPreviewRows(
  queries: Queries,
  { user, now, document, isShared }: Wanted,
  limit: number,
): Promise<PreviewRow[]> {
  let rows = queries
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .selectAll('previews')
    .select('users.username')
    .where('previews.expires_at', '>', now)
    .orderBy('previews.id', 'desc')
    .limit(limit)
  if (user !== undefined) rows = rows.where('previews.user_id', '=', user)
  if (document !== undefined) rows = rows.where('previews.document_id', '=', document)
  if (isShared !== undefined) rows = rows.where('previews.is_shared', '=', isShared ? 1 : 0)
  return rows.execute()
}

/** Returns whether it existed, for the given user or for anyone. */
export async function deletePreview(
  trx: Transaction,
  id: string,
  user: string | undefined,
): Promise<boolean> {
  const one = trx.deleteFrom('previews').where('id', '=', id)
  const { numDeletedRows } = await (user === undefined
    ? one
    : one.where('user_id', '=', user)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpired(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('previews').where('expires_at', '<=', now).execute()
}
