/**
 * The content model without singles. Code that should load quickly imports it from here, because `index.ts`
 * also loads the fields of every single.
 */
import type { DocumentType, LayerData } from './collection.ts'
import { isKind } from './fields/index.ts'
import type { Locale } from './locales.ts'
import { localizedPath } from './locales.ts'

/** Types by name. The product uses `model`, tests may use others. */
export type Types = Readonly<Record<string, DocumentType>>

export {
  type CollectionNavigation,
  collection,
  type DataOf,
  type DocumentType,
  fieldsOf,
  initialData,
  type LayerData,
  layerProblems,
  single,
} from './collection.ts'
export { collections } from './collections.ts'
export * from './fields/index.ts'
export { documentHref, isLinkable, readDocumentHref, safeHref } from './hrefs.ts'
export * from './locales.ts'
export type { Message } from './message-descriptor.ts'
export * from './permissions.ts'
export * from './site-sections.ts'

/**
 * The path of a document on the site, made from its public data. It is not percent-encoded. `undefined` for
 * types without pages.
 */
export function pagePath(type: DocumentType, locale: Locale, data: LayerData): string | undefined {
  if (type.page === undefined) return undefined
  const path = type.page.replace(/\{(\w+)\}/g, (_, part: string) =>
    String(data[part === 'slug' ? (type.slug ?? part) : part] ?? ''),
  )
  return localizedPath(locale, path)
}

/** The reverse: the slug in a path of a type, or `undefined` if the type has no such pages. */
export function readPagePath(type: DocumentType, path: string): string | undefined {
  if (type.slug === undefined || !type.page?.includes('{slug}')) return undefined
  const [before = '', after] = type.page.split('{slug}').map((part) => part.replace(/\{\w+\}/g, '[^/]+'))
  const slug = new RegExp(`^${before}(?<slug>.+)${after}$`).exec(path)?.groups?.slug
  return slug !== undefined && isPossibleSlug(type, slug) ? slug : undefined
}

/** Whether a document can have this slug. The path `/updates` is no page of the collection `pages`. */
export function isPossibleSlug({ slug: name, fields }: DocumentType, slug: string): boolean {
  const field = name === undefined ? undefined : fields[name]
  return field !== undefined && field.problems(slug).length === 0
}

// Terms: values that documents share and visitors filter lists by, such as a tag, a year or a section.

export interface Term {
  /** The normalized form, used in URLs: `δοκιμη` for `Δοκιμή`. */
  readonly term: string
  /** As the author wrote it. */
  readonly label: string
}

const maxLength = 200

/**
 * The date field that a type is ordered by. If it is empty, visitors see the date of the first publication.
 */
export function publicationDateOf({ order, fields }: DocumentType): string | undefined {
  const field = order === undefined ? undefined : fields[order.by]
  return field !== undefined && isKind(field, 'date') ? order?.by : undefined
}

/** The terms of a document for one filter of its type. */
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
  // Documents with the same parent page share it.
  if (isKind(field, 'slug'))
    return parentSlugs(String(value ?? ''))
      .slice(-1)
      .map(alike)
  if (isKind(field, 'boolean')) return value === true ? [alike('yes')] : []
  const labels = (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '').trim())
  return labels.map((label) => ({ term: termOf(label), label })).filter(isFirst)
}

/** The slugs above `about/team/board`, from the first: `about`, `about/team`. */
export function parentSlugs(slug: string): readonly string[] {
  const parts = slug.split('/')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
}

const alike = (term: string): Term => ({ term, label: term })

function isFirst({ term }: Term, index: number, all: readonly Term[]): boolean {
  return term !== '' && all.findIndex((one) => one.term === term) === index
}

/** The normalized form of a label for URLs. */
export function termOf(label: string): string {
  return folded(label).trim().slice(0, maxLength)
}

/** Without case, accents and the two forms of sigma: `Άνθος` and `ανθοσ` are the same word. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}
