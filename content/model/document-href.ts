/**
 * Document links: a link to `document:updates/0192…` is rendered as the current path of the document in the
 * language of the page.
 */
import { documentIdForm } from './fields/reference.ts'
import { safeHref } from './safe-href.ts'

export interface DocumentTarget {
  readonly type: string
  readonly id: string
  /** `?…` and `#…` after it, unchanged. */
  readonly rest: string
}

const scheme = 'document:'
const shape = /^document:([a-z][a-z-]{0,40})\/([0-9a-z-]{1,64})([?#].*)?$/

export function documentHref(type: string, id: string): string {
  return `${scheme}${type}/${id}`
}

/** The document of a link, or `undefined` for any other URL. */
export function readDocumentHref(href: string): DocumentTarget | undefined {
  const [, type, id, rest = ''] = shape.exec(href.trim()) ?? []
  if (type === undefined || id === undefined || !documentIdForm.test(id)) return undefined
  return { type, id, rest }
}

/** Whether an author may use it as the target of a link. */
export function isLinkable(href: string): boolean {
  return safeHref(href) !== undefined || readDocumentHref(href) !== undefined
}
