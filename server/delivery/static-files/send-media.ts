/** Sends media files with their detected type and a policy that blocks scripts. */
import type { IncomingHttpHeaders } from 'node:http'
import { isPersonal } from '../../http/calls/principal.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { drawingPolicy } from '../../http/middleware/security-headers.ts'
import { matchesEtag } from '../../http/response/cached-response.ts'
import { redirect } from '../../http/response/redirect.ts'
import type { Media, MediaSource, StoredItem } from '../../media/index.ts'
import { accessTo } from '../../media/index.ts'
import { Problem } from '../../problems/problems.ts'

const address = /^\/media\/([0-9a-f-]{36})\/([0-9a-f]{64})\.([a-z0-9]+)$/
const forEver = 'public, max-age=31536000, immutable'
const filePolicy = "default-src 'none'; sandbox"
const shown = new Set(['picture', 'drawing', 'video', 'audio'])

export async function sendMedia(context: Context, path: string, source: MediaSource): Promise<void> {
  const [, id = '', hash = '', extension = ''] = address.exec(path) ?? []
  const forVisitor = !isPersonal(context.state.visitor)
  const item = id === '' ? undefined : await source.media.stored({ id, hash, extension }, forVisitor)
  const mediaAccess = item && (await accessTo(context, item, source))
  if (item === undefined || mediaAccess === undefined) throw new Problem('not_found')
  const { isPublic, leadsOn } = mediaAccess
  if (leadsOn) return redirectToCurrent(context, item, isPublic)
  context.set('cache-control', isPublic && item.bytes !== undefined ? forEver : 'private, no-store')
  await send(context, item, hash, source.media)
}

/** The file was replaced: an earlier URL redirects to the current one. */
function redirectToCurrent(context: Context, { address }: StoredItem, isPublic: boolean): void {
  redirect(context, 302, address)
  context.set('cache-control', isPublic ? 'no-cache' : 'private, no-store')
}

async function send(context: Context, item: StoredItem, hash: string, media: Media): Promise<void> {
  const etag = `"${hash}"`
  context.set({
    etag,
    'content-security-policy': item.kind === 'drawing' ? drawingPolicy : filePolicy,
    'content-disposition': shown.has(item.kind)
      ? 'inline'
      : `attachment; filename*=UTF-8''${encoded(item.name)}`,
  })
  if (matchesEtag(etag, context.headers['if-none-match'])) {
    context.status = 304
    return
  }
  context.set('content-type', item.key.type)
  const { bytes } = item
  const requested =
    bytes === undefined ? { kind: 'whole' as const } : requestedRange(context.headers, bytes, etag)
  if (bytes !== undefined) context.set('accept-ranges', 'bytes')
  if (requested.kind === 'nothing') {
    throw new Problem('range_not_there', {}, { headers: { 'content-range': `bytes */${bytes}` } })
  }
  const range = requested.kind === 'part' ? requested : undefined
  const body = context.method === 'HEAD' ? undefined : await media.bytes(item, range)
  if (body === undefined && context.method !== 'HEAD') throw new Problem('media_unavailable')
  context.status = range === undefined ? 200 : 206
  if (range !== undefined) context.set('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
  context.body = body ?? ''
  if (bytes !== undefined) context.length = range === undefined ? bytes : range.to - range.from + 1
  context.set('content-type', item.key.type) // Koa sets a type with every body
}

type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'nothing' }

const fullFile = { kind: 'whole' } as const

/**
 * The requested range: RFC 9110, section 14. Only a single range is supported. For several ranges, an invalid
 * range, or a range of another version, the whole file is sent, as the standard allows. Joining many ranges
 * would be an easy attack.
 */
export function requestedRange(headers: IncomingHttpHeaders, bytes: number, etag: string): RequestedRange {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return fullFile
  const [, first, last] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return fullFile
  if (first === '') return part(Math.max(0, bytes - Number(last)), bytes - 1, bytes)
  if (last !== '' && Number(last) < Number(first)) return fullFile
  return part(Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1), bytes)
}

function part(from: number, to: number, bytes: number): RequestedRange {
  return from >= bytes || from > to ? { kind: 'nothing' } : { kind: 'part', from, to }
}

/** RFC 8187: escapes everything that is not allowed in the header. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
