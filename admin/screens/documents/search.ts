/** What a list shows, as its address says it, so that a reload or a link shows the same. What makes no sense is left out. */
import { z } from 'zod'

export const shownStatuses = ['draft', 'scheduled', 'published', 'changed', 'archived', 'none'] as const

const listSearch = z.object({
  q: z.string().max(200).catch('').default(''),
  status: z.enum(shownStatuses).optional().catch(undefined),
  sort: z.string().max(40).catch('changed').default('changed'),
  direction: z.enum(['ascending', 'descending']).catch('descending').default('descending'),
})

export type ListSearch = z.output<typeof listSearch>

export function readListSearch(search: Readonly<Record<string, string | undefined>>): ListSearch {
  return listSearch.parse(search)
}

/** As it stands in an address: what is so anyway is left out. */
export function writeListSearch({ q, status, sort, direction }: ListSearch): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (status !== undefined) query.set('status', status)
  if (sort !== 'changed') query.set('sort', sort)
  if (direction !== 'descending') query.set('direction', direction)
  return query.size === 0 ? '' : `?${query}`
}
