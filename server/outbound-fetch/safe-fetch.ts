/**
 * Every call to an address that somebody wrote goes through here: it reaches the outside world, and nothing of ours. What is
 * configured (a database, a store, a service) has clients of its own.
 */
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP } from 'node:net'
import { OutgoingProblem } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'
import type { Resolve } from './public-dns-lookup.ts'
import { publicLookup } from './public-dns-lookup.ts'
import { readAnswer } from './read-response.ts'

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
