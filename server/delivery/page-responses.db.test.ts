/** Tests how pages are sent: encodings, headers, caching, and responses without a page. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, idOf, publishUpdate } from '../testing/publishing.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { inlineScriptHash, smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

describe.each(callDatabases)('Page on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
    await publishUpdate(editor, 'en', 'Tide', 'tide')
  })

  beforeEach(() => {
    site.rendered.length = 0
  })

  it('is sent as brotli, gzip or uncompressed, each with its own ETag', async () => {
    const [br, gzip, plain] = [
      await get('/updates', { 'accept-encoding': 'gzip, br' }),
      await get('/updates', { 'accept-encoding': 'gzip' }),
      await get('/updates'),
    ]
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, bytes } of [br, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(bytes.length))
    }
  })

  it('is compressed as well as possible when it is popular', async () => {
    const text = Array.from({ length: 400 }, (_, number) => `Sheet ${number * 7919} of paper ${number % 37}.`)
    const path = `/api/documents/updates/${await publishUpdate(editor, 'en', 'Long', 'long')}`
    await editor.put(`${path}/en`, { version: 1, data: { body: text.join('\n\n') } })
    await editor.post(`${path}/publish`, { layers: { en: 2 } })
    const ask = () => get('/updates/long', { 'accept-encoding': 'br' })
    const first = await ask()
    await expect.poll(async () => (await ask()).bytes.length).toBeLessThan(first.bytes.length)
    const small = await ask()
    expect(brotliDecompressSync(small.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true)
    expect(small.headers.etag).toBe(first.headers.etag)
  })

  it('is revalidated each time, and answered with 304 while it is unchanged', async () => {
    const first = await get('/updates')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const etag = first.headers.etag ?? ''
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/updates', { 'if-none-match': condition })
      expect(again.status).toBe(304)
      expect(again.text).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('/updates', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/updates', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  })

  it('answers HEAD like GET, without the body', async () => {
    for (const path of ['/updates', '/updates/tide', '/updates/none']) {
      for (let times = 0; times < 2; times++) {
        const [head, full] = [await server.anonymous.send('HEAD', path, html), await get(path)]
        expect(head.status).toBe(full.status)
        expect(head.text).toBe('')
        expect(head.headers['content-length']).toBe(full.headers['content-length'])
      }
    }
  })

  it('has a content security policy with the hashes of its scripts, cached or not, found or not', async () => {
    for (const path of ['/updates/tide', '/updates/tide', '/updates/none']) {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self' '${inlineScriptHash}'; style-src 'self'; img-src 'self' data:; ` +
          "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
  })

  it('is the same for any unknown query parameters', async () => {
    await changeTitle(editor, await idOf(editor, 'tide'), 'en', 'Tide')
    for (const query of ['', '?utm_source=x', '?a=1&b=2']) await get(`/updates/tide${query}`)
    expect(site.rendered).toEqual(['/updates/tide'])
  })

  it('is not cached when it is missing or failed', async () => {
    for (let times = 0; times < 2; times++) {
      expect((await get('/updates/none')).status).toBe(404)
      expect((await get('/broken')).status).toBe(500)
    }
    expect(site.rendered).toEqual(['/updates/none', '/broken', '/updates/none', '/broken'])
  })

  it('that is missing is reported in full, as a page for people and as JSON for programs', async () => {
    expect((await get('/updates/none?a=<b>')).text).toContain('Page not found: /updates/none?a=')
    const data = await server.anonymous.get('/updates/none?a=b', { accept: 'application/json' })
    expect(data.reason).toBe('Page not found: /updates/none?a=b')
    expect(data.problem()).toMatchObject({
      statusCode: 404,
      statusMessage: 'Page not found: /updates/none?a=b',
      message: 'Page not found: /updates/none?a=b',
      data: { path: '/updates/none?a=b' },
    })
  })

  it('is never cached or read from the cache for a signed-in user', async () => {
    await get('/updates')
    site.rendered.length = 0
    const personal = [
      { cookie: 'session=x' },
      { cookie: 'a=b; __Host-session=x' },
      { authorization: 'Bearer x' },
    ]
    for (const headers of personal) {
      const response = await get('/updates', headers)
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers.etag).toBeUndefined()
    }
    expect(site.rendered).toHaveLength(3)
    expect((await get('/updates', { cookie: 'i18n_redirected=en' })).headers.etag).toBeDefined()
  })

  it('has one URL: a trailing or double slash redirects to it, and never to another site', async () => {
    expect((await get('/et/')).headers.location).toBe('/et')
    expect((await get('//evil.example/x/')).headers.location).toBe('/evil.example/x')
    expect((await get('/updates/?after=a')).headers.location).toBe('/updates?after=a')
  })

  it('allows only GET and HEAD', async () => {
    const response = await server.anonymous.post('/updates', {})
    expect(response.status).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })

  it('at / redirects to the chosen or preferred language, and is English otherwise', async () => {
    const greek = await get('/?a=b', { 'accept-language': 'el-GR,el;q=0.9,en;q=0.8' })
    expect(greek.status).toBe(302)
    expect(greek.headers).toMatchObject({
      location: '/el?a=b',
      'cache-control': 'private',
      vary: 'Accept-Language, Cookie',
    })
    expect(greek.headers['set-cookie']).toEqual([
      'i18n_redirected=el; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(greek.text).toContain('http-equiv="refresh"')
    expect((await get('/', { cookie: 'i18n_redirected=et' })).headers.location).toBe('/et')

    for (let times = 0; times < 2; times++) {
      const english = await get('/', { 'accept-language': 'en' })
      expect(english.status).toBe(200)
      expect(english.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
      expect(english.headers.vary).toContain('Accept-Language')
      expect(english.headers['set-cookie']).toBeUndefined()
    }
    expect((await get('/', { 'accept-language': 'et' })).headers.location).toBe('/et')
    expect((await get('/updates', { 'accept-language': 'el' })).status).toBe(200)
  })
})
