/** Finds items of the library in order, by key and from indexes, so that a late page costs what the first one costs. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries } from '../../db/index.ts'
import type { MediaKind } from './file-type.ts'
import type { MediaItem } from './media-item.ts'
import { itemFrom } from './media-store.ts'
import { sortedBy } from './search-terms.ts'

export interface MediaFilter {
  readonly state: 'kept' | 'trashed'
  readonly kinds: readonly MediaKind[] | undefined
  /** Null: what is in no folder; undefined: wherever it is. */
  readonly folder: string | null | undefined
  /** Only what has no alternative text in this language. */
  readonly missing: Locale | undefined
  /** Only what no document names, neither in a draft nor in public. */
  readonly unused: boolean
  /** Beginnings of words of names and texts, folded. */
  readonly terms: readonly string[]
}

export interface MediaOrder {
  readonly by: 'created' | 'name'
  readonly direction: 'ascending' | 'descending'
}

/** The place of an item in an order. */
export interface MediaPosition {
  readonly key: string
  readonly id: string
}

/** Ids sort by the time of their making. */
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
  // Two runs of the index would have to be put in order first; nearly all of a library are pictures anyway.
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
