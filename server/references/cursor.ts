/** The place where a page of an answer ended, as an opaque text that fits into an address. */
import { noSuchPosition } from '../problems/unknown-cursor.ts'

export function cursorOf(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a place; it comes from whoever asks, and one that nobody gave is refused. */
export function partsOf(cursor: string, count: number): readonly string[] {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string')) {
    return parts
  }
  throw noSuchPosition()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
