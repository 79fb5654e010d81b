/** SQL of media items. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { folded, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Db, Queries, Tables, Transaction } from '../../db/index.ts'
import type { FileKey } from '../storage/file-store.ts'
import type { MediaKind } from './file-type.ts'
import type { MediaItem } from './media-item.ts'
import { isVisual } from './media-item.ts'

type Row = Selectable<Tables['media']>

export async function insertItem(trx: Transaction, item: MediaItem): Promise<void> {
  await trx.insertInto('media').values(rowFrom(item)).execute()
  await indexItem(trx, item)
}

export async function updateItem(trx: Transaction, item: MediaItem): Promise<void> {
  const { id, ...values }: Updateable<Tables['media']> = rowFrom(item)
  await trx.updateTable('media').set(values).where('id', '=', item.id).execute()
  await indexItem(trx, item)
}

/** In a transaction, the row is locked until its end. */
export async function findItem(db: Db, queries: Queries, id: string): Promise<MediaItem | undefined> {
  const query = queries.selectFrom('media').selectAll().where('id', '=', id)
  const lock = queries.isTransaction && db.dialect === 'postgres'
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && itemFrom(row)
}

export async function deleteItem(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('media').where('id', '=', id).execute()
}

/** The items with the same uploaded bytes, oldest first. */
export async function findByUpload(
  queries: Queries,
  uploads: readonly string[],
): Promise<readonly MediaItem[]> {
  const rows = await queries
    .selectFrom('media')
    .selectAll()
    .where('upload', 'in', uploads)
    .orderBy('upload')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(itemFrom)
}

/** Items that are not in the trash, ordered by id. With `among`, only those of the ids. */
export async function itemsAfter(
  queries: Queries,
  { after, among, limit }: { after: string; among: readonly string[] | undefined; limit: number },
): Promise<readonly MediaItem[]> {
  const query = queries
    .selectFrom('media')
    .selectAll()
    .where('id', '>', after)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
  const rows = await (among === undefined ? query : query.where('id', 'in', among)).execute()
  return rows.map(itemFrom)
}

