/**
 * SQL for the number of public documents and the one at an index, both from the index of the public order.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { ListPosition } from './list-page-store.ts'

function publicOnes(queries: Queries, type: string, locale: Locale) {
  return queries
    .selectFrom('document_locales')
    .where('type', '=', type)
    .where('layer', '=', locale)
    .where('position', 'is not', null)
}

export async function countPublicPositions(queries: Queries, type: string, locale: Locale): Promise<number> {
  const { total } = await publicOnes(queries, type, locale)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counted from 0. */
export function publicPositionAt(
  queries: Queries,
  type: string,
  locale: Locale,
  direction: 'asc' | 'desc',
  at: number,
): Promise<ListPosition | undefined> {
  return publicOnes(queries, type, locale)
    .select(['document_id as id', 'position as key'])
    .$narrowType<{ key: string }>()
    .orderBy('position', direction)
    .orderBy('document_id', direction)
    .limit(1)
    .offset(at)
    .executeTakeFirst()
}
