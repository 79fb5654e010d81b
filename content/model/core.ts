/**
 * All of the model but what there is once. Who waits for little takes it from here: `index.ts` brings the fields of every
 * single with it.
 */
import type { DocumentType, LayerData } from './collection.ts'
import { isKind } from './fields/index.ts'
import type { Locale } from './locales.ts'
import { localizedPath } from './locales.ts'

/** Types by name. The product's own are `model`; a test may bring others. */
export type Types = Readonly<Record<string, DocumentType>>

export {
  type CollectionNavigation,
  collection,
  complaintsAbout,
  type DataOf,
  type DocumentType,
  fieldsOf,
  initialData,
  type LayerData,
  single,
} from './collection.ts'
export { collections } from './collections.ts'
export { documentHref, isLinkable, readDocumentHref } from './document-href.ts'
export * from './fields/index.ts'
export * from './locales.ts'
export type { Message } from './message-descriptor.ts'

export * from './permissions.ts'
export { safeHref } from './safe-href.ts'

/**
 * Where a document has its page on the site, by what visitors see of it. As it is written, not encoded; `undefined`
 * for types without pages of their own.
 */
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

// What documents have in common with others, and visitors narrow lists by: a tag, a year, a section.

export interface Term {
  /** The same however it is written: `δοκιμη` for `Δοκιμή`. It stands in addresses. */
  readonly term: string
  /** As it was written. */
  readonly label: string
}

const maxLength = 200

/** The date that a type is ordered by. Where it is empty, visitors see the first publication instead. */
export function publicationDateOf({ order, fields }: DocumentType): string | undefined {
  const field = order === undefined ? undefined : fields[order.by]
  return field !== undefined && isKind(field, 'date') ? order?.by : undefined
}

/** What a document has of one of its type's filters. */
export function termsOf(
  type: DocumentType,
  filter: string,
  data: LayerData,
  publishedAt: string,
): readonly Term[] {
  const field = type.fields[filter]
  const value = data[filter] ?? null
  if (field === undefined) return []
  if (isKind(field, 'date')) {
    const date = value ?? (publicationDateOf(type) === filter ? publishedAt : '')
    return date === '' ? [] : [alike(new Date(String(date)).toISOString().slice(0, 4))]
  }
  if (isKind(field, 'boolean')) return value === true ? [alike('yes')] : []
  const labels = (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '').trim())
  return labels.map((label) => ({ term: termOf(label), label })).filter(isFirst)
}

const alike = (term: string): Term => ({ term, label: term })

function isFirst({ term }: Term, index: number, all: readonly Term[]): boolean {
  return term !== '' && all.findIndex((one) => one.term === term) === index
}

/** What a label stands for in an address. */
export function termOf(label: string): string {
  return folded(label).trim().slice(0, maxLength)
}

/** Without case, accents and the two forms of sigma: `Άνθος` and `ανθοσ` are the same word. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}