/** The sizes of items, ordered by id, including those in the trash. */
export async function bytesAfter(
  queries: Queries,
  after: string,
  limit: number,
): Promise<readonly Pick<Row, 'id' | 'bytes'>[]> {
  return queries
    .selectFrom('media')
    .select(['id', 'bytes'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Which of the given ids have an item, to find files without one. */
export async function filesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly Pick<Row, 'id' | 'file' | 'source'>[]> {
  return queries.selectFrom('media').select(['id', 'file', 'source']).where('id', 'in', ids).execute()
}

interface TrashedPage {
  /** Items that were moved to trash before this moment. */
  readonly moment: string
  /** The id of the last item of the page before. */
  readonly after: string
  readonly limit: number
}

export async function trashedBefore(
  queries: Queries,
  { moment, after, limit }: TrashedPage,
): Promise<readonly MediaItem[]> {
  const rows = await queries
    .selectFrom('media')
    .selectAll()
    .where('trashed_at', '<', moment)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(itemFrom)
}

async function indexItem(trx: Transaction, item: MediaItem): Promise<void> {
  await trx.deleteFrom('media_words').where('media_id', '=', item.id).execute()
  await trx.deleteFrom('media_gaps').where('media_id', '=', item.id).execute()
  const terms = termsOf(item.name, ...Object.values(item.alts), ...Object.values(item.captions))
  if (terms.length > 0) {
    const rows = terms.map((word) => ({ word, media_id: item.id }))
    await trx.insertInto('media_words').values(rows).execute()
  }
  const gaps = gapsOf(item, siteLocales())
  if (gaps.length > 0) await trx.insertInto('media_gaps').values(gaps).execute()
}

/** The languages in which an image has no alt text. */
function gapsOf(item: MediaItem, locales: readonly Locale[]) {
  if (!isVisual(item)) return []
  return locales
    .filter((locale) => !item.alts[locale]?.trim())
    .map((locale) => ({ locale, media_id: item.id }))
}

/**
 * Adds the gaps in some languages to the next items by id, which stay locked until the end of the transaction. Returns
 * the id of the last one, or undefined at the end.
 */
export async function insertGaps(
  db: Db,
  trx: Transaction,
  locales: readonly Locale[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string | undefined> {
  const query = trx.selectFrom('media').selectAll().where('id', '>', after).orderBy('id').limit(limit)
  const rows = await (db.dialect === 'postgres' ? query.forUpdate() : query).execute()
  const gaps = rows.map(itemFrom).flatMap((item) => gapsOf(item, locales))
  if (gaps.length > 0) {
    await trx
      .insertInto('media_gaps')
      .values(gaps)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return rows.length < limit ? undefined : rows.at(-1)?.id
}

const languagesWithGaps = 'media.languages'

/** The languages in which the gaps of all items are stored. */
export async function readLanguagesWithGaps(queries: Queries): Promise<readonly string[]> {
  const row = await queries
    .selectFrom('facts')
    .select('value')
    .where('name', '=', languagesWithGaps)
    .executeTakeFirst()
  return row?.value.split(' ') ?? []
}

export async function recordLanguagesWithGaps(queries: Queries, locales: readonly Locale[]): Promise<void> {
  const value = locales.join(' ')
  await queries
    .insertInto('facts')
    .values({ name: languagesWithGaps, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

function rowFrom(item: MediaItem): Row {
  const { source, folder, createdAt, createdBy, changedAt, changedBy, trashedAt, ...rest } = item
  return {
    ...rest,
    state: trashedAt === null ? 'kept' : 'trashed',
    source: source.file,
    source_width: source.width,
    source_height: source.height,
    name_key: sortedBy(item.name),
    folder_id: folder,
    alts: JSON.stringify(item.alts),
    captions: JSON.stringify(item.captions),
    focal: item.focal && JSON.stringify(item.focal),
    crop: item.crop && JSON.stringify(item.crop),
    created_at: createdAt,
    created_by: createdBy,
    changed_at: changedAt,
    changed_by: changedBy,
    trashed_at: trashedAt,
  }
}

/** Only `rowFrom` writes these columns, so their types are known. */
export function itemFrom(row: Row): MediaItem {
  const { state: _state, name_key: _key, source, source_width, source_height, folder_id, ...rest } = row
  const { created_at, created_by, changed_at, changed_by, trashed_at, ...own } = rest
  return {
    ...own,
    kind: own.kind as MediaKind,
    source: { file: source, width: source_width, height: source_height },
    folder: folder_id,
    alts: JSON.parse(own.alts),
    captions: JSON.parse(own.captions),
    focal: own.focal === null ? null : JSON.parse(own.focal),
    crop: own.crop === null ? null : JSON.parse(own.crop),
    createdAt: created_at,
    createdBy: created_by,
    changedAt: changed_at,
    changedBy: changed_by,
    trashedAt: trashed_at,
  }
}

// Names and texts in the forms for sorting and searching.

/** Short enough for an index. Its bytes sort and compare the same on both engines. */
export function sortedBy(name: string): string {
  return folded(name).trim().slice(0, 200)
}

/** Enough for alt texts and captions of some length in 51 languages. */
const maxTerms = 2_000

/** Each word once. */
export function termsOf(...texts: readonly string[]): readonly string[] {
  const terms = texts.flatMap((text) => folded(text.slice(0, 5_000)).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(terms)].slice(0, maxTerms)
}

/** The stored files of items after an id: the served file of each, and the one that a crop is made from. */
export async function storedFilesAfter(
  queries: Queries,
  after: string,
  limit: number,
): Promise<{ readonly keys: readonly FileKey[]; readonly last: string | undefined }> {
  const rows = await queries
    .selectFrom('media')
    .select(['id', 'file', 'source', 'extension', 'type'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const keys = rows.flatMap(({ id, file, source, extension, type }) =>
    [...new Set([file, source])].map((hash) => ({ id, hash, extension, type })),
  )
  return { keys, last: rows.at(-1)?.id }
}
