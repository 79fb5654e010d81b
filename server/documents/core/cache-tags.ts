/**
 * Cache tags: names for what a page was made from. Publishing drops exactly the pages that have one of its
 * tags.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Event } from '../../db/index.ts'

export const documentTag = (type: string, id: string) => `${type}:${id}`
/**
 * For a document that joins, leaves or moves within a list. The content of an entry has the tag of its
 * document.
 */
export const listTag = (type: string, locale: Locale) => `${type}:list:${locale}`
/** For lists filtered by a term, for the choice of terms, and for the neighbours of a document. */
export const termListTag = (type: string, locale: Locale, name: string, term: string) =>
  `${listTag(type, locale)}:${name}:${term}`
export const termsTag = (type: string, locale: Locale, name: string) => `${type}:terms:${locale}:${name}`
export const neighboursTag = (type: string, locale: Locale, id: string) => `${type}:beside:${locale}:${id}`
/** For pages that found no document at a URL. */
export const addressTag = (type: string, locale: Locale, slug: string) => `${type}:slug:${locale}:${slug}`
export const mediaTag = (id: string) => `media:${id}`

/** The tags of pages that an event makes stale. It is empty if nothing public changed. */
export function tagsOf(event: Event): readonly string[] {
  if (event.kind !== 'published' && event.kind !== 'unpublished') return []
  const { type, id, slugs, lists = [] } = event
  return [documentTag(type, id), ...lists, ...slugs.map(({ locale, slug }) => addressTag(type, locale, slug))]
}
