/** HTTP client for tests: unlike `fetch`, it adds no header, follows no redirect and unpacks no body. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:http'
import type { Address, ResponseOf } from '../call-list.ts'
import type { ProblemBody } from '../problems/problem-body.ts'

export interface TestResponse<Body = unknown> {
  readonly status: number
  readonly reason: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  /** The JSON of a successful response. Throws when the request was refused. */
  json(): Body
  /** The JSON of a refusal. Throws when the request succeeded. */
  problem(): ProblemBody
}

export interface Client {
  /** Sent with every request. */
  readonly always: OutgoingHttpHeaders
  get<Path extends string>(
    path: Path,
    headers?: OutgoingHttpHeaders,
  ): Promise<TestResponse<ResponseTo<'GET', Path>>>
  /** Any body that is not a string is sent as JSON. */
  post<Path extends string>(
    path: Path,
    body?: unknown,
    headers?: OutgoingHttpHeaders,
  ): Promise<TestResponse<ResponseTo<'POST', Path>>>
  put<Path extends string>(
    path: Path,
    body?: unknown,
    headers?: OutgoingHttpHeaders,
  ): Promise<TestResponse<ResponseTo<'PUT', Path>>>
  send<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    headers?: OutgoingHttpHeaders,
    body?: string | Buffer,
  ): Promise<TestResponse<ResponseTo<Method, Path>>>
}

export function httpClient(port: number, always: OutgoingHttpHeaders = {}): Client {
  const send: Client['send'] = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const length =
        body === undefined || 'transfer-encoding' in headers
          ? {}
          : { 'content-length': Buffer.byteLength(body) }
      const options = { host: '127.0.0.1', port, method, path, headers: { ...length, ...always, ...headers } }
      const sent = request(options, async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part)
        const bytes = Buffer.concat(parts)
        const { statusCode = 0, statusMessage = '' } = response
        const text = bytes.toString('utf8')
        const parseIf = (isExpected: boolean) => {
          if (!isExpected) throw new Error(`${method} ${path}: ${statusCode} ${text}`)
          return JSON.parse(text)
        }
        resolve({
          status: statusCode,
          reason: statusMessage,
          headers: response.headers,
          bytes,
          text,
          json: () => parseIf(statusCode < 400),
          problem: () => parseIf(statusCode >= 400),
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const sendJson = <Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body: unknown,
    headers: OutgoingHttpHeaders,
  ) => {
    if (body === undefined) return send(method, path, headers)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return send(method, path, { 'content-type': 'application/json', ...headers }, text)
  }
  return {
    always,
    send,
    get: (path, headers) => send('GET', path, headers),
    post: (path, body, headers = {}) => sendJson('POST', path, body, headers),
    put: (path, body, headers = {}) => sendJson('PUT', path, body, headers),
  }
}

// Types of the responses, found by the method and path of the request in the list of calls.

/**
 * The body of a successful response, for example `ResponseTo<'GET', '/api/users?limit=5'>`. The path may have parts
 * that are known only when the test runs: `/api/users/${string}`. It is `unknown` for everything else that the server
 * returns, such as pages and files.
 */
type ResponseTo<Method extends string, Path extends string> = [AddressOf<Method, Path>] extends [never]
  ? unknown
  : ResponseOf<AddressOf<Method, Path>>

/** What a helper may append to a path whose response is typed. */
export type Query = '' | `?${string}`

type AddressOf<Method extends string, Path extends string> = MostExact<
  AddressFor<SegmentsOf<`${Method} ${WithoutQuery<Path>}`>>
>

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

type SegmentsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...SegmentsOf<Rest>]
  : [Path]

/** The segments of a call, where a parameter is any string. */
type PatternOf<At extends string> = At extends `${infer First}/${infer Rest}`
  ? [...PatternOf<First>, ...PatternOf<Rest>]
  : [At extends `{${string}}` ? string : At]

type AddressFor<Segments> = { [At in Address]: Segments extends PatternOf<At> ? At : never }[Address]

/** `…/comments/count` is the call of this name, as in the router, and not `…/comments/{thread}`. */
type MostExact<At extends Address, All extends Address = At> = At extends Address
  ? [MoreExact<At, Exclude<All, At>>] extends [never]
    ? At
    : never
  : never

type MoreExact<Than extends Address, Others extends Address> = Others extends Address
  ? PatternOf<Others> extends PatternOf<Than>
    ? Others
    : never
  : never
