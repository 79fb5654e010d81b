/**
 * SQL of lists of media items. Pages are read by key from indexes, so that a late page is as fast as the
 * first.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries } from '../../db/index.ts'
import type { MediaKind } from './file-type.ts'
import type { MediaItem } from './media-item.ts'
import { itemFrom, sortedBy } from './media-store.ts'

export interface MediaFilter {
  readonly state: 'kept' | 'trashed'
  readonly kinds: readonly MediaKind[] | undefined
  /** Null: not in a folder. Undefined: anywhere. */
  readonly folder: string | null | undefined
  /** Only items without alt text in this locale. */
  readonly missing: Locale | undefined
  /** Only items that no document uses, neither in a draft nor in public. */
  readonly unused: boolean
  /** Beginnings of words in names and texts, without case and accents. */
  readonly terms: readonly string[]
}

export interface MediaOrder {
  readonly by: 'created' | 'name'
  readonly direction: 'ascending' | 'descending'
}

/** The cursor of an item in an order. */
export interface MediaPosition {
  readonly key: string
  readonly id: string
}

/** Ids sort by creation. */
export function positionIn({ by }: MediaOrder, { id, name }: MediaItem): MediaPosition {
  return { key: by === 'name' ? sortedBy(name) : '', id }
}

export async function findItems(
  queries: Queries,
  { state, kinds, folder, missing, unused, terms }: MediaFilter,
  { by, direction }: MediaOrder,
  { after, limit }: { readonly after: MediaPosition | undefined; readonly limit: number },
): Promise<readonly MediaItem[]> {
  let query = queries.selectFrom('media').selectAll().where('state', '=', state)
  if (kinds?.length === 1) query = query.where('kind', 'in', kinds)
  // Prevents the use of an index on the kind, whose ranges would have to be sorted first. Most items are
  // images anyway.
  else if (kinds !== undefined) query = query.where(sql`kind || ''`, 'in', kinds)
  if (folder !== undefined) query = query.where('folder_id', folder === null ? 'is' : '=', folder)
  if (missing !== undefined) {
    query = query.where('id', 'in', (where) =>
      where.selectFrom('media_gaps').select('media_id').where('locale', '=', missing),
    )
  }
  if (unused) {
    query = query.where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('uses')
            .select('uses.target')
            .where('uses.kind', '=', 'media')
            .whereRef('uses.target', '=', 'media.id'),
        ),
      ),
    )
  }
  for (const word of terms) {
    query = query.where('id', 'in', (where) =>
      where
        .selectFrom('media_words')
        .select('media_id')
        .where('word', '>=', word)
        .where('word', '<', `${word}\u{10ffff}`),
    )
  }
  const beyond = sql.raw(direction === 'ascending' ? '>' : '<')
  const order = direction === 'ascending' ? 'asc' : 'desc'
  if (by === 'created') {
    if (after !== undefined) query = query.where(sql<boolean>`id ${beyond} ${after.id}`)
  } else {
    if (after !== undefined)
      query = query.where(sql<boolean>`(name_key, id) ${beyond} (${after.key}, ${after.id})`)
    query = query.orderBy('name_key', order)
  }
  const rows = await query.orderBy('id', order).limit(limit).execute()
  return rows.map(itemFrom)
}
