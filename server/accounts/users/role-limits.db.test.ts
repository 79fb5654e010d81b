/** Tests accounts that are limited to collections and languages through the API, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const updates = '/api/documents/updates'
const partners = '/api/documents/partners'
const notAllowed = [403, 'not_allowed']

describe.each(callDatabases)('Accounts with limits on %s', (database) => {
  let server: TestServer
  let owner: Client
  let made = 0
  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
  })

  const outcome = async (call: Promise<TestResponse>) => {
    const response = await call
    return [response.status, response.status < 300 ? undefined : response.problem().code]
  }
  const userOf = async (client: Client) => (await client.get('/api/account')).json()
  const change = (id: string, body: object, by = owner) =>
    by.send('PATCH', `/api/users/${id}`, { 'content-type': 'application/json' }, JSON.stringify(body))
  const newUpdate = async () => {
    const data = { title: 'Άνοιξη', slug: `oria-${++made}`, body: 'Κείμενο.' }
    const response = await owner.post(updates, { locale: 'el', data, shared: { author: 'Μαρία' } })
    expect(response.status).toBe(201)
    return response.json().id
  }

  it('are invited with limits, which the account and the session show', async () => {
    const given = { role: 'editor', locales: ['et'], collections: ['partners', 'home', 'partners'] }
    const response = await owner.post('/api/users', { email: 'jaan@example.org', username: 'Jaan', ...given })
    expect(response.json().user).toMatchObject({ locales: ['et'], collections: ['partners', 'home'] })
    const limited = await server.signedInAs('editor', ['et'], ['partners'])
    expect(await userOf(limited)).toMatchObject({ locales: ['et'], collections: ['partners'] })
    const { user } = (await limited.get('/api/auth/check')).json()
    expect(user).toMatchObject({ locales: ['et'], collections: ['partners'] })
    expect((await owner.get('/api/auth/check')).json().user).not.toHaveProperty('collections')
  })

  it.each([['nowhere'], ['settings'], ['redirects'], ['__proto__']])(
    'cannot be limited to %s, which editors cannot edit',
    async (name) => {
      const { id } = await userOf(await server.signedInAs('editor'))
      const response = await change(id, { collections: ['partners', name] })
      expect(response.problem()).toMatchObject({
        ...{ status: 422, code: 'invalid_request' },
        fields: [{ path: ['collections'], code: 'user.collection' }],
      })
    },
  )

  it('do everything in their collections, and only read others', async () => {
    const id = await newUpdate()
    const both = { el: 1, '*': 1 }
    const limited = await server.signedInAs('editor', [], ['partners'])
    expect((await limited.get(`${updates}/${id}`)).status).toBe(200)
    const writes: readonly [string, object][] = [
      ['', { locale: 'el' }],
      [`/${id}/publish`, { layers: both }],
      [`/${id}/schedule`, { action: 'publish', at: '2100-01-01T00:00:00Z', layers: both }],
      [`/${id}/copy`, {}],
      [`/${id}/archive`, { layers: { el: 1 } }],
      [`/${id}/trash`, { layers: both }],
      [`/${id}/el/versions/1/restore`, { version: 1 }],
      ['/bulk', { action: 'trash', items: [{ id, layers: both }] }],
    ]
    for (const [path, body] of writes)
      expect(await outcome(limited.post(`${updates}${path}`, body)), path).toEqual(notAllowed)
    expect(await outcome(limited.put(`${updates}/${id}/el`, { version: 1, data: {} }))).toEqual(notAllowed)
    const set = { documents: [{ type: 'updates', id, layers: both }] }
    expect(await outcome(limited.post('/api/publications', set))).toEqual(notAllowed)
    const partner = await limited.post(partners, { locale: 'en', shared: { name: 'Atelier' } })
    expect(partner.status).toBe(201)
    const layers = { en: 1, '*': 1 }
    expect((await limited.post(`${partners}/${partner.json().id}/trash`, { layers })).status).toBe(200)
  })

  it('write only their languages, and neither shared fields nor whole documents', async () => {
    const id = await newUpdate()
    const limited = await server.signedInAs('editor', ['el'])
    const save = (layer: string) => limited.put(`${updates}/${id}/${layer}`, { version: 1, data: {} })
    expect((await save('el')).status).toBe(200)
    expect((await limited.put(`${updates}/${id}/et`, { version: 0, data: {} })).status).toBe(403)
    expect(await outcome(save('*'))).toEqual(notAllowed)
    expect(await outcome(limited.post(updates, { locale: 'el' }))).toEqual(notAllowed)
    const allLayers = { layers: { el: 1, '*': 1 } }
    for (const action of ['publish', 'trash'])
      expect(await outcome(limited.post(`${updates}/${id}/${action}`, allLayers)), action).toEqual(notAllowed)
    expect((await owner.post(`${updates}/${id}/publish`, allLayers)).status).toBe(200)
    expect((await limited.post(`${updates}/${id}/unpublish`, { layers: { el: 1 } })).status).toBe(200)
    const items = [{ id, layers: { el: 1 } }]
    const bulk = await limited.post(`${updates}/bulk`, { action: 'archive', items })
    expect(bulk.json().items).toMatchObject([{ id, problem: null }])
  })

  it('lose their sessions when a limit changes, which the audit log records', async () => {
    const limited = await server.signedInAs('editor')
    const { id } = await userOf(limited)
    expect((await change(id, { collections: ['partners'] })).json()).toMatchObject({
      collections: ['partners'],
    })
    expect((await limited.get('/api/auth/check')).json().authenticated).toBe(false)
    const [entry] = (await owner.get(`/api/logs/audit?action=user.changed&limit=1`)).json().items
    expect(entry).toMatchObject({
      ...{ type: 'user', id },
      details: { before: { collections: null }, after: { collections: '["partners"]' } },
    })
  })

  it('keep their limits when only the name changes, and lose them with a role that has none', async () => {
    const { id } = await userOf(await server.signedInAs('editor', ['et'], ['partners']))
    const limits = { locales: ['et'], collections: ['partners'] }
    expect((await change(id, { username: `Kalle ${++made}` })).json()).toMatchObject(limits)
    expect((await change(id, { role: 'translator' })).json()).toMatchObject(limits)
    const admin = (await change(id, { role: 'admin' })).json()
    expect(admin).toMatchObject({ locales: [], collections: null })
    expect((await change(id, { role: 'editor' })).json()).toMatchObject({ locales: [], collections: null })
  })

  it('do not gain access by a row that cannot be read', async () => {
    const limited = await server.signedInAs('editor')
    const { id } = await userOf(limited)
    const id2 = await newUpdate()
    for (const broken of [{ locales: '["xx"]' }, { locales: '[]', collections: '{}' }]) {
      await server.db.kysely.updateTable('users').set(broken).where('id', '=', id).execute()
      const client = await server.signedInAs('owner')
      await change(id, { username: `Kaja ${++made}` }, client)
      await expect
        .poll(() => outcome(limited.put(`${updates}/${id2}/el`, { version: 1, data: {} })))
        .toEqual(notAllowed)
    }
  })

  it('create API tokens only for their collections, and tokens never do more than the account', async () => {
    const limited = await server.signedInAs('editor', [], ['partners'])
    const token = { name: 'Import', scopes: ['content:write', 'drafts:read'] }
    const outside = await limited.post('/api/tokens', { ...token, collections: ['partners', 'updates'] })
    expect(outside.problem()).toMatchObject({
      ...{ status: 422, fields: [{ path: ['collections'], code: 'token.outside' }] },
    })
    const { secret } = (await limited.post('/api/tokens', token)).json()
    const program = httpClient(server.port, { authorization: `Bearer ${secret}` })
    expect((await program.get(updates)).status).toBe(200)
    expect(await outcome(program.post(updates, { locale: 'en' }))).toEqual(notAllowed)
    expect((await program.post(partners, { locale: 'en', shared: { name: 'Atelier' } })).status).toBe(201)
  })

  it('do not manage page feedback', async () => {
    const limited = await server.signedInAs('editor', [], ['docs'])
    expect(await outcome(limited.get('/api/page-feedback'))).toEqual(notAllowed)
  })
})
