/** What part of a file somebody asks for: RFC 9110, section 14. */
import type { IncomingHttpHeaders } from 'node:http'

export type Wanted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'nothing' }

const whole = { kind: 'whole' } as const

/**
 * One range is answered. Several are answered with the whole file, as the standard allows: the work of putting them
 * together would be for whoever asks for very many. So is what makes no sense, and a range of a file that has changed.
 */
export function wantedRange(headers: IncomingHttpHeaders, bytes: number, etag: string): Wanted {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return whole
  const [, first, last] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return whole
  if (first === '') return part(Math.max(0, bytes - Number(last)), bytes - 1, bytes)
  if (last !== '' && Number(last) < Number(first)) return whole
  return part(Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1), bytes)
}

function part(from: number, to: number, bytes: number): Wanted {
  return from >= bytes || from > to ? { kind: 'nothing' } : { kind: 'part', from, to }
}
