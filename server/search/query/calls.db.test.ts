import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('GET /api/search on %s', (kind) => {
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
    const data = { title: 'Night plates', slug: 'night-plates', body: 'Of wollemia & <water>.' }
    const made = await editor.post('/api/documents/updates', { locale: 'en', data })
    expect(made.status).toBe(201)
  })

  const search = (client: Client, query: Record<string, string>) =>
    client.get(`/api/search?${new URLSearchParams(query)}`)

  it('returns drafts to signed-in users on request', async () => {
    const found = await search(editor, { q: 'wollemia', drafts: 'true' })
    expect(found.json()).toEqual({
      items: [
        {
          type: 'updates',
          id: expect.any(String),
          locale: 'en',
          title: 'Night plates',
          path: '/updates/night-plates',
          where: 'body',
          excerpt: [
            { text: 'Of ', hit: false },
            { text: 'wollemia', hit: true },
            { text: ' & <water>.', hit: false },
          ],
          section: null,
        },
      ],
      next: null,
    })
    expect((await search(editor, { q: 'wollemia' })).json()).toEqual({ items: [], next: null })
  })

  it('returns no drafts to visitors', async () => {
    const refused = await search(server.anonymous, { q: 'wollemia', drafts: 'true' })
    expect(refused.status).toBe(401)
    expect(refused.problem()).toMatchObject({ code: 'not_signed_in' })
    expect((await search(server.anonymous, { q: 'wollemia' })).json()).toEqual({ items: [], next: null })
  })

  it.each([
    ['q', { q: 'x'.repeat(201) }],
    ['q', {}],
    ['locale', { q: 'wollemia', locale: 'fi' }],
    ['limit', { q: 'wollemia', limit: '51' }],
    ['after', { q: 'wollemia', after: 'nonsense' }],
    ['drafts', { q: 'wollemia', drafts: 'maybe' }],
  ])('names the invalid parameter %s', async (name, query) => {
    const refused = await search(server.anonymous, query)
    expect(refused.status).toBe(400)
    expect(refused.problem().code).toBe('invalid_query')
    expect(refused.problem().fields).toMatchObject([{ path: [name] }])
  })

  it('responds 404 to an unknown type', async () => {
    for (const type of ['constructor', 'users', '"']) {
      expect((await search(server.anonymous, { q: 'wollemia', type })).status).toBe(404)
    }
    for (const type of ['updates', 'partners-page']) {
      expect((await search(server.anonymous, { q: 'wollemia', type })).status).toBe(200)
    }
  })
})
