/** Tests that personal content never reaches another visitor, in any order of requests. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client, TestResponse } from '../testing/http-client.ts'
import { previewToken, publishUpdate } from '../testing/publishing.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

interface Visitor {
  readonly headers: Readonly<Record<string, string>>
  readonly query: string
  readonly isPersonal: boolean
  readonly seesDrafts: boolean
}

describe.each(callDatabases)('Visitors who see more than others on %s', (database) => {
  let server: TestServer
  let editor: Client
  let visitors: Visitor[]

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
    const id = await publishUpdate(editor, 'en', 'Public', 'tide')
    const { layers } = (await editor.get(`/api/documents/updates/${id}`)).json()
    const data = { title: 'Secret' }
    await editor.put(`/api/documents/updates/${id}/en`, { version: layers.en.version, data })
    const token = await previewToken(editor, id)
    const personal = { query: '', isPersonal: true, seesDrafts: false }
    const open = { query: '', isPersonal: false, seesDrafts: false }
    visitors = [
      { ...open, headers: {} },
      { ...open, headers: { cookie: 'i18n_redirected=en; other=x' } },
      { ...open, headers: { 'accept-encoding': 'br' } },
      { ...open, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
      { ...personal, headers: { cookie: String(editor.always.cookie) } },
      { ...personal, headers: { authorization: 'Bearer x' } },
      { ...personal, headers: { cookie: 'previewToken=wrong' } },
      { ...personal, headers: {}, query: '?preview=wrong' },
      { ...personal, headers: { cookie: `previewToken=${token}` }, seesDrafts: true },
      { ...personal, headers: {}, query: `?preview=${token}`, seesDrafts: true },
    ]
  })

  it('leave nothing for later visitors, and take nothing from earlier ones', async () => {
    const paths = ['/updates/tide', '/updates/tide/_payload.json', '/updates']
    const visit = fc.record({ visitor: fc.constantFrom(...visitors), path: fc.constantFrom(...paths) })
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 4, maxLength: 12 }), async (visits) => {
        const visited = visits.map(async ({ visitor, path }) => {
          const headers = { accept: '*/*', ...visitor.headers }
          return { visitor, path, response: await server.anonymous.get(path + visitor.query, headers) }
        })
        for (const { visitor, path, response } of await Promise.all(visited))
          expectOwn(visitor, path, response)
      }),
      { numRuns: 40 },
    )
  })

  function expectOwn({ isPersonal, seesDrafts }: Visitor, path: string, response: TestResponse): void {
    const { 'cache-control': caching = '', etag, 'set-cookie': cookies, vary } = response.headers
    expect(response.status).toBe(200)
    expect(response.text).not.toContain('evil.example')
    if (isPersonal) expect([caching, etag]).toEqual(['private, no-store', undefined])
    else expect([etag === undefined, cookies, vary]).toEqual([false, undefined, 'Accept-Encoding'])
    expect(response.text.includes('Secret')).toBe(seesDrafts && !path.endsWith('.json'))
  }

  it('get redirects that are not cached', async () => {
    for (const { headers, query, isPersonal } of visitors) {
      for (const path of ['/', '/updates/']) {
        const requestHeaders = { accept: '*/*', 'accept-language': 'et', ...headers }
        const { status, headers: responseHeaders } = await server.anonymous.get(path + query, requestHeaders)
        if (status === 200) continue
        const isOwn = responseHeaders['cache-control'] === 'private, no-store'
        expect([path + query, status, isOwn]).toEqual([path + query, path === '/' ? 302 : 308, isPersonal])
      }
    }
  })
})
