/** Documents of converted items: posts become updates, and pages become own pages. */
import type { ExportedDocument, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { initialData, model, shared } from '@cyanotype/content/model/index.ts'
import type { DocumentResponse } from '../../documents/index.ts'
import type { ConvertedItem } from './convert/convert-item.ts'
import type { ImportNote } from './notes.ts'
import { note } from './notes.ts'

export const typeOf = ({ kind }: { readonly kind: 'post' | 'page' }): DocumentType =>
  kind === 'post' ? model.updates : model.pages

export interface PlacedItem extends ConvertedItem {
  readonly slug: string
}

interface MadeDocument {
  readonly document: ExportedDocument
  /** By locale. */
  readonly notes: ReadonlyMap<Locale, readonly ImportNote[]>
}

/** The items are the languages of one document. The first one fills the shared fields. */
export function toDocument(id: string, items: readonly PlacedItem[], now: string): MadeDocument {
  const layers: Partial<Record<Locale | typeof shared, ExportedLayer>> = {}
  const notes = new Map<Locale, readonly ImportNote[]>()
  const [first] = items
  if (first === undefined) throw new Error('A document has at least one language')
  const type = typeOf(first.item)
  for (const one of items) {
    const own: ImportNote[] = []
    const data = { ...initialData(type, one.item.locale), ...localized(one, own) }
    const isPublic = one.item.isPublic && isComplete(type, one, own)
    layers[one.item.locale] = layerOf(data, isPublic, firstPublishedAt(one, now))
    notes.set(one.item.locale, own)
  }
  const own: ImportNote[] = []
  const data = { ...initialData(type, shared), ...common(first, own) }
  const isPublic = Object.values(layers).some(({ published }) => published !== undefined)
  layers[shared] = layerOf(data, isPublic, firstPublishedAt(first, now))
  notes.set(first.item.locale, [...(notes.get(first.item.locale) ?? []), ...own])
  return { document: { id, layers }, notes }
}

/** The languages without the shared fields, which stay as users left them. */
export function languagesOf(
  { id, layers }: ExportedDocument,
  { layers: { [shared]: common } }: DocumentResponse,
): ExportedDocument {
  const { [shared]: _, ...languages } = layers
  if (common.publishedVersion !== null) return { id, layers: languages }
  const drafts = Object.entries(languages).map(
    ([locale, { draft }]) => [locale, layerOf(draft, false, undefined)] as const,
  )
  return { id, layers: Object.fromEntries(drafts) }
}

function layerOf(draft: LayerData, isPublic: boolean, date: string | undefined): ExportedLayer {
  return {
    draft,
    published: isPublic ? draft : undefined,
    firstPublishedAt: isPublic ? date : undefined,
    archived: false,
  }
}

/** An update without text cannot be public. */
function isComplete(type: DocumentType, { text }: ConvertedItem, notes: ImportNote[]): boolean {
  if (text?.trim() !== '' || type === model.pages) return true
  notes.push(note('text-missing'))
  return false
}

function firstPublishedAt({ item: { date } }: ConvertedItem, now: string): string | undefined {
  return date === undefined || date > now ? undefined : date
}

function localized({ item, text, slug, cover }: PlacedItem, notes: ImportNote[]): LayerData {
  if (item.title === '') notes.push(note('title-missing'))
  const title = cut(item.title || slug, 160, notes)
  const seo = {
    title: cut(item.seo.title, 120, notes),
    description: cut(item.seo.description, 320, notes),
    image: item.kind === 'page' ? (cover ?? null) : null,
    hidden: item.seo.hidden,
  }
  const summary = cut(item.summary, 400, notes)
  const body = text ?? ''
  return item.kind === 'post'
    ? { title, slug, excerpt: summary, body, seo }
    : { title, slug, summary, body, seo }
}

function common({ item, cover }: PlacedItem, notes: ImportNote[]): LayerData {
  if (item.kind === 'page') {
    if (item.author !== '') notes.push(note('field', 'author'))
    if (item.tags.length > 0) notes.push(note('field', `tags: ${item.tags.join(', ')}`))
    const order = item.order === undefined ? null : Math.min(100_000, Math.max(0, Math.round(item.order)))
    return { order }
  }
  return {
    cover: cover ?? null,
    publishedAt: item.date ?? null,
    author: cut(item.author, 120, notes),
    tags: tagsOf(item.tags, notes),
    featured: item.isFeatured,
  }
}

const maxTags = 12

function tagsOf(given: readonly string[], notes: ImportNote[]): readonly string[] {
  const tags = new Map<string, string>()
  for (const tag of given) {
    const text = cut(tag, 40, notes)
    if (text !== '' && !tags.has(text.toLowerCase())) tags.set(text.toLowerCase(), text)
  }
  const all = [...tags.values()]
  for (const tag of all.slice(maxTags)) notes.push(note('tag-removed', tag))
  return all.slice(0, maxTags)
}

/** In one line, at the end of a word if possible. */
function cut(text: string, length: number, notes: ImportNote[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  notes.push(note('text-cut', line))
  const start = line.slice(0, length - 1)
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
