/** Drafts from outside: shown to whoever holds a token, and kept nowhere. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

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

  it('is framed by the hosts that the settings name as well', async () => {
    const owner = await server.signedInAs('owner')
    const save = (layer: string, data: object) =>
      owner.put(`/api/documents/settings/settings/${layer}`, { version: 0, data })
    await save('en', { siteName: 'House' })
    await save('*', { previewHosts: ['https://framed.example'] })
    const publish = (shared: number) =>
      owner.post('/api/documents/settings/settings/publish', { layers: { en: 1, '*': shared } })
    expect((await publish(1)).status).toBe(200)
    const policy = (await get(url)).headers['content-security-policy']
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/preview\.example https:\/\/framed\.example$/)
    const previewHosts = ['https://framed.example/x', 'no origin; script-src *']
    await owner.put('/api/documents/settings/settings/*', { version: 1, data: { previewHosts } })
    expect((await publish(2)).status).toBe(422)
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
