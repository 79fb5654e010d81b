/** Pages from outside: printed once, gone the moment something is published, never anybody else's. On both engines. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { inlineScriptHash, smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

/** Writes an update in a language and publishes it, through the calls. */
async function publishUpdate(editor: Client, locale: string, title: string, slug: string) {
  const data = { title, slug, body: `${title} in full.` }
  const created = (await editor.post('/api/documents/updates', { locale, data })).json()
  const layers = { [locale]: created.layers[locale].version, '*': created.layers['*'].version }
  const shared = layers['*'] === 0 ? await saveShared(editor, created.id) : layers['*']
  const answer = await editor.post(`/api/documents/updates/${created.id}/publish`, {
    layers: { ...layers, '*': shared },
  })
  expect(answer.status).toBe(200)
  return created.id as string
}

async function saveShared(editor: Client, id: string): Promise<number> {
  const saved = await editor.put(`/api/documents/updates/${id}/*`, { version: 0, data: { author: 'Ada' } })
  return saved.json().layer.version
}

async function change(editor: Client, id: string, locale: string, title: string): Promise<void> {
  const { layers } = (await editor.get(`/api/documents/updates/${id}`)).json()
  const saved = await editor.put(`/api/documents/updates/${id}/${locale}`, {
    version: layers[locale].version,
    data: { title },
  })
  const { version } = saved.json().layer
  const answer = await editor.post(`/api/documents/updates/${id}/publish`, { layers: { [locale]: version } })
  expect(answer.status).toBe(200)
}

describe.each(databases)('pages on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  let tide: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
    tide = await publishUpdate(editor, 'el', 'Παλίρροια', 'palirroia')
  })

  beforeEach(() => {
    site.afterReading = async () => {}
    site.rendered.length = 0
  })

  it('are different at the next request after something was published', async () => {
    await get('/el/updates/palirroia')
    for (const title of ['Παλίρροια δύο', 'Παλίρροια τρία']) {
      await change(editor, tide, 'el', title)
      expect((await get('/el/updates/palirroia')).text).toContain(title)
      expect((await get('/el/updates')).text).toContain(title)
    }
  })

  it('are printed once, until something that they show is published', async () => {
    await change(editor, tide, 'el', 'Παλίρροια ένα')
    for (let times = 0; times < 3; times++) await get('/el/updates')
    await publishUpdate(editor, 'en', 'Low water', `low-water-${database}`)
    await get('/el/updates')
    expect(site.rendered).toEqual(['/el/updates'])
    await change(editor, tide, 'el', 'Παλίρροια')
    await get('/el/updates')
    expect(site.rendered).toEqual(['/el/updates', '/el/updates'])
  })

  it('that were not there are there as soon as they are published', async () => {
    expect((await get('/et/updates/loode')).status).toBe(404)
    await publishUpdate(editor, 'et', 'Loode', 'loode')
    expect((await get('/et/updates/loode')).text).toContain('Loode')
  })

  it('are gone at the next request after they were taken out of sight', async () => {
    const id = await publishUpdate(editor, 'en', 'For a day', 'for-a-day')
    expect((await get('/updates/for-a-day')).status).toBe(200)
    const { layers } = (await editor.get(`/api/documents/updates/${id}`)).json()
    await editor.post(`/api/documents/updates/${id}/unpublish`, { layers: { en: layers.en.version } })
    expect((await get('/updates/for-a-day')).status).toBe(404)
  })

  it('are printed once for all who ask at the same moment', async () => {
    await change(editor, tide, 'el', 'Άμπωτη')
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/el/updates/palirroia')))
    expect(site.rendered).toEqual(['/el/updates/palirroia'])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('read before a publication are kept by nobody and given to nobody who comes after it', async () => {
    await change(editor, tide, 'el', 'Πριν')
    let finish = () => {}
    const reached = new Promise<void>((resolve) => {
      site.afterReading = () => {
        resolve()
        return new Promise((end) => {
          finish = end
        })
      }
    })
    const before = get('/el/updates/palirroia')
    await reached
    site.afterReading = async () => {}
    await change(editor, tide, 'el', 'Μετά')
    expect((await get('/el/updates/palirroia')).text).toContain('Μετά')
    finish()
    expect((await before).text).toContain('Πριν')
    expect((await get('/el/updates/palirroia')).text).toContain('Μετά')
  })
})

