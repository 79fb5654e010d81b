/** Automatic slugs: made from the title, and unique within a type and locale. */
import type { DocumentType, Layer, LayerData, Locale, SlugField } from '@cyanotype/content/model/index.ts'
import { isKind, isLocale, numberedSlug, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { slugOf } from '../store/layer-data.ts'
import { claimSlug, findBySlug } from '../store/slug-store.ts'

interface Draft {
  readonly layer: Layer
  readonly data: LayerData
  /** Whether the slug is being edited. It is then left as it is, even if it is empty. */
  readonly isSlugEdited?: boolean
}

/** Adds a slug to the draft if it needs one and none was entered. */
export async function withSlug(
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  { layer, data, isSlugEdited = false }: Draft,
): Promise<LayerData> {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug') || !isLocale(layer)) return data
  const [title, slug] = [textOf(data[field.from]), textOf(data[name])]
  const isMissing = slug === '' && !isSlugEdited
  // A form that also makes the slug from the title cannot know that another document has it.
  const isFromTitle = row.first_published_at === null && slug === slugFrom(title)
  if (slugFrom(title) === '' || !(isMissing || isFromTitle)) return data
  const input = { type: type.name, locale: layer, id: row.document_id, field, preferred: slugFrom(title) }
  return { ...data, [name]: await freeSlug(trx, input) }
}

interface SlugRequest {
  readonly type: string
  readonly locale: Locale
  readonly id: string
  readonly field: SlugField
  readonly preferred: string
}

/** Finds a free slug and reserves it for the document: `spring`, `spring-2`, … */
async function freeSlug(trx: Transaction, input: SlugRequest): Promise<string> {
  const isFitting = (slug: string) => input.field.problems(slug).length === 0
  const isFree = async (count: number) => {
    const slug = numberedSlug(input.preferred, count)
    if (!isFitting(slug)) return false
    return [undefined, input.id].includes(await findBySlug(trx, input.type, input.locale, slug))
  }
  const plain = numberedSlug(input.preferred, 1)
  if (
    isFitting(plain) &&
    (await claimSlug({ trx, type: input.type, locale: input.locale, slug: plain, id: input.id }))
  )
    return plain
  for (let count = await firstFree(isFree); ; count++) {
    const slug = numberedSlug(input.preferred, count)
    // A concurrent claim of the same slug waits here, and the second one takes the next number.
    if (await claimSlug({ trx, type: input.type, locale: input.locale, slug, id: input.id })) return slug
  }
}

/**
 * Doubles the number and then bisects: thousands of documents with the same title need only a few queries.
 */
async function firstFree(isFree: (count: number) => Promise<boolean>): Promise<number> {
  let free = 1
  let taken = 0
  while (!(await isFree(free))) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isFree(middle)) free = middle
    else taken = middle
  }
  return free
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A slug of `null` means that it is made from the title. */
export function withoutNullSlug({ slug: name }: DocumentType, data: LayerData): LayerData {
  return name !== undefined && data[name] === null ? { ...data, [name]: '' } : data
}

/** Gives a draft a free slug if another document has its slug: for copies and for restored documents. */
export async function withFreeSlug({
  trx,
  type,
  id,
  layer,
  data,
}: {
  readonly trx: Transaction
  readonly type: DocumentType
  readonly id: string
  readonly layer: Layer
  readonly data: LayerData
}): Promise<LayerData> {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  const slug = slugOf(type, data)
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return data
  if (!isLocale(layer) || slug === null) return data
  if ((await findBySlug(trx, type.name, layer, slug)) === undefined) return data
  // A draft may contain a slug that is invalid even with a number.
  const preferred = field.problems(slug).length === 0 ? slug : slugFrom(slug)
  if (preferred === '') return { ...data, [name]: '' }
  return { ...data, [name]: await freeSlug(trx, { type: type.name, locale: layer, id, field, preferred }) }
}
