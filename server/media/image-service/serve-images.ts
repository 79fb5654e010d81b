/** `GET /_ipx/{modifiers}/{source}`: checks access to the source, and sets the caching of the response. */

import { isPersonal } from '../../http/calls/principal.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import type { Limits } from '../../http/limits/index.ts'
import { drawingPolicy } from '../../http/middleware/security-headers.ts'
import { matchesEtag } from '../../http/response/cached-response.ts'
import { redirect } from '../../http/response/redirect.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaSource } from '../index.ts'
import { accessTo } from '../index.ts'
import type { Image } from './image-cache.ts'
import { ImageProblem, sendImageProblem } from './image-problem.ts'
import type { ImageClient, Images } from './index.ts'
import type { Modifiers } from './parse-modifiers.ts'
import { readModifiers } from './parse-modifiers.ts'

interface ImageSource extends MediaSource {
  readonly images: Images
  readonly limits: Limits
}

/** The raw URL: encoded parts are decoded once, by their parser. */
const address = /^\/_ipx(?:\/([^/?]*)(?:\/([^?]*))?)?(?:\?|$)/
const forEver = 'public, max-age=31536000, immutable'
const forNobody = 'private, no-store'
const forSeconds = (seconds: number) => `max-age=${seconds}, public, s-maxage=${seconds}`

export function serveImages(from: ImageSource): Middleware {
  return async (context, next) => {
    const [match, modifiers = '', source = ''] = address.exec(context.req.url ?? '') ?? []
    if (match === undefined) return next()
    try {
      if (!['GET', 'HEAD'].includes(context.method)) {
        throw new ImageProblem('IPX_METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed')
      }
      await sendImage(context, { modifiers, source }, from)
    } catch (problem) {
      if (!(problem instanceof ImageProblem)) throw problem
      sendImageProblem(context, problem)
    }
  }
}

interface ImageRequest {
  readonly modifiers: string
  readonly source: string
}

async function sendImage(context: Context, request: ImageRequest, from: ImageSource): Promise<void> {
  const modifiers = readModifiers(request.modifiers)
  const source = readSource(request.source)
  if (modifiers.format === 'auto') context.vary('accept')
  if (source.kind === 'media') return sendItem({ context, request, modifiers, source, from })
  const image = await from.images.ofRemote(source.url, modifiers, await clientOf(context, from))
  const left = Math.ceil(((image.goodUntil ?? 0) - Date.now()) / 1_000)
  send(context, image, { cacheControl: forSeconds(Math.max(0, left)) })
}

async function sendItem({
  context,
  request,
  modifiers,
  source,
  from,
}: {
  readonly context: Context
  readonly request: ImageRequest
  readonly modifiers: Modifiers
  readonly source: Extract<Source, { readonly kind: 'media' }>
  readonly from: ImageSource
}): Promise<void> {
  const item = await from.media.stored(source, !isPersonal(context.state.visitor))
  const isImage = item?.kind === 'picture' || item?.kind === 'drawing'
  const mediaAccess = isImage ? await accessTo(context, item, from) : undefined
  if (item === undefined || mediaAccess === undefined)
    throw new ImageProblem('IPX_FILE_NOT_FOUND', 'File not found')
  if (mediaAccess.leadsOn) {
    redirect(context, 302, `/_ipx/${request.modifiers}${item.address}`)
    context.set('cache-control', mediaAccess.isPublic ? 'no-cache' : forNobody)
    return
  }
  const image = await from.images.ofItem(item, modifiers, await clientOf(context, from))
  const isForAll = mediaAccess.isPublic && item.bytes !== undefined
  const cacheControl = source.hash === undefined ? forSeconds(60) : forEver
  send(context, image, { cacheControl: isForAll ? cacheControl : forNobody, modified: item.changedAt })
}

type Source =
  | { readonly kind: 'media'; readonly id: string; readonly hash?: string; readonly extension?: string }
  | { readonly kind: 'remote'; readonly url: URL }

const item =
  /^(?:media\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/([0-9a-f]{64})\.([a-z0-9]{2,5}))?$/

/**
 * Parses the source of an image: a media item or another host. `text` is the part of the URL after the
 * modifiers without the slash, still encoded.
 */
export function readSource(text: string): Source {
  const decoded = decodeURIComponent(text)
  if (decoded === '') throw new ImageProblem('IPX_MISSING_ID', 'The source is missing')
  if (/^[a-z][a-z0-9+.-]*:/i.test(decoded)) return { kind: 'remote', url: remoteUrl(decoded) }
  const path = decoded.replace(/^\/+/, '')
  if (escapesRoot(path)) throw new ImageProblem('IPX_FORBIDDEN_PATH', 'Forbidden path')
  const [, id, hash, extension] = item.exec(path) ?? []
  if (id === undefined) throw new ImageProblem('IPX_FILE_NOT_FOUND', 'File not found')
  return hash === undefined || extension === undefined
    ? { kind: 'media', id }
    : { kind: 'media', id, hash, extension }
}

/** Decodes repeatedly, to detect multiple encoding. */
function escapesRoot(path: string): boolean {
  let decoded = path
  for (let times = 0; times < 12; times++) {
    if (/[\\\0]|(?:^|\/)\.\.?(?:\/|$)/.test(decoded)) return true
    const next = decoded.replace(/%(25|2e|2f|5c|00)/gi, (code) => decodeURIComponent(code))
    if (next === decoded) return false
    decoded = next
  }
  return true
}

/**
 * Proxies merge double slashes, so `https:/host/path` is repaired. Whether it may be fetched is checked
 * later.
 */
function remoteUrl(text: string): URL {
  const url = URL.parse(text.replace(/^(https?):\/*/i, '$1://'))
  if (url === null || url.hostname === '') {
    throw new ImageProblem('IPX_MISSING_HOSTNAME', 'Hostname is missing')
  }
  url.hash = ''
  return url
}

async function clientOf(context: Context, { auth, limits }: ImageSource): Promise<ImageClient> {
  const { accept } = context.headers
  const { visitor } = context.state
  if ((await auth.actorOf(visitor.session)) !== undefined) return { accept, isSignedIn: true }
  return { accept, spend: () => spendImage(visitor, limits) }
}

function spendImage(visitor: Context['state']['visitor'], limits: Limits): void {
  try {
    limits.spend(visitor, 'images')
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const message = 'Too many images in sizes that no page uses: try again later'
    throw new ImageProblem('IPX_TOO_MANY_REQUESTS', message, problem.details.headers)
  }
}

interface Freshness {
  readonly cacheControl: string
  /** When the source was last changed. */
  readonly modified?: Date
}

function send(context: Context, image: Image, { cacheControl, modified }: Freshness): void {
  const etag = `"${image.hash}"`
  context.set({
    etag,
    'cache-control': cacheControl,
    'content-security-policy': image.type === 'image/svg+xml' ? drawingPolicy : "default-src 'none'",
    ...(modified && { 'last-modified': modified.toUTCString() }),
  })
  if (isNotModified(context, etag, modified)) {
    context.status = 304
    return
  }
  context.status = 200
  context.body = image.bytes
  context.set('content-type', image.type)
}

/** An ETag takes precedence over the date. */
function isNotModified({ headers }: Context, etag: string, modified: Date | undefined): boolean {
  const condition = headers['if-none-match']
  if (condition !== undefined) return matchesEtag(etag, condition)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== undefined && Math.floor(modified.getTime() / 1_000) * 1_000 <= since
}
