/** The place where a page of the list ended, as a text that fits into an address. */
import { noSuchPosition } from '../../problems/unknown-cursor.ts'
import type { EnquiryCursor } from './enquiry-store.ts'

/** After everything that will ever be written. */
const newest: EnquiryCursor = { at: '9', id: '' }

export function cursorOf({ at, id }: EnquiryCursor): string {
  return `${at}~${id}`
}

/** It comes from whoever asks. */
export function readCursor(cursor: string | undefined): EnquiryCursor {
  if (cursor === undefined) return newest
  const [at, id] = cursor.split('~')
  if (at === undefined || id === undefined) throw noSuchPosition()
  return { at, id }
}
