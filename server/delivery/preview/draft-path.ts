/** Where the page of a draft is: a draft may lack what its address is made of, and can be looked at all the same. */
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, pagePath } from '@cyanotype/content/model/index.ts'

/** Encoded; `undefined` for a type without pages. Its id stands in for an address, the first choice for a choice. */
export function draftPath(
  type: DocumentType,
  id: string,
  locale: Locale,
  data: LayerData,
): string | undefined {
  const parts = [...(type.page ?? '').matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part)
  const filled = parts.map((part) => {
    const name = part === 'slug' ? (type.slug ?? part) : part
    return [name, data[name] || (part === 'slug' ? id : firstChoice(type, name))]
  })
  const path = pagePath(type, locale, { ...data, ...Object.fromEntries(filled) })
  return path === undefined ? undefined : new URL(path, 'http://localhost').pathname
}

function firstChoice({ fields }: DocumentType, name: string): string {
  const field = fields[name]
  return field !== undefined && isKind(field, 'select') ? (Object.keys(field.choices)[0] ?? '') : ''
}
