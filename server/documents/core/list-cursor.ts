/** The place where a page of a list ended, as an opaque text that fits into an address. */
import type { ListPosition } from '../store/list-page-store.ts'

export function cursorOf({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** The place that a text names, or `undefined` where it names none: it comes from whoever asks. */
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
