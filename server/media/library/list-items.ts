/** Lists media items for users, page by page. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { cursorOf, partsOf } from '../../references/index.ts'
import type { MediaKind } from '../core/file-type.ts'
import type { MediaItem } from '../core/media-item.ts'
import type { MediaOrder } from '../core/media-list-store.ts'
import { findItems, positionIn } from '../core/media-list-store.ts'
import { findByUpload, termsOf } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'

export interface MediaQuery {
  /** Only items in the trash, or only others. */
  readonly trashed?: boolean | undefined
  readonly kind?: MediaKind | 'image' | undefined
  /** Null: items without a folder. */
  readonly folder?: string | null | undefined
  readonly q?: string | undefined
  readonly missing?: Locale | undefined
  readonly unused?: boolean | undefined
  /** SHA-256 of uploaded bytes: only items with these. */
  readonly upload?: string | undefined
  readonly sort?: MediaOrder['by'] | undefined
  readonly direction?: MediaOrder['direction'] | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface MediaPage {
  readonly items: readonly MediaItem[]
  readonly next: string | null
}

export async function listItems({ db }: Library, query: MediaQuery): Promise<MediaPage> {
  const { trashed = false, kind, folder, q = '', missing, unused = false } = query
  const { upload, sort = 'created', after, limit = 100 } = query
  if (upload !== undefined) {
    const made = await findByUpload(db.kysely, [upload])
    return { items: made.filter(({ trashedAt }) => (trashedAt !== null) === trashed), next: null }
  }
  const order = {
    by: sort,
    direction: query.direction ?? (sort === 'created' ? 'descending' : 'ascending'),
  } as const
  const filter = {
    state: trashed ? 'trashed' : 'kept',
    kinds: kind === 'image' ? (['picture', 'drawing'] as const) : kind && [kind],
    folder,
    missing,
    unused,
    terms: termsOf(q),
  } as const
  const [key = '', id = ''] = after === undefined ? [] : partsOf(after, 2)
  const from = after === undefined ? undefined : { key, id }
  const found = await findItems(db.kysely, filter, order, { after: from, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const more = found.length > limit && last !== undefined
  return { items, next: more ? cursorOf([positionIn(order, last).key, last.id]) : null }
}
