/** HTTP clients of the benchmarks: a persistent connection, and a response as it is on the wire. */

import type { IncomingHttpHeaders } from 'node:http'
import { get } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

/**
 * A persistent HTTP connection that sends one request after another with the headers of a browser. Work of
 * the client, such as decompressing the response, is not part of the measured time.
 */
export interface OpenLine {
  /** The raw response, which must be a 200. `cookie` signs the request in. */
  send(lineRequest: LineRequest): Promise<TextResponse>
  close(): void
}

interface LineRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly cookie?: string
  readonly body?: unknown
}

export interface TextResponse {
  text(): string
}

export function openLine(url: string): OpenLine {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  return {
    send(lineRequest) {
      return new Promise((resolve, reject) => {
        const parts: Buffer[] = []
        const onData = (part: Buffer) => {
          parts.push(part)
          const response = completeResponse(Buffer.concat(parts))
          if (response === undefined) return
          socket.off('data', onData).off('error', reject)
          if (response instanceof Error) reject(response)
          else resolve(response)
        }
        socket.on('data', onData).once('error', reject)
        socket.write(written(lineRequest, host))
      })
    },
    close: () => socket.destroy(),
  }
}

function written({ method, path, cookie, body }: LineRequest, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: br',
    `Accept: ${cookie === undefined ? 'text/html' : 'application/json'}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(text === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** `undefined` while the response is incomplete. */
function completeResponse(received: Buffer): TextResponse | Error | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.subarray(0, headEnd).toString('latin1')
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  const body = received.subarray(headEnd + 4)
  if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length))
    return new Error(`Unexpected response: ${head}`)
  if (body.length < length) return undefined
  const isPacked = /^content-encoding: br/im.test(head)
  return { text: () => (isPacked ? brotliDecompressSync(body) : body).toString() }
}

export interface RawResponse {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A response as it is on the wire, compressed. `fetch` would decompress it. */
export function fetchRaw(address: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}
