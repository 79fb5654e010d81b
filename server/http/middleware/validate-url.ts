/** Rejects malformed hosts and paths before anything reads them, so that a path can be decoded everywhere. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { Problem } from '../../problems/problems.ts'
import type { Middleware } from '../calls/request-context.ts'

const maxLength = 8_000

export function checkAddress(): Middleware {
  return async ({ req }, next) => {
    const { url = '' } = req
    if (!hasValidHost(req)) throw new Problem('invalid_host', {}, closing)
    if (isTooLong(req)) throw new Problem('address_too_long', { limit: maxLength }, closing)
    if (!url.startsWith('/') || !decodes(url)) throw new Problem('invalid_path')
    await next()
  }
}

const closing = { headers: { connection: 'close' } }

const isTooLong = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.length > maxLength

/** Whether a request may be answered before the middleware. */
export const isWellFormed = (request: IncomingMessage) => hasValidHost(request) && !isTooLong(request)

function decodes(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/** Exactly one name or address, with or without a port. */
function hasValidHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let host: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[index + 1]
  }
  return host !== undefined && (host === lastValidHost || isValid(host))
}

/** Nearly all requests have the same host. */
let lastValidHost: string | undefined

const shape =
  /^(?:(?<name>[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?)|\[(?<address>[0-9a-f:.]{2,45})\])(?::(?<port>\d{1,5}))?$/i

function isValid(host: string): boolean {
  const { name, address, port = '0' } = shape.exec(host)?.groups ?? {}
  if (name === undefined && (address === undefined || !isIPv6(address))) return false
  if (Number(port) > 65_535 || !URL.canParse(`http://${host}`)) return false
  lastValidHost = host
  return true
}

const toolAddress = /^\/(?:@fs\/|@id\/|@vite\/|__vite)/

/** Answers 404 for the URLs of the build tools, which serve files only in development. */
export function refuseToolAddresses(): Middleware {
  return async ({ path }, next) => {
    if (toolAddress.test(path)) throw new Problem('no_such_page', { path })
    await next()
  }
}
