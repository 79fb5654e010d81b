/**
 * Tests static files: cached permanently when their name has a hash, limited to their folder, each with its
 * policy.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '../../http/middleware/security-headers.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const html = { accept: 'text/html' }
const script = 'document.title = "Storybook"'

describe.each(callDatabases)('Static files on %s', (database) => {
  const root = mkdtempSync(join(tmpdir(), 'cyanotype-files-'))
  const folders = { site: join(root, 'site'), admin: join(root, 'admin'), storybook: join(root, 'storybook') }
  let server: TestServer
  const get = (path: string, headers = {}) => server.anonymous.get(path, headers)

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  beforeAll(async () => {
    write('site/assets/page-4f2a.js', 'export const page = 1\n'.repeat(50))
    write('site/assets/page-4f2a.js.map', '{}')
    write('site/assets/.hidden', 'no')
    write('site-of-another/assets/secret.js', 'no')
    write('secret.txt', 'no')
    symlinkSync(join(root, 'secret.txt'), join(root, 'site/assets/link.txt'))
    write(
      'admin/index.html',
      '<html lang="en"><script nonce="__NONCE__" src="/admin/assets/a.js"></script><style nonce="__NONCE__"></style>',
    )
    write(
      'admin/sign-in.html',
      '<head></head><script nonce="__NONCE__" src="/admin/assets/door.js"></script>',
    )
    write('admin/assets/a.js', 'export {}')
    server = await startServer(database, { folders })
  })

  afterAll(() => rmSync(root, { recursive: true }))

  describe('Image of the documentation', () => {
    it('is sent with an ETag, and again only if it changed', async () => {
      const { status, headers } = await get('/docs/images/en/dashboard-light.webp')
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' })
      const again = { 'if-none-match': String(headers.etag) }
      expect((await get('/docs/images/en/dashboard-light.webp', again)).status).toBe(304)
    })

    it('is not found outside of the folder', async () => {
      expect((await get('/docs/images/en/nothing.webp')).status).toBe(404)
      expect((await get('/docs/images/..%2foutlines.json')).status).toBe(404)
    })
  })

  describe('Asset', () => {
    it('is immutable and compressed', async () => {
      const { status, headers, bytes } = await get('/assets/page-4f2a.js', { 'accept-encoding': 'br' })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
      })
      expect(brotliDecompressSync(bytes).toString()).toContain('export const page')
      const again = await get('/assets/page-4f2a.js', {
        'accept-encoding': 'br',
        'if-none-match': headers.etag,
      })
      expect(again.status).toBe(304)
    })

    it.each([
      ['/assets/page-4f2a.js', {}, undefined],
      ['/api/auth/check', { 'sec-fetch-site': 'same-origin' }, undefined],
      ['/api/auth/check', {}, 'keep-alive'],
    ])(
      'sends keep-alive headers only to programs that make calls: %s %j',
      async (path, headers, connection) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        const ask = async () => {
          const sent = request(`${server.url}${path}`, { agent, headers }).end()
          const [response] = await once(sent, 'response')
          response.resume()
          await once(response, 'end')
          return { isSame: sent.reusedSocket, connection: response.headers.connection }
        }
        expect(await ask()).toEqual({ isSame: false, connection })
        expect(await ask()).toEqual({ isSame: true, connection })
        agent.destroy()
      },
    )

    it.each([
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/../../site-of-another/assets/secret.js',
      '/assets//etc/passwd',
      '/assets/link.txt',
      '/assets/.hidden',
      '/assets/page-4f2a.js.map',
      '/assets/page-4f2a.js%00.txt',
      '/assets/',
      '/assets',
      '/admin/assets/../index.html',
      '/storybook/../secret.txt',
      '/media/../secret.txt',
    ])('is not found outside its folder: %s', async (path) => {
      const { status, text } = await get(path, html)
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/^(no|root:)/)
    })
  })

  describe('Admin', () => {
    it('is one page at all its URLs, with a new nonce each time', async () => {
      const nonces = new Set<string>()
      for (const path of ['/admin', '/admin/updates', '/el/admin/edit/home', '/et/admin/login']) {
        const { status, headers, text } = await get(path, html)
        expect(status).toBe(200)
        const nonce = /nonce="([^"]+)" src/.exec(text)?.[1] ?? ''
        nonces.add(nonce)
        expect(text).not.toContain('__NONCE__')
        expect(headers['content-security-policy']).toBe(
          `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ` +
            "img-src 'self' data: blob:; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
            "frame-ancestors 'none'",
        )
        expect(headers['cache-control']).toBe('private, no-store')
      }
      expect(nonces.size).toBe(4)
    })

    it('names the languages of the site and their fallbacks', async () => {
      onTestFinished(() => setSiteLocales(interfaceLocales))
      expect((await get('/admin/login', html)).text).not.toContain('name="fallbacks"')
      setSiteLocales(['en', 'es', 'ca'], { ca: 'es' })
      const { text } = await get('/admin/login', html)
      expect(text).toContain(
        '<meta name="languages" content="en es ca"><meta name="fallbacks" content="ca:es">',
      )
    })

    it.each([
      ['/admin', 'en'],
      ['/et/admin/updates', 'et'],
      ['/el/admin/edit/home', 'el'],
    ])('has language and direction of %s', async (path, locale) => {
      expect((await get(path, html)).text).toContain(`<html lang="${locale}" dir="ltr">`)
    })

    it.each([
      ['/admin/', 200],
      ['/admin/Updates', 200],
      ['/el/admin/edit/home', 200],
      ['/et/admin/redirects', 200],
      ['/admin/edit/a%2Fb', 200],
      ['/admin/edit', 404],
      ['/admin/no-such-screen', 404],
      ['/et/admin/updates/no-such-screen', 404],
      ['/el/admin/edit/home/no-such-screen', 404],
    ])('answers %s with %i, and a page for it', async (path, status) => {
      const response = await get(path, html)
      expect(response.status).toBe(status)
      expect(response.text).toContain('/admin/assets/a.js')
      expect(response.headers['cache-control']).toBe('private, no-store')
    })

    it('has a small sign-in page with the build id', async () => {
      const { id: build } = JSON.parse((await get('/builds/latest.json', '*/*')).text)
      for (const path of ['/admin/login', '/el/admin/welcome']) {
        const { text } = await get(path, html)
        expect(text).toContain('/admin/assets/door.js')
        expect(text).toContain(`<meta name="build" content="${build}">`)
      }
      expect((await get('/admin/login/else', html)).text).not.toContain('door.js')
    })

    it('says in its page that there is no user yet, while that is so', async () => {
      const setupTag = '<meta name="setup" content="open">'
      expect((await get('/admin/login', html)).text).toContain(setupTag)
      await server.signedInAs('owner')
      expect((await get('/admin/login', html)).text).not.toContain(setupTag)
    })

    it('does not match paths that only start like it', async () => {
      expect((await get('/administration', html)).status).toBe(404)
      expect((await get('/admin/assets/gone.js')).status).toBe(404)
    })
  })

  it('answers icon requests of browsers without an error, built or not', async () => {
    expect((await get('/favicon.ico')).status).toBe(204)
    expect((await get('/icon-192.png')).status).toBe(404)
    write('site/icon.svg', 'a mark')
    expect((await get('/icon.svg')).headers['content-type']).toBe('image/svg+xml')
    write('site/favicon.ico', 'a mark')
    write('site/icon-192.png', 'a mark')
    for (const path of ['/favicon.ico', '/icon-192.png']) {
      const { status, headers, text } = await get(path)
      expect([status, text]).toEqual([200, 'a mark'])
      expect(headers['cache-control']).toBe('public, max-age=86400')
    }
    expect((await get('/icon-..%2f..%2fsecret.png')).status).toBe(404)
  })

  describe('Storybook', () => {
    it('shows that it is being built, and then appears without a restart', async () => {
      const before = await get('/storybook/', html)
      expect(before.status).toBe(503)
      expect(before.text).toContain('Storybook is being built')
      expect(before.text).toContain('http-equiv="refresh"')

      write('storybook/index.html', `<script>${script}</script><script src="./x.js"></script>`)
      const { status, headers } = await get('/storybook/', html)
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toContain(`script-src 'self' '${sha256(script)}';`)
      expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
      expect(headers['content-security-policy']).toContain("font-src 'self' data:")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect((await get('/storybook', html)).headers.location).toBe('/storybook/')
    })
  })
})
