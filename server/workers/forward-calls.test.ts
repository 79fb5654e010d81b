import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forwarding, receiveForwarded } from './forward-calls.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let dataDir: string
const servers: Server[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-'))
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  rmSync(dataDir, { recursive: true })
})

async function openMainWorker(handler: Handler): Promise<void> {
  const server = createServer()
  servers.push(server)
  await receiveForwarded(server, dataDir, handler)
}

/** Returns the URL of a worker that forwards. What it answers itself has the status 418. */
async function openOtherWorker(): Promise<string> {
  const own: Handler = (_request, response) => void response.writeHead(418).end()
  const server = createServer(forwarding(dataDir, own)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const echo: Handler = async (request, response) => {
  const { method, url, headers, socket } = request
  const body = await text(request)
  response.writeHead(201, [
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
  response.end(JSON.stringify({ method, url, host: headers.host, address: socket.remoteAddress, body }))
}

it('forwards a request with its client, and returns the response', async () => {
  await openMainWorker(echo)
  const url = await openOtherWorker()
  const headers = { 'x-forwarding-worker-client': '192.0.2.1' }
  const response = await fetch(`${url}/api/import?a=1`, { method: 'POST', body: 'a file', headers })
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/api/import?a=1',
    host: new URL(url).host,
    address: '127.0.0.1',
    body: 'a file',
  })
})

it.each(['/api/import', '/api/import/report.txt', '/api/logs/server?limit=1'])(
  'forwards %s',
  async (path) => {
    await openMainWorker(echo)
    expect((await fetch(`${await openOtherWorker()}${path}`)).status).toBe(201)
  },
)

it.each(['/', '/api/imports', '/api/logs', '/docs/api/import'])('does not forward %s', async (path) => {
  await openMainWorker(echo)
  expect((await fetch(`${await openOtherWorker()}${path}`)).status).toBe(418)
})

it('returns a response that is sent before the whole request was read', async () => {
  await openMainWorker((_request, response) => void response.writeHead(409).end('busy'))
  const body = new Blob(['a'.repeat(5_000_000)])
  const forwarded = await fetch(`${await openOtherWorker()}/api/import`, { method: 'POST', body })
  expect([forwarded.status, await forwarded.text()]).toEqual([409, 'busy'])
})

it('answers itself while the main worker does not listen', async () => {
  const url = await openOtherWorker()
  expect((await fetch(`${url}/api/import`)).status).toBe(418)
  await openMainWorker(echo)
  expect((await fetch(`${url}/api/import`)).status).toBe(201)
})
