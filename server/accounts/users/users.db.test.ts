/** Tests accounts through the API, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const password = 'a blue print in the sun'
const other = 'salt and iron on paper'
const cookieFrom = (response: TestResponse) =>
  /^([^;]*)/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
const tokenOf = (response: TestResponse<{ link: string }>) => response.json().link.split('#')[1]

describe.each(callDatabases)('Users on %s', (database) => {
  let server: TestServer
  let owner: Client
  let admin: Client
  let people = 0

  const invite = (by: Client, role: string, more = {}) => {
    const username = `Person ${++people}`
    return by.post('/api/users', { email: `person-${people}@example.org`, username, role, ...more })
  }
  const useLink = (token: string | undefined, chosen = password) =>
    server.anonymous.post('/api/auth/link/use', { token, password: chosen })
  const idOf = async (client: Client) => (await client.get('/api/account')).json().id
  const isIn = async (client: Client) => (await client.get('/api/auth/check')).json().authenticated
  const age = (column: 'proved_at' | 'created_at', id: string) =>
    server.db.kysely
      .updateTable('sessions')
      .set({ [column]: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where('user_id', '=', id)
      .execute()

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: 'http://localhost:9' } })
    owner = await server.signedInAs('owner')
    admin = await server.signedInAs('admin')
  })

  it('choose their password with an invitation link that works once', async () => {
    const invited = await invite(admin, 'translator', { locales: ['el', 'el'] })
    expect(invited.json()).toMatchObject({
      user: { role: 'translator', locales: ['el'], state: 'invited', seenAt: null },
      link: expect.stringMatching(/^http:\/\/localhost:9\/admin\/welcome#[\w-]{43}$/),
    })
    const token = tokenOf(invited)
    const { email, username } = invited.json().user
    expect((await server.anonymous.post('/api/auth/link', { token })).json()).toEqual({
      purpose: 'invitation',
      email,
      username,
    })
    const responses = await Promise.all([useLink(token), useLink(token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
    const client = httpClient(server.port, { cookie: responses.map(cookieFrom).find(Boolean) })
    expect((await client.get('/api/account')).json()).toMatchObject({ email, state: 'active' })
    expect((await server.anonymous.post('/api/auth/login', { email, password })).status).toBe(200)
    expect((await useLink(token)).problem().code).toBe('wrong_link')
  })

  it('cannot sign in before they have chosen a password', async () => {
    const { email } = (await invite(admin, 'editor')).json().user
    for (const guess of ['', 'undefined', password]) {
      const response = await server.anonymous.post('/api/auth/login', { email, password: guess })
      expect(response.problem()).toMatchObject({ status: 401, code: 'wrong_credentials' })
    }
  })

  it('get a link that becomes invalid with a newer one and when it expires', async () => {
    const invited = await invite(admin, 'editor')
    const { id } = invited.json().user
    const newer = await admin.post(`/api/users/${id}/link`)
    expect((await useLink(tokenOf(invited))).problem().code).toBe('wrong_link')
    const hours = (Date.parse(newer.json().expiresAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
    await server.db.kysely
      .updateTable('account_links')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('user_id', '=', id)
      .execute()
    expect((await useLink(tokenOf(newer))).problem().code).toBe('wrong_link')
  })

  it('who forgot their password get a link for an hour, and are signed out when it is used', async () => {
    const invited = await invite(admin, 'editor')
    const client = httpClient(server.port, { cookie: cookieFrom(await useLink(tokenOf(invited))) })
    const reset = await admin.post(`/api/users/${invited.json().user.id}/link`)
    expect(Math.round((Date.parse(reset.json().expiresAt) - Date.now()) / 60_000)).toBe(60)
    expect(await isIn(client)).toBe(true)
    expect((await useLink(tokenOf(reset), other)).status).toBe(200)
    expect(await isIn(client)).toBe(false)
  })

  it('are stored without any usable secret', async () => {
    const token = tokenOf(await invite(admin, 'editor')) ?? ''
    const { kysely } = server.db
    const rows = await Promise.all([
      kysely.selectFrom('account_links').selectAll().execute(),
      kysely.selectFrom('audit').selectAll().execute(),
      kysely.selectFrom('outbox').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await admin.get('/api/users')).text).not.toMatch(/argon2|password|hash/)
  })

  it('are managed by administrators, except owners, and cannot raise their own role', async () => {
    const [ownerId, adminId] = [await idOf(owner), await idOf(admin)]
    const editor = await server.signedInAs('editor')
    for (const path of ['', `/${ownerId}/sessions`])
      expect((await editor.get(`/api/users${path}`)).status).toBe(403)
    expect((await invite(editor, 'viewer')).status).toBe(403)
    expect((await invite(admin, 'owner')).problem().code).toBe('not_allowed')
    const patch = (by: Client, id: string, body: object) =>
      by.send('PATCH', `/api/users/${id}`, { 'content-type': 'application/json' }, JSON.stringify(body))
    expect((await patch(admin, ownerId, { role: 'viewer' })).problem().code).toBe('not_allowed')
    expect((await patch(admin, await idOf(editor), { role: 'owner' })).problem().code).toBe('not_allowed')
    expect((await patch(admin, adminId, { role: 'owner' })).problem().code).toBe('own_account')
    expect((await patch(admin, adminId, { role: 'viewer' })).problem().code).toBe('own_account')
    for (const action of ['disable', 'link']) {
      expect((await admin.post(`/api/users/${ownerId}/${action}`)).problem().code).toBe('not_allowed')
    }
    expect((await admin.send('DELETE', `/api/users/${ownerId}`)).problem().code).toBe('not_allowed')
    expect((await admin.send('DELETE', `/api/users/${ownerId}/sessions`)).problem().code).toBe('not_allowed')
    expect((await owner.send('DELETE', `/api/users/${ownerId}`)).problem().code).toBe('own_account')
    expect((await patch(owner, await idOf(editor), { password: 'x' })).problem()).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: ['password'], code: 'request.unknown' }],
    })
  })

  it('who are the last two owners cannot remove each other at the same moment', async () => {
    const [one, two] = [await server.signedInAs('owner'), await server.signedInAs('owner')]
    const [oneId, twoId] = [await idOf(one), await idOf(two)]
    await server.db.kysely
      .updateTable('users')
      .set({ disabled_at: 'now' })
      .where('role', '=', 'owner')
      .where('id', 'not in', [oneId, twoId])
      .execute()
    const responses = await Promise.all([
      one.send('DELETE', `/api/users/${twoId}`),
      two.post(`/api/users/${oneId}/disable`),
    ])
    const left = await server.db.kysely
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .execute()
    await server.db.kysely.updateTable('users').set({ disabled_at: null }).execute()
    expect(left).toHaveLength(1)
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  it('lose their sessions at once when role or locales change, or they are disabled or deleted', async () => {
    const type = { 'content-type': 'application/json' }
    const actions: ((id: string) => Promise<TestResponse>)[] = [
      (id) => admin.send('PATCH', `/api/users/${id}`, type, '{"role":"viewer"}'),
      (id) => admin.send('PATCH', `/api/users/${id}`, type, '{"locales":["et"]}'),
      (id) => admin.post(`/api/users/${id}/disable`),
      (id) => admin.send('DELETE', `/api/users/${id}`),
      (id) => admin.send('DELETE', `/api/users/${id}/sessions`),
    ]
    for (const action of actions) {
      const editor = await server.signedInAs('editor')
      expect((await action(await idOf(editor))).status).toBeLessThan(300)
      expect(await isIn(editor)).toBe(false)
    }
    const renamed = await server.signedInAs('editor')
    const id = await idOf(renamed)
    expect((await admin.send('PATCH', `/api/users/${id}`, type, '{"username":"Otto"}')).json().username).toBe(
      'Otto',
    )
    expect(await isIn(renamed)).toBe(true)
  })

  it('can be disabled and enabled again', async () => {
    const invited = await invite(admin, 'editor')
    const { id, email } = invited.json().user
    await useLink(tokenOf(invited))
    const login = () => server.anonymous.post('/api/auth/login', { email, password })
    expect((await admin.post(`/api/users/${id}/disable`)).json().state).toBe('disabled')
    expect((await login()).status).toBe(401)
    expect((await admin.post(`/api/users/${id}/link`)).problem().code).toBe('account_disabled')
    expect((await admin.post(`/api/users/${id}/enable`)).json().state).toBe('active')
    expect((await login()).status).toBe(200)
  })

  it('have unique e-mail addresses and names', async () => {
    const { email, username } = (await invite(admin, 'editor')).json().user
    const taken = await admin.post('/api/users', {
      email: email.toUpperCase(),
      username: 'New',
      role: 'editor',
    })
    expect(taken.problem()).toMatchObject({ status: 409, code: 'email_taken' })
    const named = await admin.post('/api/users', {
      email: 'new@example.org',
      username: ` ${username} `,
      role: 'editor',
    })
    expect(named.problem()).toMatchObject({ status: 409, code: 'username_taken' })
  })

  it('confirm their password before sensitive actions, and get a new session', async () => {
    const invited = await invite(owner, 'admin')
    const first = cookieFrom(await useLink(tokenOf(invited)))
    const client = httpClient(server.port, { cookie: first })
    const id = await idOf(client)
    await age('proved_at', id)
    const body = { email: 'x@example.org', username: 'X', role: 'viewer' }
    const grave = [
      () => client.post('/api/users', body),
      () => client.put('/api/account/password', { password: other }),
      () => client.send('PATCH', '/api/account', { 'content-type': 'application/json' }, '{"username":"Y"}'),
    ]
    for (const action of grave)
      expect((await action()).problem()).toMatchObject({ status: 403, code: 'reauthentication_required' })
    expect((await client.post('/api/auth/confirm', { password: other })).problem().code).toBe(
      'wrong_credentials',
    )
    const confirmed = await client.post('/api/auth/confirm', { password })
    expect(confirmed.status).toBe(204)
    expect(cookieFrom(confirmed)).not.toBe(first)
    expect(await isIn(client)).toBe(false)
    const renewed = httpClient(server.port, { cookie: cookieFrom(confirmed) })
    expect((await renewed.put('/api/account/password', { password: other })).status).toBe(204)
    expect(await isIn(renewed)).toBe(true)
  })

  it('cannot choose a password that is easy to guess', async () => {
    const editor = await server.signedInAs('editor')
    const refused = async (chosen: string) =>
      (await editor.put('/api/account/password', { password: chosen }, { 'accept-language': 'et' })).problem()
    expect(await refused('short')).toMatchObject({ fields: [{ path: ['password'], code: 'request.short' }] })
    expect(await refused('passwordpassword')).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: ['password'], code: 'password.common', message: expect.stringMatching(/^See on/) }],
    })
    expect(await refused('editor@example.org 1')).toMatchObject({ fields: [{ code: 'password.names' }] })
    expect(await refused('cyanotype-2026')).toMatchObject({ fields: [{ code: 'password.names' }] })
  })

  it('see their sessions, and can end one or all others', async () => {
    const invited = await invite(admin, 'editor')
    const first = httpClient(server.port, { cookie: cookieFrom(await useLink(tokenOf(invited))) })
    const { email } = invited.json().user
    const login = async (agent: string) => {
      const response = await server.anonymous.post(
        '/api/auth/login',
        { email, password },
        { 'user-agent': agent },
      )
      return httpClient(server.port, { cookie: cookieFrom(response) })
    }
    const [phone, tablet] = [await login('a phone'), await login('a tablet')]
    const { items } = (await first.get('/api/account/sessions')).json()
    expect(items).toHaveLength(3)
    expect(items.filter(({ isThis }) => isThis)).toHaveLength(1)
    const id = items.find(({ device }) => device === 'a phone')?.id
    expect((await first.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(204)
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true])
    expect((await admin.send('DELETE', `/api/account/sessions/${items[0]?.id}`)).status).toBe(404)
    expect((await first.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect([await isIn(first), await isIn(tablet)]).toEqual([true, false])
    const userId = invited.json().user.id
    const [own] = (await admin.get(`/api/users/${userId}/sessions`)).json().items
    expect((await admin.send('DELETE', `/api/users/${userId}/sessions/${own?.id}`)).status).toBe(204)
    expect(await isIn(first)).toBe(false)
  })

  it('are audited: sign-ins, failures, and changes of accounts', async () => {
    const invited = await invite(admin, 'editor')
    const { id, email } = invited.json().user
    await useLink(tokenOf(invited))
    const failed = { email, password: 'canary-password-5917' }
    await server.anonymous.post('/api/auth/login', failed)
    await admin.send('DELETE', `/api/users/${id}`)
    const rows = await server.db.kysely
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('number')
      .execute()
    const by = await idOf(admin)
    expect(rows.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['user.invited', by],
      ['user.password', id],
      ['session.begun', id],
      ['session.refused', null],
      ['user.deleted', by],
    ])
    expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('canary')
  })
})
