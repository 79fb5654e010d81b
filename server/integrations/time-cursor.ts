/** Cursor of a list that shows the newest first, as text for a URL. */
import { noSuchPosition } from '../problems/problems.ts'

export interface TimeCursor {
  readonly at: string
  readonly id: string
}

/** After every possible time. */
const newest: TimeCursor = { at: '9', id: '' }

export function cursorOf({ at, id }: TimeCursor): string {
  return `${at}~${id}`
}

/** The cursor is untrusted input. */
export function readCursor(cursor: string | undefined): TimeCursor {
  if (cursor === undefined) return newest
  const [at, id] = cursor.split('~')
  if (at === undefined || id === undefined) throw noSuchPosition()
  return { at, id }
}
