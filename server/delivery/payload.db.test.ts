/** Tests payloads: pages as data, public where the page is. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, previewToken, publishUpdate } from '../testing/publishing.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const page = { accept: 'text/html,*/*' }

describe.each(callDatabases)('Payload on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { accept: '*/*', ...headers })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
    updateId = await publishUpdate(editor, 'en', 'Tide', 'tide')
  })

  beforeEach(async () => {
    await changeTitle(editor, updateId, 'en', 'Tide')
    site.rendered.length = 0
  })

  it('has the format of its clients, and is not stored by them', async () => {
    const { status, headers, text } = await get('/updates/tide/_payload.json')
    expect([status, text]).toEqual([200, '[{"data":1},{"text":2},"Tide | Tide in full."]'])
    expect(headers).toMatchObject({
      'content-type': 'application/json;charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect((await get('/updates/tide/_payload.json', { 'if-none-match': headers.etag })).status).toBe(304)
    expect(
      (await server.anonymous.send('HEAD', '/updates/tide/_payload.json')).headers['content-length'],
    ).toBe(headers['content-length'])
  })

  it('is rendered once on request, and does not affect the cached page', async () => {
    const first = await get('/updates/tide', page)
    expect(site.rendered).toEqual(['/updates/tide'])
    for (const _ of [1, 2]) await get('/updates/tide/_payload.json')
    expect(site.rendered).toEqual(['/updates/tide', '/updates/tide'])
    expect((await get('/updates/tide', page)).headers.etag).toBe(first.headers.etag)
    expect(site.rendered).toHaveLength(2)
  })

  it('is chosen by the path, whatever build id a client sends', async () => {
    const paths = ['?5372a834', '?_b=5372a834', '?preview=x&after=x', '']
    const responses = await Promise.all(paths.map((query) => get(`/updates/tide/_payload.json${query}`)))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  })

  it('belongs to one page of a paginated list', async () => {
    await get('/updates/_payload.json?_b=5372a834&after=x')
    expect(site.rendered).toEqual(['/updates?after=x'])
  })

  it('changes together with the page', async () => {
    await get('/updates/tide/_payload.json')
    await changeTitle(editor, updateId, 'en', 'Ebb')
    expect((await get('/updates/tide/_payload.json')).text).toContain('Ebb')
  })

  it('contains no drafts, and is not cached for a signed-in user', async () => {
    const { version } = (await editor.get(`/api/documents/updates/${updateId}`)).json().layers.en
    await editor.put(`/api/documents/updates/${updateId}/en`, { version, data: { title: 'Draft' } })
    const token = await previewToken(editor, updateId)
    for (const headers of [{ cookie: `previewToken=${token}` }, { authorization: 'Bearer x' }]) {
      const response = await get('/updates/tide/_payload.json', headers)
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(response.headers.etag).toBeUndefined()
      expect(response.text).not.toContain('Draft')
    }
    expect(site.rendered).toHaveLength(2)
  })

  it.each(['/_payload.json', '/et/_payload.json'])('of the home page is at %s', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it('fails when the page fails', async () => {
    const failing: SmallSite['render'] = async () => ({
      status: 500,
      html: '',
      payload: () => '',
      scriptHashes: [],
    })
    const { anonymous } = await startServer(database, { site: { ...site, render: failing } })
    expect((await anonymous.get('/_payload.json')).problem()).toMatchObject({ status: 500, code: 'internal' })
  })

  it.each([
    '/updates/none/_payload.json?5372a834',
    '/admin/_payload.json',
    '/et/admin/login/_payload.json',
    '/updates/_payload.json/_payload.json',
  ])('is missing at %s, which is reported as JSON', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.problem()).toMatchObject({ error: true, statusCode: 404, data: { path } })
  })
})
