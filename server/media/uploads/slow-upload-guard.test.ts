/** Tests that clients cannot keep uploads open by sending slowly. */
import { once } from 'node:events'
import type { ClientRequest, Server } from 'node:http'
import { createServer, request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import type { SpeedLimits } from './receive-form.ts'
import { steady } from './receive-form.ts'

let server: Server
let sent: ClientRequest
afterEach(() => {
  sent.destroy()
  server.close()
})

/** Opens a request that `send` writes to. Returns how reading it ended. */
async function read(limits: SpeedLimits, send: (sent: ClientRequest) => void): Promise<unknown> {
  const ended = new Promise<unknown>((resolve) => {
    server = createServer(async (incoming) => {
      try {
        let bytes = 0
        for await (const chunk of steady(incoming, limits, 200_000)) bytes += chunk.length
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
  sent.on('error', () => {}) // it is ended on purpose
  send(sent)
  return ended
}

const patient = { maxSeconds: 600, bytesPerSecond: 1_000, graceSeconds: 10 }

it('passes on what arrives', async () => {
  expect(await read(patient, (sent) => sent.end(Buffer.alloc(100_000)))).toBe(100_000)
})

it('ends an upload that is too slow', async () => {
  expect(await read({ ...patient, graceSeconds: 0.02 }, (sent) => sent.write('x'))).toBe('too_slow')
})

it('ends an upload that takes too long, at any speed', async () => {
  expect(
    await read({ ...patient, bytesPerSecond: 0, graceSeconds: 0.02, maxSeconds: 0.05 }, (sent) =>
      sent.write('x'),
    ),
  ).toBe('too_slow')
})

it('reports an interrupted upload as such', async () => {
  const ended = read(patient, (sent) => {
    sent.write('half')
    // The server has started to read by then.
    server.once('request', (incoming) => incoming.once('data', () => sent.destroy()))
  })
  expect(await ended).toBe('malformed_upload')
})

it('ends an upload that is too large, also without a declared length', async () => {
  const ended = read(patient, (sent) => {
    for (let count = 0; count < 5; count++) sent.write(Buffer.alloc(50_000))
  })
  expect(await ended).toBe('body_too_large')
})
