/** What a page was made from, as short names: publishing drops exactly the pages that carry one of its names. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Event } from '../db/index.ts'

export const documentTag = (type: string, id: string) => `${type}:${id}`
export const listTag = (type: string, locale: Locale) => `${type}:list:${locale}`
/** Carried by pages that looked for an address and found nothing there. */
export const addressTag = (type: string, locale: Locale, slug: string) => `${type}:slug:${locale}:${slug}`
export const mediaTag = (id: string) => `media:${id}`

/** The names whose pages an event makes out of date: none, where nothing public changed. */
export function tagsOf(event: Event): readonly string[] {
  if (event.kind !== 'published' && event.kind !== 'unpublished') return []
  const { type, id, locales, slugs } = event
  return [
    documentTag(type, id),
    ...locales.map((locale) => listTag(type, locale)),
    ...slugs.map(({ locale, slug }) => addressTag(type, locale, slug)),
  ]
}
