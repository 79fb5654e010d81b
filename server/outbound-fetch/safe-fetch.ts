/**
 * Safe HTTP client: every request to a URL that a user entered goes through here. It reaches public addresses
 * only. Configured services, such as the database or the media store, have their own clients.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { tracedRequest } from '../platform/spans.ts'

interface OutgoingRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How many redirects to follow. Each address is checked like the first. */
  readonly redirects?: number
  /** The timeout of the whole request. */
  readonly milliseconds?: number
  /** The limit of the response body, unpacked. */
  readonly maxBytes?: number
  /** Only the status is needed: the promise resolves before the body, which is discarded. */
  readonly isUnread?: boolean
  /** Cancels the request. */
  readonly signal?: AbortSignal
  /** An additional check of each URL, also after a redirect. */
  readonly allows?: (url: URL) => boolean
}

interface OutgoingResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
}

/** Throws `OutgoingProblem`. A response with any status is a success. */
export type SafeFetch = (url: URL, request?: OutgoingRequest) => Promise<OutgoingResponse>

interface SafeFetchOptions {
  /** Ports of this machine that may be called. For tests. */
  readonly loopbackPorts?: readonly number[]
  readonly resolve?: Resolve
}

const timeoutMs = 10_000
const defaultMaxBytes = 25_000_000

type OutgoingError =
  /** The protocol, port or address is not allowed. */
  | 'forbidden'
  /** No complete response, or not in time. */
  | 'unreachable'
  | 'too_large'
  | 'too_many_redirects'

/** Why an outgoing request failed. The caller decides what the user sees. */
export class OutgoingProblem extends Error {
  readonly reason: OutgoingError

  constructor(reason: OutgoingError) {
    super(`an outgoing call failed: ${reason}`)
    this.name = 'OutgoingProblem'
    this.reason = reason
  }
}

export function openSafeFetch({ loopbackPorts = [], resolve }: SafeFetchOptions = {}): SafeFetch {
  const lookup = publicLookup(resolve)

  return async (first, request = {}) => {
    const { redirects = 0, milliseconds = timeoutMs, maxBytes = defaultMaxBytes } = request
    const options = { lookup, agent: false, signal: signalWithTimeout(milliseconds, request.signal) } as const
    let url = first
    for (let followed = 0; ; followed++) {
      if (!isCallable(url, loopbackPorts) || request.allows?.(url) === false)
        throw new OutgoingProblem('forbidden')
      const response = await send(url, request, options).catch(asProblem)
      const { statusCode: status = 0, headers } = response
      if (!isRedirect(status) || headers.location === undefined || redirects === 0) {
        const bytes = request.isUnread
          ? unread(response)
          : await readBody(response, maxBytes).catch(asProblem)
        return { status, headers, bytes }
      }
      response.destroy()
      if (followed >= redirects) throw new OutgoingProblem('too_many_redirects')
      const next = URL.parse(headers.location, url)
      if (next === null) throw new OutgoingProblem('forbidden')
      url = next
    }
  }
}

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

/** Reads and unpacks the body up to the limit, since a small body may unpack to a large one. */
async function readBody(response: IncomingMessage, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of unpacked(response)) {
    bytes += part.length
    if (bytes > max) {
      response.destroy()
      throw new OutgoingProblem('too_large')
    }
    parts.push(part)
  }
  return Buffer.concat(parts, bytes)
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return response
  const unpacker = unpackers.get(encoding)
  if (unpacker === undefined) {
    response.destroy()
    throw new OutgoingProblem('unreachable')
  }
  return pipeline(response, unpacker(), () => {}) // the reader of the last stream gets the error
}

/** Returns every address of a name. Tests replace it. */
type Resolve = (name: string) => Promise<readonly LookupAddress[]>

const resolveNow: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * Resolves names for outgoing requests, and returns public addresses only. The socket itself calls it and
 * connects to exactly what it returns, so a name that changes its address a moment later gains nothing (DNS
 * rebinding).
 */
export function publicLookup(resolve: Resolve = resolveNow): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => isPublicAddress(address))
        const [first] = allowed
        if (first === undefined) callback(new OutgoingProblem('forbidden'), '', 0)
        else if (all === true) callback(null, allowed)
        else callback(null, first.address, first.family)
      },
      () => callback(new OutgoingProblem('unreachable'), '', 0),
    )
  }
}

const nothing = Buffer.alloc(0)

/**
 * Discards the body instead of closing the connection, so that the sender can finish. The timeout still
 * applies.
 */
function unread(response: IncomingMessage): Buffer {
  response.on('error', () => {}).resume()
  return nothing
}

function signalWithTimeout(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const inTime = AbortSignal.timeout(milliseconds)
  return signal === undefined ? inTime : AbortSignal.any([inTime, signal])
}

/** Whether a URL may be called at all, before its name is resolved. */
export function isCallable(url: URL, loopbackPorts: readonly number[] = []): boolean {
  return isPublicHttpUrl(url) || (url.hostname === '127.0.0.1' && loopbackPorts.includes(Number(url.port)))
}

/**
 * Checks the address alone. A name is checked again when it is resolved. `new URL` has already normalised all
 * spellings of an IPv4 address, such as `0x7f.1` and `2130706433`.
 */
function isPublicHttpUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const isPlain = /^https?:$/.test(protocol) && port === '' && username === '' && password === ''
  return isPlain && (isIP(address) === 0 || isPublicAddress(address))
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

function send(url: URL, { method = 'GET', headers, body }: OutgoingRequest, options: RequestOptions) {
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const always = { 'accept-encoding': 'identity', 'user-agent': 'Cyanotype' }
  const responded = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { ...options, method, headers: { ...always, ...headers } }, resolve)
      sent.on('error', reject)
      sent.end(body)
    })
  return tracedRequest(url, method, responded)
}

function asProblem(problem: unknown): never {
  throw problem instanceof OutgoingProblem ? problem : new OutgoingProblem('unreachable')
}

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96], // unspecified, loopback and IPv4-compatible addresses
  ['64:ff9b::', 96], // NAT64: the public prefix and the local one
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32], // Teredo and 6to4 contain IPv4 addresses
  ['2002::', 16],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/**
 * Public addresses: tells addresses of the internet from those of this machine, private networks and reserved ranges.
 * `address` as a socket or a resolver returns it. An IPv4-mapped IPv6 address is never public.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%') || /^::ffff:/i.test(address)) return false
  return !closed.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
