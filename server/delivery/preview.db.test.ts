/** Tests previews: drafts are shown with a token, and never cached. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { signedTokens } from './preview/token.ts'

const secret = 'a secret of forty letters, for this test'
const html = { accept: 'text/html,*/*' }

describe.each(callDatabases)('Preview on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  let url: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    const config = { secret, previewHost: 'https://preview.example', stagingHost: 'https://staging.example' }
    site = smallSite()
    server = await startServer(database, { config, site })
    editor = await server.signedInAs('editor')
    const data = { title: 'Draft', slug: 'draft', body: 'Not public.' }
    const { id } = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
    url = (await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })).json().url
  })

  it('shows the draft only with the token', async () => {
    expect((await get(url)).text).toContain('Preview: Draft')
    expect((await get('/updates/draft')).status).toBe(404)
    expect((await get(`${url}x`)).status).toBe(404)
    expect((await get(`${url}&preview=again`)).status).toBe(404)
  })

  it('is not cached or indexed, and can be framed only by the site and the preview host', async () => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' https:\/\/preview\.example https:\/\/staging\.example$/,
    )
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers).not.toHaveProperty('x-frame-options')
    const wrong = await get(`/updates?preview=wrong`)
    expect(wrong.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('can also be framed by the hosts in the settings', async () => {
    const owner = await server.signedInAs('owner')
    const save = (layer: string, data: object) =>
      owner.put(`/api/documents/settings/settings/${layer}`, { version: 0, data })
    await save('en', { siteName: 'House' })
    await save('*', { previewHosts: ['https://framed.example'] })
    const publish = (shared: number) =>
      owner.post('/api/documents/settings/settings/publish', { layers: { en: 1, '*': shared } })
    expect((await publish(1)).status).toBe(200)
    const policy = (await get(url)).headers['content-security-policy']
    expect(policy).toMatch(
      /frame-ancestors 'self' https:\/\/preview\.example https:\/\/staging\.example https:\/\/framed\.example$/,
    )
    const previewHosts = ['https://framed.example/x', 'no origin; script-src *']
    await owner.put('/api/documents/settings/settings/*', { version: 1, data: { previewHosts } })
    expect((await publish(2)).status).toBe(422)
  })

  it('continues by cookie, until an empty parameter ends it', async () => {
    const [cookie = ''] = (await get(url)).headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^previewToken=[\w.-]+; Path=\/; SameSite=None; Secure$/)
    const withCookie = { cookie: cookie.split(';')[0] }
    expect((await get('/updates/draft', withCookie)).text).toContain('Preview: Draft')
    const ended = await get('/updates/draft?preview=', withCookie)
    expect(ended.status).toBe(404)
    expect(ended.headers['set-cookie']).toEqual([expect.stringMatching(/^previewToken=; .*Max-Age=0$/)])
  })
  it('sets no cookie in a frame, where the token stays in the URL', async () => {
    const framed = await get(url, { 'sec-fetch-dest': 'iframe' })
    expect(framed.text).toContain('Preview: Draft')
    expect(framed.headers['set-cookie']).toBeUndefined()
  })

  it('has no effect when the token is no longer valid', async () => {
    const made = await editor.post('/api/previews', { at: '2030-01-01T00:00:00Z' })
    expect(made.status).toBe(201)
    const { id, url: address } = made.json()
    expect(address).toMatch(/^\/\?preview=[\w.-]+$/)
    expect((await get(address)).headers['set-cookie']).toHaveLength(1)
    const { items } = (await editor.get('/api/previews')).json()
    expect(items).toContainEqual(expect.objectContaining({ id, type: null, at: '2030-01-01T00:00:00.000Z' }))
    const translator = await server.signedInAs('translator', ['el'])
    expect((await translator.send('DELETE', `/api/previews/${id}`)).status).toBe(404)
    expect((await editor.send('DELETE', `/api/previews/${id}`)).status).toBe(204)
    const over = await get(address)
    expect(over.headers['set-cookie']).toBeUndefined()
    expect(over.headers['x-robots-tag']).toBe('noindex')
  })

  it('shows the site at a moment, in the language of the preview for any browser language', async () => {
    const data = { title: 'Planned', slug: 'planned', body: 'Later.' }
    const made = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
    const layers = { en: made.layers.en.version, '*': made.layers['*'].version }
    const plan = { action: 'publish', at: '2029-12-31T00:00:00.000Z', layers }
    const planned = await editor.post(`/api/documents/updates/${made.id}/schedule`, plan)
    expect(planned.status).toBe(200)
    const preview = async (at: string) => {
      const { url: address } = (await editor.post('/api/previews', { at })).json()
      const [cookie = ''] = (await get(address, { 'accept-language': 'et' })).headers['set-cookie'] ?? []
      return get('/updates', { cookie: cookie.split(';')[0] })
    }
    expect((await preview('2030-01-01T00:00:00Z')).text).toContain('Planned')
    expect((await preview('2029-01-01T00:00:00Z')).text).not.toContain('Planned')
    expect((await get('/updates')).text).not.toContain('Planned')
  })

  it('tells the page what is shown, with the values that clients of the specification expect', async () => {
    const previewAt = async (path: string, headers = {}) => {
      site.previews.length = 0
      await get(path, headers)
      return site.previews.at(-1)
    }
    const shown = { shows: 'document', hosts: expect.arrayContaining(['https://staging.example']) }
    expect(await previewAt(url)).toEqual({ ...shown, api: 'https://preview.example' })
    expect(await previewAt(`${url}&staging`)).toEqual({ ...shown, api: 'https://staging.example' })
    const token = new URLSearchParams(url.slice(url.indexOf('?'))).get('preview')
    expect(await previewAt('/updates/draft', { cookie: `previewToken=${token}` })).toEqual(shown)
    expect(await previewAt('/updates?preview=')).toBe('ended')
  })

  it('can be shared for up to 30 days with a link that is listed for its document', async () => {
    const data = { title: 'Shared', slug: 'shared', body: 'Not public.' }
    const { id } = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
    const share = (days: number) =>
      editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en', days })
    expect((await share(0)).status).toBe(422)
    expect((await share(31)).status).toBe(422)
    const link = (await share(30)).json()
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000)
    expect((await get(link.url)).text).toContain('Preview: Shared')
    await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })
    const listed = async (query: string) => (await editor.get(`/api/previews?${query}`)).json().items
    expect(await listed(`document=${id}`)).toHaveLength(2)
    expect(await listed(`document=${id}&shared=true`)).toEqual([
      expect.objectContaining({ id: link.id, isShared: true, expiresAt: link.expiresAt }),
    ])
    expect(await listed('document=nothing')).toEqual([])
  })

  it('tells the page why a link is invalid, and deletes its cookie', async () => {
    const request = async (path: string, headers = {}) => {
      site.previews.length = 0
      const response = await get(path, headers)
      return { preview: site.previews.at(-1), cookie: response.headers['set-cookie']?.join() }
    }
    expect(await request('/updates?preview=wrong')).toEqual({ preview: 'invalid', cookie: undefined })
    expect(await request('/updates?preview=a&preview=b')).toEqual({ preview: 'invalid', cookie: undefined })
    const { id, url: revoked } = (await editor.post('/api/previews', { at: '2030-01-01T00:00:00Z' })).json()
    const expired = signedTokens(secret).write({ preview: id, user: 'maria', expires: Date.now() - 1 })
    expect(await request(`/updates?preview=${expired}`)).toEqual({ preview: 'expired', cookie: undefined })
    await editor.send('DELETE', `/api/previews/${id}`)
    expect(await request(revoked, { 'accept-language': 'et' })).toEqual({
      preview: 'revoked',
      cookie: undefined,
    })
    const token = new URLSearchParams(revoked.slice(revoked.indexOf('?'))).get('preview')
    const cookie = `previewToken=${token}`
    expect(await request('/updates', { cookie })).toEqual({
      preview: 'revoked',
      cookie: expect.stringMatching(/^previewToken=; .*Max-Age=0$/),
    })
    expect(await request('/', { cookie, 'accept-language': 'et' })).toMatchObject({ preview: 'revoked' })
  })

  it('ends an earlier preview when a new link is invalid, except in a frame', async () => {
    const [cookie = ''] = (await get(url)).headers['set-cookie'] ?? []
    const withCookie = { cookie: cookie.split(';')[0] }
    const { headers } = await get('/updates?preview=wrong', withCookie)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^previewToken=; .*Max-Age=0$/)])
    const framed = await get('/updates?preview=wrong', { ...withCookie, 'sec-fetch-dest': 'iframe' })
    expect(framed.headers['set-cookie']).toBeUndefined()
  })
})
