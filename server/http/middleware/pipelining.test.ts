import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { endStalled, handleInOrder, maxUnanswered } from './pipelining.ts'

type Pair = readonly [request: IncomingMessage, response: ServerResponse]

let server: Server
let client: Socket
/** Requests that the handler received, in order. */
let handled: Pair[]
/** How many requests Node has read. */
let received: number

afterEach(() => {
  client.destroy()
  server.close()
})

/** With `stalledAfter`, a connection is without progress after so many milliseconds, counted from its first request. */
async function open(respond: (...pair: Pair) => void = () => {}, stalledAfter?: number): Promise<void> {
  handled = []
  received = 0
  const handle = handleInOrder((...pair) => {
    handled.push(pair)
    if (stalledAfter !== undefined) pair[0].socket.setTimeout(stalledAfter)
    respond(...pair)
  })
  server = createServer((request, response) => {
    received += 1
    handle(request, response)
  })
  // On a busy machine, a connection can take longer than `stalledAfter` to send its first request.
  if (stalledAfter !== undefined) endStalled(server, 60_000)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
}

const requests = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `GET /${from + at} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate)
}

async function readResponses(max: number): Promise<string[]> {
  let text = ''
  for await (const part of client.setEncoding('latin1')) {
    text += part
    const bodies = text.match(/body of \/\d+;/g) ?? []
    if (bodies.length >= max) return bodies
  }
  throw new Error(`The connection ended after: ${text.slice(-200)}`)
}

describe('Pipelined requests', () => {
  it('are handled one at a time, and answered in order', async () => {
    await open((request, response) => setImmediate(() => response.end(`body of ${request.url};`)))
    client.write(requests(0, 100))
    expect(await readResponses(100)).toEqual(Array.from({ length: 100 }, (_, at) => `body of /${at};`))
    expect(handled.map(([{ url }]) => url)).toEqual(Array.from({ length: 100 }, (_, at) => `/${at}`))
  })

  it('wait until the previous response has been sent', async () => {
    await open()
    client.write(requests(0, 3))
    await until(() => received === 3)
    expect(handled).toHaveLength(1)
    handled[0]?.[1].end('first')
    await until(() => handled.length === 2)
    expect(handled[1]?.[0].url).toBe('/1')
  })

  it('are no longer read while too many are unanswered, and all are answered in the end', async () => {
    await open()
    client.write(requests(0, maxUnanswered))
    await until(() => received === maxUnanswered)
    const socket = handled[0]?.[0].socket
    expect(socket?.isPaused()).toBe(true)
    client.write(requests(maxUnanswered, 1_000))
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1')
    other.write(requests(0, 1))
    await until(() => handled.length === 2)
    expect(received).toBe(maxUnanswered + 1)
    other.destroy()
    const responses = readResponses(1_000)
    for (let at = 0; at < 1_001; at++) {
      await until(() => handled.length > at)
      const pair = handled[at]
      if (pair?.[0].socket === socket) pair?.[1].end(`body of ${pair[0].url};`)
    }
    expect((await responses).at(-1)).toBe('body of /999;')
  })

  it('with a body are read behind waiting ones', async () => {
    await open(async (request, response) => {
      let text = ''
      for await (const part of request) text += part
      response.end(`body of ${request.url};${text.length}`)
    })
    const post = (at: number) =>
      `POST /${at} HTTP/1.1\r\nhost: a\r\ncontent-length: 200000\r\n\r\n${'x'.repeat(200_000)}`
    client.write(Array.from({ length: 40 }, (_, at) => post(at)).join(''))
    expect(await readResponses(40)).toHaveLength(40)
  })

  it('that wait are dropped with their connection', async () => {
    await open()
    client.write(requests(0, 10))
    await until(() => received === 10)
    const closed = once(handled[0]?.[1] ?? server, 'close')
    client.destroy()
    await closed
    await new Promise(setImmediate)
    expect(handled).toHaveLength(1)
  })
})

describe('Connection', () => {
  const large = Buffer.alloc(20_000_000)

  it('is closed when the client does not read', async () => {
    const closed = Promise.withResolvers<boolean>()
    await open((_request, response) => {
      response.on('close', () => closed.resolve(response.writableFinished))
      response.end(large)
    }, 50)
    client.pause()
    client.write(requests(0, 2))
    expect(await closed.promise).toBe(false)
  })

  it('stays open while a request is being handled', async () => {
    await open(() => {}, 20)
    const timeout = once(server, 'timeout')
    client.write(requests(0, 1))
    await timeout
    handled[0]?.[1].end('body of /0;')
    expect(await readResponses(1)).toHaveLength(1)
  })
})
