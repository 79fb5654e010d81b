/** Tests redirects for visitors: they apply only where there is no page. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

describe.each(callDatabases)('Old URL on %s', (kind) => {
  let server: TestServer
  let admin: Client
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    server = await startServer(kind)
    admin = await server.signedInAs('admin')
  })

  const lead = async (from: string, to: string, status = '301') => {
    const path = '/api/documents/redirects'
    const { id } = (await admin.post(path, { locale: 'en', shared: { from, to, status } })).json()
    return admin.post(`${path}/${id}/publish`, { layers: { en: 1, '*': 1 } })
  }

  it('redirects to the new one with its query', async () => {
    expect((await lead('/old', '/updates')).status).toBe(200)
    const response = await get('/old?a=b')
    expect([response.status, response.headers.location]).toEqual([301, '/updates?a=b'])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.text).toContain('http-equiv="refresh"')
    await lead('/older', '/updates?after=x#end', '302')
    const own = await get('/older?a=b')
    expect([own.status, own.headers.location]).toEqual([302, '/updates?after=x#end'])
  })

  it('redirects from the moment of publication, also for signed-in users, without caching', async () => {
    expect((await get('/soon')).status).toBe(404)
    await lead('/soon', 'https://example.org/x')
    expect((await get('/soon?a=b')).headers.location).toBe('https://example.org/x')
    const personal = await admin.get('/soon', html)
    expect([personal.status, personal.headers['cache-control']]).toEqual([301, 'private, no-store'])
  })

  it('answers that the page was removed permanently', async () => {
    await lead('/gone', '', '410')
    const response = await get('/gone?a=b')
    expect(response.status).toBe(410)
    expect(response.text).toContain('Page gone: /gone?a=b')
    expect(response.text).not.toContain('404')
    const personal = await admin.get('/el/gone', html)
    expect(personal.status).toBe(404)
  })

  it('of a document redirects to its current URL', async () => {
    const id = await publishUpdate(admin, 'el', 'Φως', 'fos')
    expect((await get('/el/updates/fos')).status).toBe(200)
    const path = `/api/documents/updates/${id}`
    await admin.put(`${path}/el`, { version: 1, data: { slug: 'φως' } })
    await admin.post(`${path}/publish`, { layers: { el: 2 } })
    const response = await get('/el/updates/fos')
    expect([response.status, response.headers.location]).toEqual([301, '/el/updates/%CF%86%CF%89%CF%82'])
    expect((await get(String(response.headers.location))).status).toBe(200)
  })

  it('does not redirect while there is a page', async () => {
    await lead('/updates', '/elsewhere')
    expect((await get('/updates')).status).toBe(200)
    await publishUpdate(admin, 'en', 'Tide', 'tide')
    await lead('/updates/tide', '/elsewhere')
    expect((await get('/updates/tide')).status).toBe(200)
  })

  it('never redirects to an invalid URL, which is also rejected when it is saved', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2fevil.example']) {
      expect((await lead(`/trap-${encodeURIComponent(to)}`, to)).status).toBe(422)
    }
    expect((await lead('//evil.example', '/x')).status).toBe(422)
    await lead('/mail', 'mailto:a@example.org')
    expect((await get('/mail')).status).toBe(404)
  })

  it('of an English page may have the prefix /en, and redirects to the URL without it', async () => {
    const named = await get('/en/updates?a=b')
    expect([named.status, named.headers.location]).toEqual([308, '/updates?a=b'])
    expect((await admin.get('/en/updates', html)).headers.location).toBe('/updates')
    expect((await get('/en/')).headers.location).toBe('/en')
    for (const disguised of ['/en/%2f/evil.example', '/en/%5cevil.example'])
      expect((await get(disguised)).headers.location).toBeUndefined()
    const home = await get('/en', { 'accept-language': 'et' })
    expect([home.status, home.headers.location]).toEqual([308, '/?lang=en'])
    expect((await get('/english')).status).toBe(404)
  })

  it('matches its redirect with any language prefix', async () => {
    await lead('/en/past', '/docs')
    expect((await get('/en/past')).headers.location).toBe('/docs')
  })

  it('of a documentation page redirects to its current URL permanently', async () => {
    const response = await get('/el/docs/contributing/decisions/0002-mdx-is-data?a=b')
    expect([response.status, response.headers.location]).toEqual([
      301,
      '/el/docs/explanation/decisions/0002-mdx-is-data?a=b',
    ])
    await lead('/docs/contributing/decisions', '/contact')
    expect((await get('/docs/contributing/decisions')).headers.location).toBe('/contact')
  })

  it('can be changed by administrators only', async () => {
    const editor = await server.signedInAs('editor')
    const body = { locale: 'en', shared: { from: '/mine', to: '/x' } }
    expect((await editor.post('/api/documents/redirects', body)).status).toBe(403)
  })
})
