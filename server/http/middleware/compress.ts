/**
 * What the admin's own pages ask for leaves compressed. Only that: the length of an answer that another site provokes would
 * say something about what is in it, and a program beside the server gains nothing by it.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { Context, Middleware } from '../calls/request-context.ts'
import { chooseEncoding } from '../response/choose-encoding.ts'

/** What fits into one packet, with the headers before it, arrives no sooner for being smaller. */
const minBytes = 600

/** Of brotli: somebody waits for it, and nobody asks for the same again. */
const quality = 4

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function compressForOwnPages(): Middleware {
  return async (context, next) => {
    await next()
    if (!isRequestedByOwnPage(context)) return
    const body = bytesOf(context.body)
    if (body === undefined || !isCompressible(context)) return
    context.vary('accept-encoding')
    const encoding = chooseEncoding(context.headers['accept-encoding'])
    if (encoding === 'identity') return
    context.body = encoding === 'br' ? await quickly(body) : await zip(body)
    context.set('content-encoding', encoding)
  }
}

function bytesOf(body: unknown): Buffer | undefined {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return Buffer.isBuffer(bytes) && bytes.length >= minBytes ? bytes : undefined
}

/** A strong tag names these very bytes. */
function isCompressible({ path, response }: Context): boolean {
  const { etag, 'content-encoding': encoding, 'content-type': type } = response.headers
  if (encoding !== undefined || String(etag).startsWith('"')) return false
  if (path.startsWith('/api/')) return String(type).startsWith('application/json')
  return String(type).startsWith('text/html') && /^\/admin(?:\/|$)/.test(readLocale(path).path)
}

/** Every browser says so itself, and no page can say it for another. */
function isRequestedByOwnPage({ headers }: Context): boolean {
  const from = headers['sec-fetch-site']
  return from === 'same-origin' || from === 'none'
}

function quickly(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotli(body, { params })
}
