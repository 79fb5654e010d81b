import type { Role } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { day } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openTokens } from './index.ts'

const idOf = async (client: Client): Promise<string> => (await client.get('/api/account')).json().id

describe.each(callDatabases)('API tokens on %s', (database) => {
  let server: TestServer
  let owner: Client
  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
  })

  async function newToken(of: Client, input: object = {}) {
    const response = await of.post('/api/tokens', { name: 'Import', scopes: ['drafts:read'], ...input })
    expect(response.status, response.text).toBe(201)
    const { token, secret } = response.json()
    return { id: token.id, token, secret, client: withToken(secret) }
  }
  const withToken = (secret: string, more: Client['always'] = {}) =>
    httpClient(server.port, { authorization: `Bearer ${secret}`, ...more })
  const tokenOfRole = async (role: Role, input: object = {}) => {
    const client = await server.signedInAs(role)
    return { ...(await newToken(client, input)), user: client, userId: await idOf(client) }
  }

  it('returns a token once, and stores only its hash', async () => {
    const { secret, id } = await newToken(owner)
    expect(secret).toMatch(/^cya_[\w-]{43}$/)
    expect((await owner.get('/api/tokens')).text).not.toContain(secret)
    const row = await server.db.kysely.selectFrom('api_tokens').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  it('expires after 90 days by default, and later only if an owner wishes', async () => {
    const { token } = await newToken(owner)
    expect(Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt)).toBe(90 * day)
    expect((await newToken(owner, { days: null })).token.expiresAt).toBeNull()
    const editor = await server.signedInAs('editor')
    const refused = await editor.post('/api/tokens', { name: 'x', scopes: ['drafts:read'], days: null })
    expect(refused.problem().fields?.[0]).toMatchObject({ path: ['days'], code: 'token.endless' })
  })

  it('refuses an expired token, and lists it as expired', async () => {
    const { client, id } = await newToken(owner)
    await server.db.kysely
      .updateTable('api_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where('id', '=', id)
      .execute()
    expect((await client.get('/api/documents/updates')).status).toBe(401)
    const { items } = (await owner.get('/api/tokens')).json()
    expect(items.find((one) => one.id === id)?.isExpired).toBe(true)
  })

  it('removes expired tokens after 30 days', async () => {
    const { id } = await newToken(owner, { days: 7 })
    const later = (days: number) => () => new Date(Date.now() + days * day)
    const isThere = async () => (await owner.get('/api/tokens')).json().items.some((one) => one.id === id)
    await openTokens({ db: server.db, types: {}, now: later(36) }).removeExpired()
    expect(await isThere()).toBe(true)
    await openTokens({ db: server.db, types: {}, now: later(38) }).removeExpired()
    expect(await isThere()).toBe(false)
  })

  it.each(['cya_wrong', `cya_${'A'.repeat(43)}`, 'x', ''])('refuses the token “%s”', async (secret) => {
    for (const path of ['/api/documents/updates', '/api/health/live', '/api/openapi.json']) {
      const { status, headers, text } = await withToken(secret).get(path)
      expect(status).toBe(401)
      expect(JSON.parse(text).code).toBe('invalid_token')
      expect(headers['www-authenticate']).toBe('Bearer realm="Cyanotype", error="invalid_token"')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  it('ignores other schemes of a proxy', async () => {
    const basic = { authorization: 'Basic eDp5' }
    expect((await owner.get('/api/account', basic)).status).toBe(200)
    expect((await server.anonymous.get('/api/health/live', basic)).status).toBe(200)
  })

  it('names the scope that is missing', async () => {
    const { client } = await newToken(owner, { scopes: ['published:read'] })
    const { status, headers, problem } = await client.get('/api/documents/updates')
    expect(status).toBe(403)
    expect(problem().code).toBe('token_scope')
    expect(headers['www-authenticate']).toContain('error="insufficient_scope", scope="drafts:read"')
    expect((await client.get('/api/search?q=x&drafts=true')).problem().code).toBe('token_scope')
    expect((await client.get('/api/search?q=x')).status).toBe(200)
  })

  it('is never cached, not even for what is the same for everyone', async () => {
    const { client } = await newToken(owner)
    for (const path of ['/api/documents/updates', '/api/openapi.json', '/api/search?q=x', '/api/nothing'])
      expect((await client.get(path)).headers['cache-control'], path).toBe('private, no-store')
  })

  it('ignores the cookies of the request', async () => {
    const { secret } = await newToken(owner)
    const both = withToken(secret, { cookie: owner.always.cookie })
    expect((await both.get('/api/users')).problem().code).toBe('token_refused')
    expect((await withToken('cya_wrong', { cookie: owner.always.cookie }).get('/api/users')).status).toBe(401)
  })

  it('creates neither users nor tokens, and does not confirm a password', async () => {
    const { client } = await newToken(owner, {
      scopes: ['published:read', 'drafts:read', 'content:write', 'media:write', 'webhooks'],
    })
    const calls = [
      ['POST', '/api/users'],
      ['POST', '/api/tokens'],
      ['POST', '/api/webhooks'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/confirm'],
      ['PUT', '/api/account/password'],
    ] as const
    for (const [method, path] of calls)
      expect((await client.send(method, path)).problem().code, path).toBe('token_refused')
  })

  it('does not delete permanently, alone or in bulk, and replaces no file', async () => {
    const { client } = await newToken(owner, { scopes: ['content:write', 'media:write', 'drafts:read'] })
    const id = await publishUpdate(owner, 'en', 'Keep me', 'keep-me')
    const items = [{ id, layers: { en: 1 } }]
    const bulk = await client.post('/api/documents/updates/bulk', { action: 'delete', items })
    expect(bulk.problem().code).toBe('token_refused')
    for (const [method, path] of [
      ['POST', `/api/documents/updates/${id}/delete`],
      ['PUT', `/api/media/${id}/file`],
      ['DELETE', `/api/media/${id}`],
    ] as const)
      expect((await client.send(method, path)).problem().code, path).toBe('token_refused')
  })

  it('has the rights that its user has now', async () => {
    const { client, userId } = await tokenOfRole('editor', { scopes: ['content:write', 'drafts:read'] })
    const draft = { locale: 'en', data: { title: 'By a program' } }
    expect((await client.post('/api/documents/updates', draft)).status).toBe(201)
    expect((await client.post('/api/documents/redirects', { locale: 'en' })).problem().code).toBe(
      'not_allowed',
    )
    expect((await owner.send('POST', `/api/users/${userId}/disable`)).status).toBe(200)
    expect((await client.get('/api/documents/updates')).status).toBe(401)
    await owner.send('POST', `/api/users/${userId}/enable`)
    const role = { 'content-type': 'application/json' }
    await owner.send('PATCH', `/api/users/${userId}`, role, JSON.stringify({ role: 'viewer' }))
    expect((await client.post('/api/documents/updates', draft)).problem().code).toBe('not_allowed')
    expect((await client.get('/api/documents/updates')).status).toBe(200)
    expect((await owner.send('DELETE', `/api/users/${userId}`)).status).toBe(204)
    expect((await client.get('/api/documents/updates')).status).toBe(401)
    const left = server.db.kysely.selectFrom('api_tokens').select('id').where('user_id', '=', userId)
    expect(await left.execute()).toEqual([])
  })

  it('is refused while its user lacks the second factor that the role requires', async () => {
    const { client, userId } = await tokenOfRole('editor')
    const require = (roles: string[]) => owner.put('/api/users/required-factors', { roles })
    const read = () => client.get('/api/documents/updates')
    await require(['editor'])
    expect((await read()).problem().code).toBe('factor_required')
    expect((await client.get('/api/search?q=salt')).problem().code).toBe('factor_required')
    const factor = { user_id: userId, secret: '', last_step: 0, created_at: new Date().toISOString() }
    await server.db.kysely.insertInto('one_time_codes').values(factor).execute()
    expect((await read()).status).toBe(200)
    await require([])
  })

  it('writes only to the collections that it is limited to', async () => {
    const limits = { scopes: ['content:write', 'drafts:read'], collections: ['partners'] }
    const { client } = await newToken(owner, limits)
    const draft = { locale: 'en', data: {} }
    expect((await client.post('/api/documents/partners', draft)).status).toBe(201)
    expect((await client.post('/api/documents/updates', draft)).problem().code).toBe('token_collection')
    expect((await client.post('/api/publications', { documents: [] })).problem().code).toBe(
      'token_collection',
    )
    expect((await client.get('/api/documents/updates')).status).toBe(200)
    const wrong = await owner.post('/api/tokens', { name: 'x', ...limits, collections: ['nothing'] })
    expect(wrong.problem().fields?.[0]?.code).toBe('token.collection')
  })

  it('needs no origin, because a browser never sends it by itself', async () => {
    const { client } = await newToken(owner, { scopes: ['content:write'] })
    const foreign = { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }
    const response = await client.post('/api/documents/updates', { locale: 'en' }, foreign)
    expect(response.status).toBe(201)
  })

  it('writes its name into the audit log', async () => {
    const { client } = await newToken(owner, { name: 'Nightly import', scopes: ['content:write'] })
    const { id } = (await client.post('/api/documents/updates', { locale: 'en' })).json()
    const { items } = (await owner.get(`/api/logs/audit?subject=${id}`)).json()
    expect(items[0]).toMatchObject({ action: 'document.created', details: { token: 'Nightly import' } })
    expect(items[0]?.user?.id).toBe(await idOf(owner))
  })

  it('notes its last use at most once a minute', async () => {
    const { client, id } = await newToken(owner)
    const usedAt = async () =>
      (await owner.get('/api/tokens')).json().items.find((one) => one.id === id)?.usedAt
    expect(await usedAt()).toBeNull()
    await client.get('/api/documents/updates')
    const first = await usedAt()
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await client.get('/api/documents/updates')
    expect(await usedAt()).toBe(first)
  })

  it('is seen by its user and by administrators, and revoked by those who manage the user', async () => {
    const { id, client, user } = await tokenOfRole('editor')
    const ids = async (of: Client) => (await of.get('/api/tokens')).json().items.map((one) => one.id)
    const other = await server.signedInAs('editor')
    const admin = await server.signedInAs('admin')
    expect(await ids(user)).toEqual([id])
    expect(await ids(other)).toEqual([])
    expect(await ids(admin)).toContain(id)
    expect((await other.send('DELETE', `/api/tokens/${id}`)).status).toBe(404)
    const ofOwner = await newToken(owner)
    expect((await admin.send('DELETE', `/api/tokens/${ofOwner.id}`)).status).toBe(403)
    expect((await admin.send('DELETE', `/api/tokens/${id}`)).status).toBe(204)
    expect((await client.get('/api/documents/updates')).status).toBe(401)
  })

  it('limits the tokens of a user', async () => {
    const editor = await server.signedInAs('editor')
    for (let count = 0; count < 50; count++) await newToken(editor)
    const response = await editor.post('/api/tokens', { name: 'One more', scopes: ['drafts:read'] })
    expect(response.problem().code).toBe('too_many_tokens')
  })

  it('is in the personal data of its user, without the secret', async () => {
    const { user, secret, id } = await tokenOfRole('editor', { name: 'My script' })
    const { text } = await user.get('/api/account/data.jsonl')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.find((line) => 'token' in line)?.token).toMatchObject({ id, name: 'My script' })
    expect(text).not.toContain(secret)
  })
})
