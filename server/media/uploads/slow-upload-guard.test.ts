/** Nobody holds an upload open by sending slowly (promise A3). */
import { once } from 'node:events'
import type { ClientRequest, Server } from 'node:http'
import { createServer, request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import type { Pace } from './receive-form.ts'
import { steady } from './receive-form.ts'

let server: Server
let sent: ClientRequest
afterEach(() => {
  sent.destroy()
  server.close()
})

/** Opens a request that `send` writes to; how the reading of it ended. */
async function read(pace: Pace, send: (sent: ClientRequest) => void): Promise<unknown> {
  const ended = new Promise<unknown>((resolve) => {
    server = createServer(async (incoming) => {
      try {
        let bytes = 0
        for await (const piece of steady(incoming, pace, 200_000)) bytes += piece.length
        resolve(bytes)
      } catch (problem) {
        resolve(problem instanceof Problem ? problem.code : problem)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  sent = request({ host: '127.0.0.1', port, method: 'POST' })
  sent.on('error', () => {}) // it is cut off
  send(sent)
  return ended
}

const patient = { maxSeconds: 600, bytesPerSecond: 1_000, graceSeconds: 10 }

it('hands on what comes', async () => {
  expect(await read(patient, (sent) => sent.end(Buffer.alloc(100_000)))).toBe(100_000)
})

it('cuts off whoever sends too slowly', async () => {
  expect(await read({ ...patient, graceSeconds: 0.02 }, (sent) => sent.write('x'))).toBe('too_slow')
})

it('cuts off whoever takes too long, however much comes', async () => {
  expect(
    await read({ ...patient, bytesPerSecond: 0, graceSeconds: 0.02, maxSeconds: 0.05 }, (sent) =>
      sent.write('x'),
    ),
  ).toBe('too_slow')
})

it('says of what was cut off that it was', async () => {
  const ended = read(patient, (sent) => {
    sent.write('half')
    // The server has begun to read by then.
    server.once('request', (incoming) => incoming.once('data', () => sent.destroy()))
  })
  expect(await ended).toBe('malformed_upload')
})

it('cuts off whoever sends too much, also where no length was said', async () => {
  const ended = read(patient, (sent) => {
    for (let count = 0; count < 5; count++) sent.write(Buffer.alloc(50_000))
  })
  expect(await ended).toBe('body_too_large')
})
