/** Path of a draft: where its page is, or would be, on the site. */
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, pagePath } from '@cyanotype/content/model/index.ts'

/**
 * The path of the page of a draft. Missing parts of the path are replaced: the slug by the id, a choice by
 * its first option. Percent-encoded. `undefined` for a type without pages.
 */
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
