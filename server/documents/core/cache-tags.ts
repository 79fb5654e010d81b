/** What a page was made from, as short names: publishing drops exactly the pages that carry one of its names. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Event } from '../../db/index.ts'

export const documentTag = (type: string, id: string) => `${type}:${id}`
/** A document came into a list, left it, or moved: what it says there has the tag of the document. */
export const listTag = (type: string, locale: Locale) => `${type}:list:${locale}`
/** Of a list that holds only what has a term; of the choice of terms; of what stands beside a document. */
export const termListTag = (type: string, locale: Locale, name: string, term: string) =>
  `${listTag(type, locale)}:${name}:${term}`
export const termsTag = (type: string, locale: Locale, name: string) => `${type}:terms:${locale}:${name}`
export const besideTag = (type: string, locale: Locale, id: string) => `${type}:beside:${locale}:${id}`
/** Carried by pages that looked for an address and found nothing there. */
export const addressTag = (type: string, locale: Locale, slug: string) => `${type}:slug:${locale}:${slug}`
export const mediaTag = (id: string) => `media:${id}`

/** The names whose pages an event makes out of date: none, where nothing public changed. */
export function tagsOf(event: Event): readonly string[] {
  if (event.kind !== 'published' && event.kind !== 'unpublished') return []
  const { type, id, slugs, lists = [] } = event
  return [documentTag(type, id), ...lists, ...slugs.map(({ locale, slug }) => addressTag(type, locale, slug))]
}
