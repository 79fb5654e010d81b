/** Slugs of imported documents: those of the old site, as far as they are valid and free. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isKind, numberedSlug, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { ForeignItem } from './foreign-item.ts'
import { typeOf } from './to-documents.ts'

/** Slugs that this import has given. */
export type TakenSlugs = Set<string>

export async function findSlug(
  documents: Pick<Documents, 'checkSlug'>,
  item: ForeignItem,
  taken: TakenSlugs,
): Promise<string> {
  const type = typeOf(item)
  const preferred = validSlug(type, item)
  for (let count = 1; ; count += 1) {
    const slug = numberedSlug(preferred, count)
    const key = `${type.name} ${item.locale} ${slug}`
    const query = { actor: null, type: type.name, locale: item.locale, slug }
    if (taken.has(key) || (await documents.checkSlug(query)).taken) continue
    taken.add(key)
    return slug
  }
}

function validSlug(type: DocumentType, { slug, title, key }: ForeignItem): string {
  const parts = type.name === 'pages' ? slug.split('/') : [slug.replaceAll('/', '-')]
  const lower = parts.map((part) => part.toLowerCase().normalize())
  const plain = lower.map((part) => (isValid(type, `x/${part}`) ? part : slugFrom(part))).filter(Boolean)
  const made = plain.join('/') || slugFrom(title) || `item-${slugFrom(key.replace(/^.*:/, '')) || '1'}`
  const candidates = [made, made.replace(/^[^/]+/, '$&-2'), slugFrom(made), slugFrom(title)]
  return (
    candidates.find((one) => one.length <= 120 && isValid(type, one)) ?? `item-${slugFrom(made).slice(0, 60)}`
  )
}

/** `x/` before a part checks its form alone: only the first part can be reserved. */
function isValid({ fields, slug = '' }: DocumentType, value: string): boolean {
  const field = fields[slug]
  const parts =
    field !== undefined && isKind(field, 'slug') && field.segments ? value : value.replace(/^x\//, '')
  return value !== '' && field?.problems(parts).length === 0
}
