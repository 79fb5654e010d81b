/** Tests what every call passes through: checks and their order, headers, and the bodies of problems. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { callsForTests } from '../testing/own-calls.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

describe.each(callDatabases)('Calls on %s', (database) => {
  let server: TestServer
  let editor: Client
  let viewer: Client

  beforeAll(async () => {
    server = await startServer(database, { calls: callsForTests })
    editor = await server.signedInAs('editor')
    viewer = await server.signedInAs('viewer')
  })

  describe('Order of checks', () => {
    it('requires a session before it validates the input', async () => {
      for (const [body, type] of [
        ['{"broken', 'application/json'],
        ['x', 'text/plain'],
        ['{}', 'application/json'],
      ]) {
        const response = await server.anonymous.send(
          'POST',
          '/api/test/echo',
          { 'content-type': type ?? '' },
          body,
        )
        expect(response.problem()).toMatchObject({ status: 401, code: 'not_signed_in' })
      }
      const [type, id] = ['updates', 'no-such-id']
      expect((await server.anonymous.get(`/api/documents/${type}/${id}`)).status).toBe(401)
      expect((await server.anonymous.get('/api/documents/no-such-type')).status).toBe(401)
    })

    it('rejects a foreign origin before it checks the session', async () => {
      const response = await server.anonymous.post(
        '/api/test/echo',
        { kept: 'a' },
        { 'sec-fetch-site': 'cross-site' },
      )
      expect(response.problem()).toMatchObject({ status: 403, code: 'foreign_origin' })
    })

    it('rejects a missing permission before it reads the body', async () => {
      const response = await viewer.post('/api/documents/updates', '{"broken')
      expect(response.problem()).toMatchObject({ status: 403, code: 'not_allowed' })
    })

    it('checks the permission for exactly the locale in the path', async () => {
      const translator = await server.signedInAs('translator', ['el'])
      const path = '/api/documents/updates/01890000-0000-7000-8000-000000000000'
      expect((await translator.put(`${path}/et`, { version: 0, data: {} })).status).toBe(403)
      expect((await translator.put(`${path}/el`, { version: 0, data: {} })).status).toBe(404)
    })

    it('then checks content type, syntax and values', async () => {
      const send = (body: string, type = 'application/json') =>
        editor.send('POST', '/api/test/echo', { 'content-type': type }, body)
      expect((await send('{}', 'text/plain')).problem().code).toBe('not_json')
      expect((await send('{\n "kept" "a"}')).problem()).toMatchObject({
        status: 400,
        code: 'malformed_json',
        message: 'The request body is not valid JSON at line 2, column 9.',
      })
      expect((await send('{"kept": 7, "more": 1}')).problem()).toMatchObject({
        status: 422,
        code: 'invalid_request',
        fields: [
          { path: ['kept'], code: 'request.kind', message: 'The type is wrong. Expected: string.' },
          { path: ['more'], code: 'request.unknown' },
        ],
      })
      expect((await send('{}')).problem().fields).toEqual([
        { path: ['kept'], code: 'request.missing', message: 'This value is required.' },
      ])
      expect((await send('{"kept": "a"}', 'application/json; charset=utf-8')).json()).toEqual({ kept: 'a' })
    })
  })

  describe('Request that changes something', () => {
    const from = (headers: Record<string, string>) => editor.post('/api/test/echo', { kept: 'a' }, headers)

    it('is accepted from the site itself and from programs', async () => {
      expect((await from({})).status).toBe(200)
      expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
      expect((await from({ origin: server.url })).status).toBe(200)
      expect((await from({ origin: `http://localhost:${server.port}` })).status).toBe(200)
    })

    it('is rejected from any other origin, including sign-in and sign-out', async () => {
      const foreignHeaders = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: server.url },
      ]
      for (const headers of foreignHeaders) {
        expect((await from(headers)).problem()).toMatchObject({ status: 403, code: 'foreign_origin' })
        expect((await editor.post('/api/auth/login', {}, headers)).status).toBe(403)
        expect((await editor.send('POST', '/api/auth/logout', headers)).status).toBe(403)
      }
      expect((await from({})).status).toBe(200)
    })

    it('is never a GET', async () => {
      expect((await editor.get('/api/auth/logout')).problem()).toMatchObject({
        status: 405,
        code: 'method_not_allowed',
      })
      expect((await editor.get('/api/auth/logout')).headers.allow).toBe('POST')
      expect((await editor.get('/api/auth/check')).json().authenticated).toBe(true)
    })
  })

  describe('Response', () => {
    it('contains only declared properties', async () => {
      const response = await server.anonymous.get('/api/test/leaky')
      expect(response.text).toBe('{"kept":"yes"}')
    })

    it('has the security headers of data', async () => {
      const { headers } = await editor.get('/api/auth/check')
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('strict-transport-security')
    })

    it('has HSTS when the site uses https', async () => {
      const secure = await startServer(database, { config: { publicUrl: 'https://house.example' } })
      const { headers } = await secure.anonymous.get('/api/auth/check')
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    })

    it('to HEAD equals that to GET without its body', async () => {
      const [get, head] = [await editor.get('/api/auth/check'), await editor.send('HEAD', '/api/auth/check')]
      expect(head.status).toBe(200)
      expect(head.headers['content-length']).toBe(get.headers['content-length'])
      expect(head.text).toBe('')
    })
  })

  describe('Problem', () => {
    it('has the members of RFC 9457 and those that clients of the specification expect', async () => {
      const response = await server.anonymous.get('/api/nothing?a=b')
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.problem()).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'Not found. It may have been moved or deleted.',
        code: 'not_found',
        requestId: response.headers['x-request-id'],
        error: true,
        url: `${server.url}/api/nothing?a=b`,
        statusCode: 404,
        statusMessage: 'Not found. It may have been moved or deleted.',
        message: 'Not found. It may have been moved or deleted.',
      })
    })

    it('is in the language of the request, with an English ASCII reason phrase', async () => {
      const response = await server.anonymous.get('/api/nothing', { 'accept-language': 'el-GR,el;q=0.9' })
      expect(response.problem()).toMatchObject({
        message: 'Δεν βρέθηκε. Ίσως έχει μετακινηθεί ή διαγραφεί.',
        title: 'Not Found',
      })
      expect(response.reason).toBe('Not found. It may have been moved or deleted.')
      const fields = await editor.post('/api/test/echo', {}, { 'accept-language': 'et' })
      expect(fields.problem().fields?.[0]?.message).toBe('See väärtus on nõutav.')
    })

    it.each(['cut-off', 'held'])(
      'says that the database is unavailable and nothing was changed when it is %s',
      async (how) => {
        const response = await server.anonymous.get(`/api/test/${how}`)
        expect(response.problem()).toMatchObject({ status: 503, code: 'database_unavailable' })
      },
    )

    it('says that the request timed out when a call never ends', async () => {
      const response = await server.anonymous.get('/api/test/endless')
      expect(response.problem()).toMatchObject({ status: 503, code: 'took_too_long' })
      expect(response.headers['retry-after']).toBe('5')
    })

    it('is a page for browsers and JSON for programs', async () => {
      const page = await server.anonymous.get('/api/nothing', { accept: 'text/html,*/*' })
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.status).toBe(404)
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self'; style-src 'self' 'sha256-/,
      )
      expect(page.headers['content-security-policy']).not.toContain('unsafe')
      expect(page.text).toContain('Not found. It may have been moved or deleted.')
    })

    it('reveals nothing internal, whatever failed', async () => {
      for (const accept of ['application/json', 'text/html']) {
        const response = await server.anonymous.get('/api/test/broken', { accept })
        expect(response.status).toBe(500)
        expect(`${response.text}${JSON.stringify(response.headers)}`).not.toMatch(
          /canary|select|\.ts|node_modules| at /,
        )
      }
      const page = await server.anonymous.get('/broken', { accept: 'text/html' })
      expect(page.status).toBe(500)
      expect(page.text).not.toMatch(/template|secret-place|\.ts/)
      expect(page.text).toContain(page.headers['x-request-id'])
    })
  })
})
