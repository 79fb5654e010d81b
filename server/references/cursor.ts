/** The place where a page of an answer ended, as an opaque text that fits into an address. */
import { Problem } from '../http/problems.ts'

export function cursorOf(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a place; it comes from whoever asks, and one that nobody gave is refused. */
export function partsOf(cursor: string, count: number): readonly string[] {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string')) {
    return parts
  }
  const { id: code, message } = noSuchPlace
  throw new Problem('invalid_query', {}, { fields: [{ path: ['after'], message, code }] })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const noSuchPlace = /*i18n*/ {
  id: 'list.after',
  message: 'This is not what an earlier page of the list gave as its next.',
}
