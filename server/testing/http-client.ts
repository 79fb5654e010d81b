/** HTTP client for tests: unlike `fetch`, it adds no header, follows no redirect and unpacks no body. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:http'

export interface TestResponse {
  readonly status: number
  readonly reason: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  /** The body as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its expectations what it takes the body for.
  json(): any
}

export interface Client {
  /** Sent with every request. */
  readonly always: OutgoingHttpHeaders
  get(path: string, headers?: OutgoingHttpHeaders): Promise<TestResponse>
  /** Any body that is not a string is sent as JSON. */
  post(path: string, body?: unknown, headers?: OutgoingHttpHeaders): Promise<TestResponse>
  put(path: string, body?: unknown, headers?: OutgoingHttpHeaders): Promise<TestResponse>
  send(
    method: string,
    path: string,
    headers?: OutgoingHttpHeaders,
    body?: string | Buffer,
  ): Promise<TestResponse>
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
        resolve({
          status: statusCode,
          reason: statusMessage,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const sendJson = (method: string, path: string, body: unknown, headers: OutgoingHttpHeaders) => {
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
