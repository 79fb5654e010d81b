/** Slugs that the caller leaves to the server: made from the title, one for each document of a type in a language. */
import type { DocumentType, Layer, LayerData, Locale, SlugField } from '@cyanotype/content/model/index.ts'
import { isKind, isLocale, numberedSlug, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { claimAddress, findByAddress } from '../store/slug-store.ts'

interface Draft {
  readonly layer: Layer
  readonly data: LayerData
  /** Whether somebody is at the address just now: then it is theirs, also while it is empty. */
  readonly isWritten?: boolean
}

/** The draft with an address, where it needs one that nobody wrote. */
export async function withAddress(
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  { layer, data, isWritten = false }: Draft,
): Promise<LayerData> {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug') || !isLocale(layer)) return data
  const [title, slug] = [textOf(data[field.from]), textOf(data[name])]
  const isMissing = slug === '' && !isWritten
  // A form that makes it from the title as well cannot know that another document has it.
  const isCopied = row.first_published_at === null && slug === slugFrom(title)
  if (slugFrom(title) === '' || !(isMissing || isCopied)) return data
  const input = { type: type.name, locale: layer, id: row.document_id, field, made: slugFrom(title) }
  return { ...data, [name]: await freeAddress(trx, input) }
}

interface SlugRequest {
  readonly type: string
  readonly locale: Locale
  readonly id: string
  readonly field: SlugField
  /** What the address should be if nobody else had it. */
  readonly made: string
}

/** An address that is free, and belongs to the document from here on: `spring`, `spring-2`, … */
export async function freeAddress(trx: Transaction, input: SlugRequest): Promise<string> {
  const isFitting = (slug: string) => input.field.complaints(slug).length === 0
  const isFree = async (count: number) => {
    const slug = numberedSlug(input.made, count)
    if (!isFitting(slug)) return false
    return [undefined, input.id].includes(await findByAddress(trx, input.type, input.locale, slug))
  }
  const plain = numberedSlug(input.made, 1)
  if (isFitting(plain) && (await claimAddress(trx, input.type, input.locale, plain, input.id))) return plain
  for (let count = await firstFree(isFree); ; count++) {
    const slug = numberedSlug(input.made, count)
    // Two who make the same one at the same moment wait for each other, and the second takes the next.
    if (await claimAddress(trx, input.type, input.locale, slug, input.id)) return slug
  }
}

/** In leaps, then between the last two: thousands of documents of one title cost a few looks. */
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

/** A slug of `null` asks for the one that the title makes. */
export function withoutNullSlug({ slug: name }: DocumentType, data: LayerData): LayerData {
  return name !== undefined && data[name] === null ? { ...data, [name]: '' } : data
}
