/**
 * Search parameters of the media library, so that a reload or a link shows the same. Invalid parameters are
 * left out.
 */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { MediaQuery } from '../../media/media-item.ts'
import { mediaKinds } from '../../media/media-item.ts'

export const orders = ['newest', 'oldest', 'name', 'name-down'] as const
export const views = ['grid', 'list'] as const

const mediaSearch = z.object({
  q: z.string().max(maxSearchText).catch('').default(''),
  kind: z.enum(mediaKinds).optional().catch(undefined),
  /** The id of a folder, or `none` for items without a folder. */
  folder: z.string().max(100).optional().catch(undefined),
  /** Items without alt text in this language. */
  missing: siteLocale.optional().catch(undefined),
  unused: z.literal('true').optional().catch(undefined),
  trashed: z.literal('true').optional().catch(undefined),
  sort: z.enum(orders).catch('newest').default('newest'),
  view: z.enum(views).catch('grid').default('grid'),
  /** The open item. */
  open: z.uuid().optional().catch(undefined),
})

export type MediaSearch = z.output<typeof mediaSearch>

export function readMediaSearch(search: Readonly<Record<string, string | undefined>>): MediaSearch {
  return mediaSearch.parse(search)
}

/** Writes the parameters of the URL, without defaults. */
export function writeMediaSearch(search: MediaSearch): string {
  const defaults: Readonly<Record<string, string>> = { q: '', sort: 'newest', view: 'grid' }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== defaults[name]) query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}

const sorts = {
  newest: {},
  oldest: { sort: 'created', direction: 'ascending' },
  name: { sort: 'name' },
  'name-down': { sort: 'name', direction: 'descending' },
} as const satisfies Record<MediaSearch['sort'], Pick<MediaQuery, 'sort' | 'direction'>>

/** The request for the server. */
export function queryOf({ q, kind, folder, missing, unused, trashed, sort }: MediaSearch): MediaQuery {
  return {
    ...sorts[sort],
    ...(q.trim() && { q: q.trim() }),
    ...(kind && { kind }),
    ...(folder && { folder: folder === 'none' ? '' : folder }),
    ...(missing && { missing }),
    ...(unused && { unused }),
    ...(trashed && { trashed }),
  }
}

export function isFiltered({ q, kind, folder, missing, unused, trashed }: MediaSearch): boolean {
  return q !== '' || [kind, folder, missing, unused, trashed].some((one) => one !== undefined)
}
