/** SQL of the folders of the media library. */
import { sql } from 'kysely'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { sortedBy } from './media-store.ts'

export interface MediaFolder {
  readonly id: string
  /** Null: at the top level. */
  readonly parent: string | null
  readonly name: string
}

export async function listFolders(queries: Queries, limit: number): Promise<readonly MediaFolder[]> {
  return queries
    .selectFrom('media_folders')
    .select(['id', 'parent_id as parent', 'name'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findFolder(queries: Queries, id: string): Promise<MediaFolder | undefined> {
  return queries
    .selectFrom('media_folders')
    .select(['id', 'parent_id as parent', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a folder until the end of the transaction. SQLite has one writer anyway. */
export async function lockFolder(
  db: Db,
  trx: Transaction,
  id: string,
  kind: 'share' | 'update',
): Promise<void> {
  if (db.dialect !== 'postgres') return
  const query = trx.selectFrom('media_folders').select('id').where('id', '=', id)
  await (kind === 'share' ? query.forKeyShare() : query.forUpdate()).execute()
}

/** Returns false if there is a folder of that name already. */
export async function insertFolder(trx: Transaction, { id, parent, name }: MediaFolder): Promise<boolean> {
  if (await isTaken(trx, { id, parent, name })) return false
  await trx
    .insertInto('media_folders')
    .values({ id, parent_id: parent, name, name_key: sortedBy(name) })
    .execute()
  return true
}

export async function updateFolder(trx: Transaction, { id, parent, name }: MediaFolder): Promise<boolean> {
  if (await isTaken(trx, { id, parent, name })) return false
  const values = { parent_id: parent, name, name_key: sortedBy(name) }
  await trx.updateTable('media_folders').set(values).where('id', '=', id).execute()
  return true
}

export async function deleteFolder(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('media_folders').where('id', '=', id).execute()
}

/** Whether it is empty, including items in the trash, which need it when they are restored. */
export async function isEmptyFolder(trx: Transaction, id: string): Promise<boolean> {
  const folder = trx.selectFrom('media_folders').select('id').where('parent_id', '=', id).limit(1)
  const item = trx.selectFrom('media').select('id').where('folder_id', '=', id).limit(1)
  return (await folder.executeTakeFirst()) === undefined && (await item.executeTakeFirst()) === undefined
}

async function isTaken(trx: Transaction, { id, parent, name }: MediaFolder): Promise<boolean> {
  const other = await trx
    .selectFrom('media_folders')
    .select('id')
    .where(sql<boolean>`coalesce(parent_id, '') = ${parent ?? ''}`)
    .where('name_key', '=', sortedBy(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}