describe('a page', () => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer('sqlite', { site })
    editor = await server.signedInAs('editor')
    await publishUpdate(editor, 'en', 'Tide', 'tide')
  })

  beforeEach(() => {
    site.rendered.length = 0
  })

  it('comes as brotli, gzip or plain, each with a tag of its own', async () => {
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

  it('is asked for again each time, and answered with 304 while it is the same', async () => {
    const first = await get('/updates')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const etag = first.headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/updates', { 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(again.text).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('/updates', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/updates', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  })

  it('answers HEAD like GET, without the text', async () => {
    for (const path of ['/updates', '/updates/tide', '/updates/none']) {
      for (let times = 0; times < 2; times++) {
        const [head, whole] = [await server.anonymous.send('HEAD', path, html), await get(path)]
        expect(head.status).toBe(whole.status)
        expect(head.text).toBe('')
        expect(head.headers['content-length']).toBe(whole.headers['content-length'])
      }
    }
  })

  it('carries the policy with the hashes of its scripts, printed or not, there or not', async () => {
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

  it('is one page whatever else the query says', async () => {
    await change(editor, await idOf(editor, 'tide'), 'en', 'Tide')
    for (const query of ['', '?utm_source=x', '?a=1&b=2']) await get(`/updates/tide${query}`)
    expect(site.rendered).toEqual(['/updates/tide'])
  })

  it('is not kept when it is not there, or broken', async () => {
    for (let times = 0; times < 2; times++) {
      expect((await get('/updates/none')).status).toBe(404)
      expect((await get('/broken')).status).toBe(500)
    }
    expect(site.rendered).toEqual(['/updates/none', '/broken', '/updates/none', '/broken'])
  })

  it('that is not there is named in full, as a page for people and as data for programs', async () => {
    expect((await get('/updates/none?a=<b>')).text).toContain('Page not found: /updates/none?a=')
    const data = await server.anonymous.get('/updates/none?a=b', { accept: 'application/json' })
    expect(data.reason).toBe('Page not found: /updates/none?a=b')
    expect(data.json()).toMatchObject({
      statusCode: 404,
      statusMessage: 'Page not found: /updates/none?a=b',
      message: 'Page not found: /updates/none?a=b',
      data: { path: '/updates/none?a=b' },
    })
  })

  it('is nobody else’s when somebody is signed in: never kept, never taken from what is kept', async () => {
    await get('/updates')
    site.rendered.length = 0
    const personal = [
      { cookie: 'session=x' },
      { cookie: 'a=b; __Host-session=x' },
      { authorization: 'Bearer x' },
    ]
    for (const headers of personal) {
      const answer = await get('/updates', headers)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
    expect(site.rendered).toHaveLength(3)
    expect((await get('/updates', { cookie: 'i18n_redirected=en' })).headers.etag).toBeDefined()
  })

  it('has one address: a slash at the end, or two anywhere, lead to it and never to another site', async () => {
    expect((await get('/et/')).headers.location).toBe('/et')
    expect((await get('//evil.example/x/')).headers.location).toBe('/evil.example/x')
    expect((await get('/updates/?after=a')).headers.location).toBe('/updates?after=a')
  })

  it('takes no other methods', async () => {
    const answer = await server.anonymous.post('/updates', {})
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it('at / leads to the language that was chosen or is asked for, and is English otherwise', async () => {
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

async function idOf(editor: Client, slug: string): Promise<string> {
  const { items } = (await editor.get('/api/documents/updates')).json()
  return items.find((item: { slugs: Record<string, string> }) => Object.values(item.slugs).includes(slug)).id
}

describe('a preview', () => {
  let server: TestServer
  let editor: Client
  let url: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    server = await startServer('sqlite', { config: { previewHost: 'https://preview.example' } })
    editor = await server.signedInAs('editor')
    const data = { title: 'Draft', slug: 'draft', body: 'Not public.' }
    const { id } = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
    url = (await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })).json().url
  })

  it('shows the draft to whoever has the token, and to nobody else', async () => {
    expect((await get(url)).text).toContain('Preview: Draft')
    expect((await get('/updates/draft')).status).toBe(404)
    expect((await get(`${url}x`)).status).toBe(404)
    expect((await get(`${url}&preview=again`)).status).toBe(404)
  })

  it('is kept nowhere, found by no robot, and framed only by the site and the preview host', async () => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://preview.example")
    expect(headers).not.toHaveProperty('x-frame-options')
    const wrong = await get(`/updates?preview=wrong`)
    expect(wrong.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('goes on by its cookie, until an empty parameter ends it', async () => {
    const [cookie = ''] = (await get(url)).headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^previewToken=[\w.-]+; Path=\/; SameSite=None; Secure$/)
    const kept = { cookie: cookie.split(';')[0] }
    expect((await get('/updates/draft', kept)).text).toContain('Preview: Draft')
    const ended = await get('/updates/draft?preview=', kept)
    expect(ended.status).toBe(404)
    expect(ended.headers['set-cookie']).toEqual([expect.stringMatching(/^previewToken=; .*Max-Age=0$/)])
  })
})
