/**
 * Maps a path of the site to its document and a document to its paths. Both follow the `page` of the content
 * model.
 */
import type { DocumentType, Layer, Locale, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  isKind,
  isLocale,
  isPossibleSlug,
  localizedPath,
  readDocumentHref,
  readLocale,
} from '@cyanotype/content/model/index.ts'

/**
 * The target of a URL: a document in any locale, a page by slug and locale, or a file in the media library.
 */
export type LinkTarget =
  | {
      readonly kind: 'document'
      readonly type: string
      readonly id: string
      readonly locale: Locale | undefined
    }
  | { readonly kind: 'page'; readonly type: string; readonly locale: Locale; readonly slug: string }
  | { readonly kind: 'media'; readonly id: string }

/** `undefined` if the URL is external, or if no document has a page there. */
export function linkTargetOf(types: Types, layer: Layer, address: string): LinkTarget | undefined {
  const followed = readDocumentHref(address)
  if (followed !== undefined) {
    return { kind: 'document', type: followed.type, id: followed.id, locale: undefined }
  }
  const path = pathOf(address)
  const file = path === undefined ? undefined : mediaPath.exec(path)?.[1]
  if (file !== undefined) return { kind: 'media', id: file }
  return path === undefined ? undefined : pageAt(types, layer, path)
}

/** `/media/{id}/{hash}.{extension}`. */
const mediaPath = /^\/media\/([0-9a-z-]+)(?:[./]|$)/

function pageAt(types: Types, layer: Layer, path: string): LinkTarget | undefined {
  const { locale, path: rest } = readLocale(localPath(layer, path))
  for (const type of Object.values(types)) {
    if (type.page === rest && type.kind === 'single') {
      return { kind: 'document', type: type.name, id: type.name, locale }
    }
    const slug = type.slug === undefined ? undefined : patternOf(type)?.exec(rest)?.groups?.slug
    if (slug !== undefined && isPossibleSlug(type, slug))
      return { kind: 'page', type: type.name, locale, slug }
  }
  return undefined
}

/**
 * The path of a URL on this site, decoded and without a trailing slash, or `undefined` if the URL is
 * external.
 */
export function pathOf(address: string): string | undefined {
  if (!address.startsWith('/') || /^[\\/]{2}/.test(address)) return undefined
  const path = /^[^?#]*?(?=\/?(?:[?#]|$))/.exec(address)?.[0] || '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The full path for a path without a locale: links in Greek text go to Greek pages. */
export function localPath(layer: Layer, path: string): string {
  return isLocale(layer) && readLocale(path).locale === defaultLocale() ? localizedPath(layer, path) : path
}

/** `/updates/{slug}` as a regular expression. A slug of the documentation contains slashes. */
function patternOf({ page }: DocumentType): RegExp | undefined {
  if (page === undefined) return undefined
  const parts = page.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return RegExp.escape(part)
    return name === 'slug' ? '(?<slug>.+)' : '[^/]+'
  })
  return new RegExp(`^${parts.join('')}$`)
}

/**
 * Every path that a document with this slug can have. A part that depends on a select field is tried with
 * each choice.
 */
export function pathsWith(type: DocumentType, locale: Locale, slug: string): readonly string[] {
  if (type.page === undefined) return []
  const names = [...type.page.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const paths = names.reduce<readonly string[]>(
    (some, name) => {
      const values = name === 'slug' ? [slug] : choicesOf(type, name)
      return some.flatMap((path) => values.map((value) => path.replace(`{${name}}`, () => value)))
    },
    [type.page],
  )
  return paths.map((path) => localizedPath(locale, path))
}

function choicesOf(type: DocumentType, name: string): readonly string[] {
  const field = type.fields[name]
  return field !== undefined && isKind(field, 'select') ? Object.keys(field.choices) : []
}
