/**
 * Cached response: a body as bytes, with headers in the form that Node writes fastest. It is compressed on
 * the first request that accepts it, and then sent without any further work.
 */
import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import type { BrotliOptions } from 'node:zlib'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Context, Middleware } from '../calls/request-context.ts'
import type { Headers } from '../middleware/security-headers.ts'
import type { Encoding } from './negotiation.ts'
import { chooseEncoding } from './negotiation.ts'

export interface CachedResponse {
  readonly body: Buffer
  readonly headers: Headers
  /** The ETag of each encoding starts with it. */
  readonly hash: string
  /** The approximate memory of all its encodings. */
  readonly bytes: number
  /** How often it was requested since it is in memory. */
  requests: number
  /** The encodings that were requested so far. */
  readonly forms: Partial<Record<Encoding, Form>>
}

interface Form {
  readonly body: Buffer
  /** The body as a single string, where it is short. */
  readonly single: string | undefined
  /** Names and values alternate. */
  readonly headers: string[]
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli quality. `usual` is for clients that wait, and `fastest` for a page that was published a moment ago. */
const quality = { fastest: 1, usual: 5, best: 11 }

/** Below this, compressing on this thread costs less than passing it to another. */
const maxBytesOnThread = 100_000

/** The headers contain the content type. */
export function toCachedResponse(content: string | Buffer, headers: Headers): CachedResponse {
  const body = typeof content === 'string' ? bytesOf(content) : content
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url')
  return { body, headers, hash: hash.slice(0, 22), bytes: body.length * 2 + 4_000, requests: 0, forms: {} }
}

/** Encodes through UTF-16, the internal form of multi-script texts: five times as fast as direct encoding. */
function bytesOf(text: string): Buffer {
  return text.isWellFormed() ? transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') : Buffer.from(text)
}

/**
 * `changed` contains headers that differ for this response. Returns a promise only when a long body must be compressed
 * first: it resolves when the response is written.
 */
export function sendCachedResponse(
  cachedResponse: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  changed?: Headers,
): Promise<void> | undefined {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = etagOf(cachedResponse, encoding)
  if (matchesEtag(etag, request.headers['if-none-match'])) {
    response.writeHead(304, { ...withoutType(cachedResponse.headers), ...changed, etag }).end()
    return undefined
  }
  const form = cachedResponse.forms[encoding] ?? compressNow(cachedResponse, encoding, quality.usual)
  if (form !== undefined) return sendForm(form, request, response, changed)
  return compressAsync(cachedResponse, encoding, quality.usual).then(
    (compressed) => sendForm(compressed, request, response, changed),
    () => void response.destroy(),
  )
}

function withChanges(headers: readonly string[], changed: Headers): string[] {
  const unchanged = headers.flatMap((name, at) => {
    const isName = at % 2 === 0
    return isName && changed[name] === undefined ? [name, headers[at + 1] ?? ''] : []
  })
  return [...unchanged, ...Object.entries(changed).flat()]
}

function sendForm(
  { body, single, headers }: Form,
  request: IncomingMessage,
  response: ServerResponse,
  changed: Headers | undefined,
): undefined {
  response.writeHead(200, changed ? withChanges(headers, changed) : headers)
  if (request.method === 'HEAD') response.end()
  else endWithOneWrite(response, body, single)
}

/**
 * The best quality takes fifty times as long as the usual one and saves a tenth: only for popular responses,
 * one at a time in the background.
 */
export function compressInBackground(): (cachedResponse: CachedResponse) => void {
  let inFlight: Promise<unknown> = Promise.resolve()
  return (cachedResponse) => {
    inFlight = inFlight.then(() => compressAsync(cachedResponse, 'br', quality.best)).catch(() => {})
  }
}

/**
 * Compresses with brotli, which most clients accept. The usual quality follows in the background and replaces
 * this soon.
 */
export function compressFast(cachedResponse: CachedResponse): void {
  if (compressNow(cachedResponse, 'br', quality.fastest) === undefined) return
  // After the waiting requests are answered.
  setImmediate(() => void compressAsync(cachedResponse, 'br', quality.usual).catch(() => {}))
}

/** Returns nothing where it would take too long. */
function compressNow(cachedResponse: CachedResponse, encoding: Encoding, level: number): Form | undefined {
  const { body } = cachedResponse
  if (encoding === 'identity') return storeForm(cachedResponse, encoding, body)
  if (body.length > maxBytesOnThread) return undefined
  if (encoding === 'gzip') return storeForm(cachedResponse, encoding, gzipSync(body))
  return storeForm(cachedResponse, encoding, brotliCompressSync(body, brotliOptions(body, level)))
}

async function compressAsync(
  cachedResponse: CachedResponse,
  encoding: Encoding,
  level: number,
): Promise<Form> {
  const { body } = cachedResponse
  return storeForm(
    cachedResponse,
    encoding,
    await (encoding === 'br' ? brotli(body, brotliOptions(body, level)) : zip(body)),
  )
}

/** The body is the same for every quality, so the ETag is too. The smallest result wins. */
function storeForm(cachedResponse: CachedResponse, encoding: Encoding, body: Buffer): Form {
  const cached = cachedResponse.forms[encoding]
  if (cached !== undefined && cached.body.length <= body.length) return cached
  const headers = Object.entries({
    ...cachedResponse.headers,
    etag: etagOf(cachedResponse, encoding),
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }).flat()
  const form = { body, single: toBinaryString(body), headers }
  cachedResponse.forms[encoding] = form
  return form
}

function brotliOptions(body: Buffer, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

const etagOf = ({ hash }: CachedResponse, encoding: Encoding) => `"${hash}-${encoding}"`

function withoutType({ 'content-type': _, ...headers }: Headers): Headers {
  return headers
}

/** Compares ETags weakly, because proxies that compress mark them as weak. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

// Sends a short response in one write with its headers. Node joins them only when the body is a string. Decoded as
// Latin-1, bytes become such a string without change.

/** Joining saves a twentieth below this, and costs as much above it. */
const maxJoinedBytes = 6_144

/** Returns nothing for a longer body. */
function toBinaryString(bytes: Buffer): string | undefined {
  return bytes.length > maxJoinedBytes ? undefined : bytes.toString('latin1')
}

/** `joined` is the body as a string, if it is known already. */
function endWithOneWrite(response: ServerResponse, bytes: Buffer, joined = toBinaryString(bytes)): void {
  if (joined === undefined) response.end(bytes)
  else response.end(joined, 'latin1')
}

export function writeOnce(): Middleware {
  return async (context, next) => {
    await next()
    const { body, res } = context
    if (!Buffer.isBuffer(body) || !isWritten(context)) return
    context.respond = false
    endWithOneWrite(res, body)
  }
}

/** Responses without a body are left to Koa. */
function isWritten({ method, status, writable, headerSent }: Context): boolean {
  return method !== 'HEAD' && status !== 204 && status !== 205 && status !== 304 && writable && !headerSent
}

/**
 * Omits the keep-alive headers for browsers, which handle closed connections and would receive them with each
 * response. Programs get the timeout, so that they do not reuse a connection that is about to close.
 */
export function omitKeepAlive(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive && !response.hasHeader('connection'))
    response.removeHeader('connection')
}
