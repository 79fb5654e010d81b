/**
 * What is printed as bytes: with its headers laid out once as Node writes them fastest, and compressed when somebody first
 * asks for it compressed. From then on it leaves without anything being computed.
 */
import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import type { BrotliOptions } from 'node:zlib'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Headers } from '../middleware/security-headers.ts'
import type { Encoding } from './choose-encoding.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { matchesEtag } from './etag-matches.ts'
import { asOneString, endInOneWrite } from './single-write.ts'

export interface CachedResponse {
  readonly body: Buffer
  readonly headers: Headers
  /** The tag of each form begins with it. */
  readonly hash: string
  /** How much memory it takes, roughly, with all its forms. */
  readonly bytes: number
  /** How often it was asked for since it is in memory. */
  requests: number
  /** As they have been asked for. */
  readonly forms: Partial<Record<Encoding, Form>>
}

interface Form {
  readonly body: Buffer
  /** The body as it leaves, where it is short. */
  readonly single: string | undefined
  /** Names and values in turns. */
  readonly headers: string[]
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How much effort brotli makes. Somebody waits for it, */
const quick = 5
/** or has waited long enough for what was published this very moment, */
const hasty = 1
/** or nobody does. */
const best = 11

/** In bytes: to hand it to another thread and take it back costs more than to do it, the quick way. */
const small = 100_000

/** The headers name the type of what is in it. */
export function toCachedResponse(content: string | Buffer, headers: Headers): CachedResponse {
  const body = typeof content === 'string' ? bytesOf(content) : content
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url')
  return { body, headers, hash: hash.slice(0, 22), bytes: body.length * 2 + 4_000, requests: 0, forms: {} }
}

/** By way of UTF-16, in which a text of several scripts is held: five times as quick as letter by letter. */
function bytesOf(text: string): Buffer {
  return text.isWellFormed() ? transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') : Buffer.from(text)
}

/** `changed`: headers that differ this time. */
export function sendCachedResponse(
  cachedResponse: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  changed?: Headers,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = etagOf(cachedResponse, encoding)
  if (matchesEtag(etag, request.headers['if-none-match'])) {
    response.writeHead(304, { ...withoutType(cachedResponse.headers), ...changed, etag }).end()
    return
  }
  const form = cachedResponse.forms[encoding] ?? packedNow(cachedResponse, encoding, quick)
  const send = ({ headers, ...made }: Form) =>
    sendForm({ ...made, headers: changed ? withChanges(headers, changed) : headers }, request, response)
  if (form !== undefined) send(form)
  else {
    packedBeside(cachedResponse, encoding, quick).then(send, () => response.destroy())
  }
}

function withChanges(headers: readonly string[], changed: Headers): string[] {
  const kept = headers.flatMap((name, at) => {
    const isName = at % 2 === 0
    return isName && changed[name] === undefined ? [name, headers[at + 1] ?? ''] : []
  })
  return [...kept, ...Object.entries(changed).flat()]
}

function sendForm(form: Form, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, form.headers)
  if (request.method === 'HEAD') response.end()
  else endInOneWrite(response, form.body, form.single)
}

/** Brotli’s best takes fifty times as long as its quick way, and saves a tenth: for those whom many ask for, beside answering. */
export function oneAfterAnother(): (cachedResponse: CachedResponse) => void {
  let inFlight: Promise<unknown> = Promise.resolve()
  return (cachedResponse) => {
    inFlight = inFlight.then(() => packedBeside(cachedResponse, 'br', best)).catch(() => {})
  }
}

/** In the form that most ask for. The usual effort follows beside answering, and takes the place of this within moments. */
export function packHastily(cachedResponse: CachedResponse): void {
  if (packedNow(cachedResponse, 'br', hasty) === undefined) return
  // After those who wait were answered.
  setImmediate(() => void packedBeside(cachedResponse, 'br', quick).catch(() => {}))
}

/** Nothing where that would take too long. */
function packedNow(cachedResponse: CachedResponse, encoding: Encoding, quality: number): Form | undefined {
  const { body } = cachedResponse
  if (encoding === 'identity') return packed(cachedResponse, encoding, body)
  if (body.length > small) return undefined
  if (encoding === 'gzip') return packed(cachedResponse, encoding, gzipSync(body))
  return packed(cachedResponse, encoding, brotliCompressSync(body, effort(body, quality)))
}

async function packedBeside(
  cachedResponse: CachedResponse,
  encoding: Encoding,
  quality: number,
): Promise<Form> {
  const { body } = cachedResponse
  return packed(
    cachedResponse,
    encoding,
    await (encoding === 'br' ? brotli(body, effort(body, quality)) : zip(body)),
  )
}

/** The text is the same whatever the effort, so its tag is, too. The smallest is kept. */
function packed(cachedResponse: CachedResponse, encoding: Encoding, body: Buffer): Form {
  const known = cachedResponse.forms[encoding]
  if (known !== undefined && known.body.length <= body.length) return known
  const headers = Object.entries({
    ...cachedResponse.headers,
    etag: etagOf(cachedResponse, encoding),
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }).flat()
  const form = { body, single: asOneString(body), headers }
  cachedResponse.forms[encoding] = form
  return form
}

function effort(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

const etagOf = ({ hash }: CachedResponse, encoding: Encoding) => `"${hash}-${encoding}"`

function withoutType({ 'content-type': _, ...headers }: Headers): Headers {
  return headers
}
