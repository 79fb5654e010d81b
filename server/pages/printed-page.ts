/**
 * A page as bytes: compressed both ways, with its headers laid out once as Node writes them fastest. From here it leaves
 * without anything being computed.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Headers } from '../http/headers.ts'
import type { Encoding } from './choose-encoding.ts'
import { chooseEncoding } from './choose-encoding.ts'

export interface PrintedPage {
  readonly forms: Readonly<Record<Encoding, Form>>
  /** How much memory it takes, roughly. */
  readonly bytes: number
}

interface Form {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turns. */
  readonly headers: string[]
  readonly headersUnchanged: string[]
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function printPage(html: string, headers: Headers): Promise<PrintedPage> {
  const identity = Buffer.from(html)
  const options = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  }
  const [br, gzipped] = await Promise.all([brotli(identity, options), zip(identity)])
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url')
  const form = (encoding: Encoding, body: Buffer): Form =>
    formOf(encoding, body, `"${hash.slice(0, 22)}-${encoding}"`, headers)
  return {
    forms: { br: form('br', br), gzip: form('gzip', gzipped), identity: form('identity', identity) },
    bytes: br.length + gzipped.length + identity.length + 4_000,
  }
}

function formOf(encoding: Encoding, body: Buffer, etag: string, headers: Headers): Form {
  const both = { ...headers, etag }
  const whole = {
    ...both,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { body, etag, headers: Object.entries(whole).flat(), headersUnchanged: Object.entries(both).flat() }
}

export function sendPrinted(page: PrintedPage, request: IncomingMessage, response: ServerResponse): void {
  const form = page.forms[chooseEncoding(request.headers['accept-encoding'])]
  if (isKnown(form.etag, request.headers['if-none-match'])) {
    response.writeHead(304, form.headersUnchanged).end()
  } else if (request.method === 'HEAD') {
    response.writeHead(200, form.headers).end()
  } else {
    response.writeHead(200, form.headers).end(form.body)
  }
}

/** Proxies that compress by themselves mark the tag as weak; it is the same page all the same. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
