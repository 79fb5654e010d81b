/** Targets of links: safe URLs, and links to documents by their id. */
import { documentIdForm } from './fields/link-fields.ts'

/**
 * Safe URLs for links: relative, `http:`, `https:`, `mailto:` and `tel:`. Control characters and spaces are
 * removed before the check, as browsers do, so that `java
 * script:` is recognised.
 */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The trimmed URL, or `undefined` if it must not become a link. */
export function safeHref(href: string): string | undefined {
  const visible = decoded(href).replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (visible === '' || /^[\\/]{2}/.test(visible)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(visible)?.[1]?.toLowerCase()
  if (scheme !== undefined && !allowed.has(scheme)) return undefined
  if (scheme === undefined && /^[^/?#]*:/.test(visible)) return undefined
  return href.trim()
}

/**
 * Percent-encoding can hide a scheme, as in `javascript%3A`. A browser would not run it, but it is rejected
 * anyway.
 */
function decoded(href: string): string {
  const head = href.slice(0, 64)
  try {
    return decodeURIComponent(head) + href.slice(64)
  } catch {
    return href
  }
}

/**
 * Document links: a link to `document:updates/0192…` is rendered as the current path of the document in the
 * language of the page.
 */
export interface DocumentTarget {
  readonly type: string
  readonly id: string
  /** `?…` and `#…` after it, unchanged. */
  readonly rest: string
}

const scheme = 'document:'
const hrefPattern = /^document:([a-z][a-z-]{0,40})\/([0-9a-z-]{1,64})([?#].*)?$/

export function documentHref(type: string, id: string): string {
  return `${scheme}${type}/${id}`
}

/** The document of a link, or `undefined` for any other URL. */
export function readDocumentHref(href: string): DocumentTarget | undefined {
  const [, type, id, rest = ''] = hrefPattern.exec(href.trim()) ?? []
  if (type === undefined || id === undefined || !documentIdForm.test(id)) return undefined
  return { type, id, rest }
}

/** Whether an author may use it as the target of a link. */
export function isLinkable(href: string): boolean {
  return safeHref(href) !== undefined || readDocumentHref(href) !== undefined
}
