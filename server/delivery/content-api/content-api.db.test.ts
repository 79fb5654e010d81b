import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { say } from '../../testing/update-single.ts'

const settings = (owner: Client, shared: object) => say(owner, 'settings', { siteName: 'Sunprint' }, shared)

describe.each(callDatabases)('Published content on %s', (database) => {
  let server: TestServer
  let owner: Client
  let program: Client
  let id: string
  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
    const created = await owner.post('/api/tokens', { name: 'Site', scopes: ['published:read'] })
    program = httpClient(server.port, { authorization: `Bearer ${created.json().secret}` })
    id = await publishUpdate(owner, 'en', 'Salt prints', 'salt-prints')
  })

  it('is closed to visitors, unless the settings open it', async () => {
    const path = '/api/content/updates/salt-prints'
    expect((await server.anonymous.get(path)).problem().code).toBe('not_signed_in')
    await settings(owner, { contentApi: true })
    const open = await server.anonymous.get(path)
    expect(open.json()).toMatchObject({ id, type: 'updates', locale: 'en', path: '/updates/salt-prints' })
    expect(open.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await settings(owner, { contentApi: false })
    expect((await server.anonymous.get(path)).status).toBe(401)
  })

  it('is open to a token with the scope, and to no other token', async () => {
    expect((await program.get('/api/content/updates')).status).toBe(200)
    const created = await owner.post('/api/tokens', { name: 'x', scopes: ['drafts:read'] })
    const other = httpClient(server.port, { authorization: `Bearer ${created.json().secret}` })
    expect((await other.get('/api/content/updates')).problem().code).toBe('token_scope')
  })

  it('finds a document by slug and by id, with its data and languages', async () => {
    const bySlug = (await program.get('/api/content/updates/salt-prints')).json()
    expect((await program.get(`/api/content/updates/${id}`)).json()).toEqual(bySlug)
    expect(bySlug.data).toMatchObject({ title: 'Salt prints', slug: 'salt-prints' })
    expect(bySlug.alternates).toEqual([{ locale: 'en', slug: 'salt-prints' }])
    expect((await program.get('/api/content/updates/salt-prints?locale=el')).status).toBe(404)
  })

  it('never contains a draft', async () => {
    const draft = { locale: 'en', data: { title: 'Secret', slug: 'secret' } }
    const { id: hidden } = (await owner.post('/api/documents/updates', draft)).json()
    for (const name of ['secret', hidden])
      expect((await program.get(`/api/content/updates/${name}`)).status).toBe(404)
    const saved = { version: 1, data: { title: 'Changed later' } }
    expect((await owner.put(`/api/documents/updates/${id}/en`, saved)).status).toBe(200)
    expect((await program.get('/api/content/updates')).text).not.toMatch(/Secret|Changed later/)
  })

  it('answers 304 until the document changes', async () => {
    const path = '/api/content/updates/salt-prints'
    const { headers } = await program.get(path)
    const etag = { 'if-none-match': headers.etag }
    const again = await program.get(path, etag)
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe('private, no-store')
    await changeTitle(owner, id, 'en', 'Salted paper')
    expect((await program.get(path, etag)).status).toBe(200)
    await changeTitle(owner, id, 'en', 'Salt prints')
  })

  it('lists page by page, and refuses an unknown cursor', async () => {
    for (const number of [1, 2]) await publishUpdate(owner, 'en', `Print ${number}`, `print-${number}`)
    const first = (await program.get('/api/content/updates?limit=2')).json()
    expect(first.items).toHaveLength(2)
    const second = (
      await program.get(`/api/content/updates?limit=2&after=${encodeURIComponent(first.next ?? '')}`)
    ).json()
    expect(second.next).toBeNull()
    const slugs = [...first.items, ...second.items].map(({ data }) => data.slug)
    expect(slugs.toSorted()).toEqual(['print-1', 'print-2', 'salt-prints'])
    expect((await program.get('/api/content/updates?after=nowhere')).problem().code).toBe('invalid_query')
  })

  it('filters by the filters of the collection only', async () => {
    const { items } = (await program.get('/api/content/updates?filter=tags:nothing')).json()
    expect(items).toEqual([])
    const wrong = await program.get('/api/content/updates?filter=author:Ada')
    expect(wrong.problem().fields?.[0]).toMatchObject({ path: ['filter'], code: 'content.filter' })
  })

  it.each(['settings', 'seo', 'redirects', 'glossary', 'nothing', 'toString'])(
    'does not contain %s',
    async (type) => {
      expect((await program.get(`/api/content/${type}`)).status).toBe(404)
      expect((await program.get(`/api/content/${type}/${type}`)).status).toBe(404)
    },
  )

  it('hides the languages that the site hides', async () => {
    await publishUpdate(owner, 'et', 'Soolatrükk', 'soolatrukk')
    const path = '/api/content/updates/soolatrukk?locale=et'
    expect((await program.get(path)).status).toBe(200)
    await settings(owner, { hiddenLanguages: ['et'] })
    expect((await program.get(path)).status).toBe(404)
    await settings(owner, { hiddenLanguages: [] })
  })
})
