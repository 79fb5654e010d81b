/** Where a document has its page on the site, by what visitors see of it. */
import type { DocumentType, LayerData } from './collection.ts'
import type { Locale } from './locales.ts'
import { localizedPath } from './locales.ts'

/** As it is written, not encoded; `undefined` for types without pages of their own. */
export function pagePath(type: DocumentType, locale: Locale, data: LayerData): string | undefined {
  if (type.page === undefined) return undefined
  const path = type.page.replace(/\{(\w+)\}/g, (_, part: string) =>
    String(data[part === 'slug' ? (type.slug ?? part) : part] ?? ''),
  )
  return localizedPath(locale, path)
}

/** The reverse: the slug that a path has for a type, or `undefined` where the type has no such pages. */
export function readPagePath(type: DocumentType, path: string): string | undefined {
  if (type.slug === undefined || !type.page?.includes('{slug}')) return undefined
  const [before = '', after] = type.page.split('{slug}').map((part) => part.replace(/\{\w+\}/g, '[^/]+'))
  return new RegExp(`^${before}(?<slug>.+)${after}$`).exec(path)?.groups?.slug
}
