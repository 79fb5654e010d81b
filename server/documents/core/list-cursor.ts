/** List cursor: the position at which a page of a list ended, as an opaque text that is safe in a URL. */
import type { ListPosition } from '../store/list-page-store.ts'

export function cursorOf({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** The position of a cursor, or `undefined` if it is invalid: it comes from the client. */
export function positionOf(cursor: string): ListPosition | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined
    const [key, id]: unknown[] = parsed
    return typeof key === 'string' && typeof id === 'string' ? { key, id } : undefined
  } catch {
    return undefined
  }
}
