/** What makes no sense is refused from outside, with no harm done: the promises Z6 and Z8, and the limits. */
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/http-client.ts'
import { callsForTests } from '../testing/own-calls.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

let server: TestServer
let editor: Client

beforeAll(async () => {
  server = await startServer('sqlite', { calls: callsForTests })
  editor = await server.signedInAs('editor')
})

describe('bad input', () => {
  it('is refused when it is too large, whether or not it says so', async () => {
    const large = JSON.stringify({ kept: 'a'.repeat(20_000) })
    const answer = await editor.post('/api/test/echo', large)
    expect(answer.json()).toMatchObject({
      status: 413,
      code: 'body_too_large',
      message: 'The body is larger than 10000 bytes.',
    })
    expect(answer.headers.connection).toBe('close')
    const silent = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
    expect((await editor.send('POST', '/api/test/echo', silent, large)).status).toBe(413)
  })

  it('is refused when it is nested without end', async () => {
    const answer = await editor.post(
      '/api/test/echo',
      `{"kept":"a","deep":${'['.repeat(100)}${']'.repeat(100)}}`,
    )
    expect(answer.json()).toMatchObject({ status: 400, code: 'too_deep' })
  })

  it.each(['/%zz', '/api/%c0%af', '/updates/%00', '/%'])('%s is no address', async (path) => {
    expect((await server.anonymous.get(path)).status).toBe(400)
  })

  it('is refused when the address is too long', async () => {
    expect((await server.anonymous.get(`/${'a'.repeat(8_001)}`)).status).toBe(414)
  })

  it.each([
    '/api//auth/check',
    '/api/auth/check/',
    '/API/auth/check',
    '/api/auth/check;x',
    '/api/./auth/check',
    '/api/auth%2fcheck',
    '/api/documents/updates/1abc',
    '/api/documents/__proto__/constructor',
  ])('%s is not another spelling of a call', async (path) => {
    expect((await editor.get(path)).status).toBe(404)
  })

  it('is refused when a key of the query comes twice', async () => {
    expect((await editor.get('/api/documents/updates?limit=1&limit=2')).json()).toMatchObject({
      status: 400,
      code: 'invalid_query',
    })
    expect((await editor.get('/api/documents/updates?limit=many')).json()).toMatchObject({
      code: 'invalid_query',
      fields: [{ path: ['limit'] }],
    })
  })

  it('that is no HTTP is refused without harm', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.end('GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
    let text = ''
    for await (const part of socket) text += part
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect((await server.anonymous.get('/api/health/live')).status).toBe(200)
  })
})
