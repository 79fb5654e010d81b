/** Tests responses of S3 that are slow or incomplete. An error that nothing handles would end the server. */
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { openS3 } from './s3-client.ts'

const timeoutMs = 1_000
/** More than the buffers of a connection hold. */
const bytes = 20_000_000

async function read(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1')
  closeAtEnd(() => server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const place = { base, prefix: '', region: 'x', accessKeyId: 'a', secretAccessKey: 'b' }
  const send = openS3(place, (cause) => new Error(String(cause)), timeoutMs)
  return send({ method: 'GET', object: 'a', accepts: [200] })
}

it('keeps a response while its reader pauses for longer than the timeout', async () => {
  const response = await read((_request, response) => void response.end(Buffer.alloc(bytes)))
  await setTimeout(2.5 * timeoutMs)
  expect((await buffer(response)).length).toBe(bytes)
})

it('passes a lost connection on to the reader of the response', async () => {
  const response = await read((_request, response) => {
    response.write('the beginning', () => response.socket?.resetAndDestroy())
  })
  await expect(buffer(response)).rejects.toThrow()
})

it('ends a response that S3 stops sending', async () => {
  const response = await read((_request, response) => void response.write('the beginning'))
  await expect(buffer(response)).rejects.toThrow('S3 did not respond in time')
})
