/** Cursor of the list of enquiries, as text for a URL. */
import { noSuchPosition } from '../../problems/unknown-cursor.ts'
import type { EnquiryCursor } from './enquiry-store.ts'

/** After every possible enquiry. */
const newest: EnquiryCursor = { at: '9', id: '' }

export function cursorOf({ at, id }: EnquiryCursor): string {
  return `${at}~${id}`
}

/** The cursor is untrusted input. */
export function readCursor(cursor: string | undefined): EnquiryCursor {
  if (cursor === undefined) return newest
  const [at, id] = cursor.split('~')
  if (at === undefined || id === undefined) throw noSuchPosition()
  return { at, id }
}
