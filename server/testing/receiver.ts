/**
 * An HTTP server on this machine that records requests and answers as the test says. For webhooks and other
 * outgoing requests.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAtEnd } from './cleanup-registry.ts'

export interface ReceivedRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly json: unknown
}

export interface Receiver {
  readonly port: number
  readonly url: string
  readonly requests: ReceivedRequest[]
  /** Answers 200 by default. A request that is never answered waits. */
  respond: (response: ServerResponse, receivedRequest: ReceivedRequest) => void
  close(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString('utf8')
    const one = { path: request.url ?? '', headers: request.headers, body, json: JSON.parse(body || 'null') }
    receiver.requests.push(one)
    receiver.respond(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  closeAtEnd(close)
  const receiver: Receiver = {
    ...{ port, url: `http://127.0.0.1:${port}/hook`, requests: [], close },
    respond: (response) => void response.end('thank you'),
  }
  return receiver
}
