/** Tests that malformed and oversized input is rejected without harm, through a real connection. */
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeServer } from '../listen.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { callsForTests } from '../testing/own-calls.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

describe.each(callDatabases)('Server on %s', (database) => {
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    server = await startServer(database, { calls: callsForTests })
    editor = await server.signedInAs('editor')
  })

  describe('Bad input', () => {
    it('is rejected when the body is too large, with or without a declared length', async () => {
      const large = JSON.stringify({ kept: 'a'.repeat(20_000) })
      const response = await editor.post('/api/test/echo', large)
      expect(response.problem()).toMatchObject({
        status: 413,
        code: 'body_too_large',
        message: 'The request body is larger than 10000 bytes.',
      })
      expect(response.headers.connection).toBe('close')
      const silent = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
      expect((await editor.send('POST', '/api/test/echo', silent, large)).status).toBe(413)
    })

    it('is rejected when it is nested too deeply', async () => {
      const response = await editor.post(
        '/api/test/echo',
        `{"kept":"a","deep":${'['.repeat(100)}${']'.repeat(100)}}`,
      )
      expect(response.problem()).toMatchObject({ status: 400, code: 'too_deep' })
    })

    it.each(['/%zz', '/api/%c0%af', '/updates/%00', '/%'])('%s is rejected as a URL', async (path) => {
      expect((await server.anonymous.get(path)).status).toBe(400)
    })

    it('is rejected when the URL is too long, also for a page in the memory cache', async () => {
      expect((await server.anonymous.get('/updates')).status).toBe(200)
      for (const path of [`/${'a'.repeat(8_001)}`, `/updates?${'a'.repeat(8_001)}`]) {
        const { status, headers } = await server.anonymous.get(path)
        expect([status, headers.connection]).toEqual([414, 'close'])
      }
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
    ])('%s does not match a call', async (path) => {
      expect((await editor.get(path)).status).toBe(404)
    })

    it('is rejected when a query parameter is repeated', async () => {
      expect((await editor.get('/api/documents/updates?limit=1&limit=2')).problem()).toMatchObject({
        status: 400,
        code: 'invalid_query',
        fields: [{ path: ['limit'], message: 'This parameter appears twice in the URL. Remove one.' }],
      })
      expect((await editor.get('/api/documents/updates?limit=many')).problem()).toMatchObject({
        code: 'invalid_query',
        fields: [{ path: ['limit'] }],
      })
    })

    it('is rejected when it contains a null character', async () => {
      const body = await editor.post('/api/test/echo', '{"kept":"a\\u0000b"}')
      expect(body.problem()).toMatchObject({ status: 400, code: 'null_character' })
      const query = await editor.get('/api/documents/updates?q=a%00b')
      expect(query.problem()).toMatchObject({ status: 400, code: 'invalid_query', fields: [{ path: ['q'] }] })
    })

    it('gets an error that says what is allowed, in the language of the request', async () => {
      const refused = await server.anonymous.post(
        '/api/auth/setup',
        { token: 'x', email: 'ada', username: 'Ada', password: 'a blue print in the sun' },
        { 'accept-language': 'el' },
      )
      expect(refused.problem().fields).toMatchObject([
        { path: ['email'], code: 'request.email', message: expect.stringContaining('onoma@example.org') },
      ])
      const admin = await server.signedInAs('admin')
      const time = await admin.get('/api/logs/audit?from=yesterday', { 'accept-language': 'et' })
      expect(time.problem().fields).toMatchObject([
        { path: ['from'], message: expect.stringContaining('2026-11-20') },
      ])
    })
  })

  describe('Raw connection', () => {
    /** Sends raw bytes and returns everything that the server sends until it closes. */
    async function say(text: string): Promise<string> {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.setTimeout(10_000, () => socket.destroy())
      socket.end(text, 'latin1')
      let response = ''
      for await (const part of socket) response += part
      return response
    }
    const get = (...lines: string[]) => `${['GET /api/health/live HTTP/1.1', ...lines].join('\r\n')}\r\n\r\n`
    const post = (...lines: string[]) => get(...lines).replace('GET', 'POST')
    const host = 'Host: localhost'
    const close = 'Connection: close'

    it('gets a response to a complete request', async () => {
      for (const name of [
        'localhost',
        'localhost:3000',
        '127.0.0.1',
        '[::1]:80',
        'a.b-c.example',
        'x.example.',
      ]) {
        expect(await say(get(`Host: ${name}`, close))).toMatch(/^HTTP\/1\.1 200 /)
      }
    })

    it.each([
      ['both a length and chunks', post(host, 'Content-Length: 5', 'Transfer-Encoding: chunked')],
      ['two lengths', post(host, 'Content-Length: 5', 'Content-Length: 6')],
      ['a length that is none', post(host, 'Content-Length: +5')],
      ['bad chunks', `${post(host, 'Transfer-Encoding: chunked')}zz\r\nab\r\n0\r\n\r\n`],
      ['another transfer encoding', post(host, 'Transfer-Encoding: gzip')],
      ['no host', get(close)],
      ['two hosts', get(host, 'Host: evil.example', close)],
      ['an empty host', get('Host: ', close)],
      ['a host with a path', get('Host: a/b', close)],
      ['a host with a user', get('Host: a@b', close)],
      ['a host with a space', get('Host: a b', close)],
      ['a host that is no address', get('Host: 999.999.999.999', close)],
      ['a host that is no IPv6 address', get('Host: [1:2:3]', close)],
      ['a host with a port that is none', get('Host: localhost:99999', close)],
      ['lines that end without a return', get(host, close).replaceAll('\r\n', '\n')],
      ['a header over two lines', get(host, 'X-Long: a\r\n  b', close)],
      ['a header without a name', get(host, ': b', close)],
      ['a space before the colon', get(host, 'X-A : b', close)],
      ['no HTTP', get('Host: evil.example', close).replace('/api', 'http://evil.example/api')],
      ['an unknown method', get(host, close).replace('GET', 'BREW')],
    ])('is closed after %s', async (_what, text) => {
      const response = await say(text)
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(response.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
      expect((await server.anonymous.get('/api/health/live')).status).toBe(200)
    })

    it('gets an error for a malformed host, also when the page is cached', async () => {
      const page = (host: string) =>
        say(['GET /updates HTTP/1.1', `Host: ${host}`, close, 'Accept: text/html', '', ''].join('\r\n'))
      for (const _ of [1, 2, 3]) {
        expect((await server.anonymous.get('/updates', { accept: 'text/html' })).status).toBe(200)
      }
      for (const host of ['exa%mple', '..', '[::zz]:1']) expect(await page(host)).toMatch(/^HTTP\/1\.1 400 /)
    })

    it('gets nothing for TRACE, CONNECT or an upgrade', async () => {
      for (const method of ['TRACE', 'PROPFIND', 'OPTIONS']) {
        for (const path of ['/api/health/live', '/']) {
          expect([404, 405, 501]).toContain((await server.anonymous.send(method, path)).status)
        }
      }
      expect(await say(`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`)).not.toMatch(
        /^HTTP\/1\.1 [123]/,
      )
      const upgraded = await say(get(host, 'Connection: Upgrade, close', 'Upgrade: websocket'))
      expect(upgraded).not.toMatch(/^HTTP\/1\.1 101/)
    })

    it('is closed when the headers arrive too slowly', () => {
      const standing = makeServer()
      const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = standing
      expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
        headersTimeout: 10_000,
        requestTimeout: 600_000,
        keepAliveTimeout: 65_000,
        maxConnections: 2_000,
      })
    })
  })
})
