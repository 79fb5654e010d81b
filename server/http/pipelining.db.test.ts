/** Tests clients that send many requests at once and read nothing: their memory is bounded and freed. */
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { uploaded } from '../media/testing/form.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { callDatabases } from '../testing/databases.ts'
import { startServer } from '../testing/start-server.ts'

const openFiles = () => readdirSync('/dev/fd').length

/** Too large for the buffers of a connection that is not read. */
async function noise() {
  const canvas = { width: 800, height: 800, channels: 3, background: '#000' } as const
  const picture = sharp({ create: { ...canvas, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
  return { name: 'noise.png', type: 'image/png', bytes: await picture.png().toBuffer() }
}

it.each(callDatabases)(
  'opens one file at a time for 1,000 pipelined requests that are not read on %s',
  async (database) => {
    const server = await startServer(database)
    const editor = await server.signedInAs('editor')
    const { src } = await uploaded(editor, await noise())
    const before = openFiles()

    const client = connect(server.port, '127.0.0.1')
    closeAtEnd(() => client.destroy())
    client.pause()
    const one = `GET ${src} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${editor.always.cookie}\r\n\r\n`
    client.write(one.repeat(1_000))
    // Other requests are answered meanwhile, so that all files for the first requests would be open by now.
    for (let times = 0; times < 30; times++) expect((await editor.get('/api/media')).status).toBe(200)
    expect(openFiles() - before).toBeLessThanOrEqual(8)

    client.destroy()
    // Connections of the other requests close after some seconds.
    await eventually(() => expect(openFiles()).toBeLessThanOrEqual(before))
  },
)

it.each(callDatabases)(
  'sends the OpenAPI document compressed, cached and with an ETag on %s',
  async (database) => {
    const { anonymous } = await startServer(database)
    const get = (headers = {}) => anonymous.get('/api/openapi.json', headers)
    const plain = await get({ 'accept-encoding': 'identity' })
    expect(plain.json()).toMatchObject({ openapi: '3.1.0' })
    const packed = await get({ 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
    })
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5)
    const { etag } = packed.headers
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
  },
)
