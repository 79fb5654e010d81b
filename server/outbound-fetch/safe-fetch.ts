/**
 * Every call to an address that somebody wrote goes through here: it reaches the outside world, and nothing of ours. What is
 * configured (a database, a store, a service) has clients of its own.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

export interface OutgoingRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How often it may be led on; each address on the way is looked at like the first. */
  readonly redirects?: number
  /** For the whole of it. */
  readonly milliseconds?: number
  /** Of the answer's body, unpacked. */
  readonly maxBytes?: number
  /** Only the status is wanted: the body runs out unread, and nobody waits for it. */
  readonly isUnread?: boolean
  /** Ends the call before its time. */
  readonly signal?: AbortSignal
  /** Asked of each address on the way, beside what is always asked. */
  readonly allows?: (url: URL) => boolean
}

export interface OutgoingAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
}

/** Throws `OutgoingProblem`. Any status is an answer. */
export type SafeFetch = (url: URL, request?: OutgoingRequest) => Promise<OutgoingAnswer>

interface SafeFetchOptions {
  /** Ports of this machine that may be called, for tests. */
  readonly loopbackPorts?: readonly number[]
  readonly resolve?: Resolve
}

const timeoutMs = 10_000
const defaultMaxBytes = 25_000_000

type OutgoingFault =
  /** Not for us to call: its protocol, its port, or where it leads. */
  | 'forbidden'
  /** No whole answer, or none in time. */
  | 'unreachable'
  | 'too_large'
  | 'too_many_redirects'

/** Why a call to the outside came to nothing. What somebody is told of it is for the caller to say. */
export class OutgoingProblem extends Error {
  readonly fault: OutgoingFault

  constructor(fault: OutgoingFault) {
    super(`an outgoing call failed: ${fault}`)
    this.name = 'OutgoingProblem'
    this.fault = fault
  }
}

export function openSafeFetch({ loopbackPorts = [], resolve }: SafeFetchOptions = {}): SafeFetch {
  const lookup = publicLookup(resolve)

  return async (first, request = {}) => {
    const { redirects = 0, milliseconds = timeoutMs, maxBytes = defaultMaxBytes } = request
    const options = { lookup, agent: false, signal: whicheverFirst(milliseconds, request.signal) } as const
    let url = first
    for (let led = 0; ; led++) {
      if (!isCallable(url, loopbackPorts) || request.allows?.(url) === false)
        throw new OutgoingProblem('forbidden')
      const answer = await send(url, request, options).catch(asProblem)
      const { statusCode: status = 0, headers } = answer
      if (!isRedirect(status) || headers.location === undefined || redirects === 0) {
        const bytes = request.isUnread ? unread(answer) : await readAnswer(answer, maxBytes).catch(asProblem)
        return { status, headers, bytes }
      }
      answer.destroy()
      if (led >= redirects) throw new OutgoingProblem('too_many_redirects')
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

/** The body of an answer from outside, unpacked and counted: a small one may unpack to a large one. */
async function readAnswer(answer: IncomingMessage, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of unpacked(answer)) {
    bytes += part.length
    if (bytes > max) {
      answer.destroy()
      throw new OutgoingProblem('too_large')
    }
    parts.push(part)
  }
  return Buffer.concat(parts, bytes)
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return answer
  const unpacker = unpackers.get(encoding)
  if (unpacker === undefined) {
    answer.destroy()
    throw new OutgoingProblem('unreachable')
  }
  return pipeline(answer, unpacker(), () => {}) // whoever reads the last of them hears of it
}

/** Every address of a name. Tests bring their own. */
type Resolve = (name: string) => Promise<readonly LookupAddress[]>

const resolveNow: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * How names become addresses when something outside is called: only into such as are out in the world. Asked by the
 * socket itself: what it is told here is what it connects to, so that a name that means another address a moment
 * later gains nothing.
 */
export function publicLookup(resolve: Resolve = resolveNow): LookupFunction {
  return (name, { all }, answer) => {
    resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => isPublicAddress(address))
        const [first] = allowed
        if (first === undefined) answer(new OutgoingProblem('forbidden'), '', 0)
        else if (all === true) answer(null, allowed)
        else answer(null, first.address, first.family)
      },
      () => answer(new OutgoingProblem('unreachable'), '', 0),
    )
  }
}

const nothing = Buffer.alloc(0)

/** Whoever still writes is not cut off in the middle; the time for the whole call holds for this too. */
function unread(answer: IncomingMessage): Buffer {
  answer.on('error', () => {}).resume()
  return nothing
}

function whicheverFirst(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const inTime = AbortSignal.timeout(milliseconds)
  return signal === undefined ? inTime : AbortSignal.any([inTime, signal])
}

/** Whether an address may be called at all, before anybody asks where its name leads. */
export function isCallable(url: URL, loopbackPorts: readonly number[] = []): boolean {
  return isInTheWorld(url) || (url.hostname === '127.0.0.1' && loopbackPorts.includes(Number(url.port)))
}

/**
 * By its address alone; a name is looked at once more when it is resolved. `new URL` has by now read all spellings of an
 * IPv4 address, such as `0x7f.1` and `2130706433`, as the one that we know.
 */
function isInTheWorld({ protocol, hostname, port, username, password }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const isPlain = /^https?:$/.test(protocol) && port === '' && username === '' && password === ''
  return isPlain && (isIP(address) === 0 || isPublicAddress(address))
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

function send(url: URL, { method = 'GET', headers, body }: OutgoingRequest, options: RequestOptions) {
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const always = { 'accept-encoding': 'identity', 'user-agent': 'Cyanotype' }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { ...options, method, headers: { ...always, ...headers } }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

function asProblem(problem: unknown): never {
  throw problem instanceof OutgoingProblem ? problem : new OutgoingProblem('unreachable')
}
