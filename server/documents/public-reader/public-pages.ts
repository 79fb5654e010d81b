/**
 * A long public list in parts of equal size: their number, and the start of each. They are for sitemaps, which programs
 * without a session read, so they may come from a replica.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import { cursorOf } from '../store/list-page-store.ts'

export interface PublicParts {
  count(type: string, locale: Locale, size: number): Promise<number>
  /**
   * The cursor for `after` in a list of a reader, or `undefined` for the first part. Parts are counted from
   * 0.
   */
  start(type: string, locale: Locale, size: number, part: number): Promise<string | undefined>
}

export function publicParts({ db, types }: DocumentContext): PublicParts {
  return {
    async count(type, locale, size) {
      return Math.ceil((await countPublicPositions(db.visitors, type, locale)) / size)
    },
    async start(type, locale, size, part) {
      if (part === 0) return undefined
      const direction = typeNamed(types, type).order?.direction === 'ascending' ? 'asc' : 'desc'
      const position = await publicPositionAt({
        queries: db.visitors,
        type,
        locale,
        direction,
        at: part * size - 1,
      })
      return position && cursorOf(position)
    },
  }
}

// SQL for the number of public documents and the one at an index, both from the index of the public order.

function publicOnes(queries: Queries, type: string, locale: Locale) {
  return queries
    .selectFrom('document_layers')
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('sort_key', 'is not', null)
}

async function countPublicPositions(queries: Queries, type: string, locale: Locale): Promise<number> {
  const { total } = await publicOnes(queries, type, locale)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counted from 0. */
function publicPositionAt({
  queries,
  type,
  locale,
  direction,
  at,
}: {
  readonly queries: Queries
  readonly type: string
  readonly locale: Locale
  readonly direction: 'asc' | 'desc'
  readonly at: number
}): Promise<ListPosition | undefined> {
  return publicOnes(queries, type, locale)
    .select(['document_id as id', 'sort_key as key'])
    .$narrowType<{ key: string }>()
    .orderBy('sort_key', direction)
    .orderBy('document_id', direction)
    .limit(1)
    .offset(at)
    .executeTakeFirst()
}
