/** The place where a page of the list ended, as a text that fits into an address. */
import { noSuchPlace } from '../../problems/unknown-cursor.ts'
import type { Place } from './enquiry-store.ts'

/** After everything that will ever be written. */
const newest: Place = { at: '9', id: '' }

export function cursorOf({ at, id }: Place): string {
  return `${at}~${id}`
}

/** It comes from whoever asks. */
export function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return newest
  const [at, id] = cursor.split('~')
  if (at === undefined || id === undefined) throw noSuchPlace()
  return { at, id }
}
