import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterEach, expect, test } from 'vitest'
import { writeOnce } from './cached-response.ts'

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
const long = Buffer.alloc(20_000, 'ω')
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

test.each([everyByte, Buffer.from('Έκθεση φωτογραφίας'), long])('sends bytes unchanged', async (bytes) => {
  const { url } = await serve((context) => {
    context.body = bytes
  })
  const response = await fetch(url)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
})

test('sends a short body together with its headers', async () => {
  const { url, writes } = await serve((context) => {
    context.body = everyByte
  })
  await fetch(url)
  expect(writes()).toBe(1)
})

test('sends no body where none is allowed', async () => {
  const { url } = await serve((context) => {
    context.body = everyByte
    if (context.query.status !== undefined) context.status = Number(context.query.status)
  })
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '256', ''])
  for (const status of [204, 205, 304]) {
    const response = await fetch(`${url}?status=${status}`)
    expect([response.status, await response.text()]).toEqual([status, ''])
  }
})

async function serve(response: Koa.Middleware): Promise<{ url: string; writes: () => number }> {
  let written = 0
  const app = new Koa()
  app.use(writeOnce())
  app.use(({ req: { socket } }, next) => {
    const write = socket.write.bind(socket)
    Object.assign(socket, {
      write: (...given: Parameters<typeof write>) => {
        written += 1
        return write(...given)
      },
    })
    return next()
  })
  app.use(response)
  const server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, writes: () => written }
}
