/** What is known of each file, as rows: the only file that knows their table. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../db/index.ts'

export type Texts = Readonly<Partial<Record<Locale, string>>>

export interface MediaItem {
  readonly id: string
  readonly extension: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly name: string
  readonly createdAt: string
  readonly alts: Texts
  readonly captions: Texts
}

/** The same bytes are the same file: what was said about it first stays. */
export async function insertMedia(queries: Queries, item: MediaItem): Promise<void> {
  const { createdAt, alts, captions, ...rest } = item
  await queries
    .insertInto('media')
    .values({
      ...rest,
      created_at: createdAt,
      alts: JSON.stringify(alts),
      captions: JSON.stringify(captions),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findMedia(queries: Queries, id: string): Promise<MediaItem | undefined> {
  const row = await queries.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row && itemFrom(row)
}

/** The newest first. */
export async function listMedia(queries: Queries, limit: number): Promise<readonly MediaItem[]> {
  const rows = await queries
    .selectFrom('media')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(itemFrom)
}

function itemFrom({ created_at, alts, captions, ...rest }: Selectable<Tables['media']>): MediaItem {
  return { ...rest, createdAt: created_at, alts: JSON.parse(alts), captions: JSON.parse(captions) }
}
