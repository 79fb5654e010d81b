/**
 * Compresses responses to requests of the admin only. The length of a compressed response that another site can
 * provoke would reveal something about its content (BREACH), and programs gain little from compression.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { Context, Middleware } from '../calls/request-context.ts'
import { chooseEncoding } from '../response/negotiation.ts'

/** A response that fits into one packet with its headers arrives no sooner when compressed. */
const minBytes = 600

/** For brotli. A user waits for the response, and it is not reused. */
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

/** A strong ETag identifies exactly these bytes. */
function isCompressible({ path, response }: Context): boolean {
  const { etag, 'content-encoding': encoding, 'content-type': type } = response.headers
  if (encoding !== undefined || String(etag).startsWith('"')) return false
  if (path.startsWith('/api/')) return String(type).startsWith('application/json')
  return String(type).startsWith('text/html') && /^\/admin(?:\/|$)/.test(readInterfaceLocale(path).path)
}

/** Browsers send these headers themselves, and no page can forge them. */
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
