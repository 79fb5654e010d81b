/**
 * An address that follows a document wherever it goes: `document:updates/0192…` in a link, a menu or a text becomes the
 * document's present path in the language of the page that shows it, when the page is made.
 */
import { documentIdForm } from './fields/reference.ts'
import { safeHref } from './safe-href.ts'

export interface DocumentTarget {
  readonly type: string
  readonly id: string
  /** `?…` and `#…` behind it, kept as they are. */
  readonly rest: string
}

const scheme = 'document:'
const shape = /^document:([a-z][a-z-]{0,40})\/([0-9a-z-]{1,64})([?#].*)?$/

export function documentHref(type: string, id: string): string {
  return `${scheme}${type}/${id}`
}

/** Which document an address follows; `undefined` where it is an address of another kind. */
export function readDocumentHref(href: string): DocumentTarget | undefined {
  const [, type, id, rest = ''] = shape.exec(href.trim()) ?? []
  if (type === undefined || id === undefined || !documentIdForm.test(id)) return undefined
  return { type, id, rest }
}

/** Whether an author may let a link lead there. */
export function isLinkable(href: string): boolean {
  return safeHref(href) !== undefined || readDocumentHref(href) !== undefined
}
