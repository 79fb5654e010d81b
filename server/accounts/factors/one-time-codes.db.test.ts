/** Tests one-time codes and recovery codes through the API, on both engines. */
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const password = 'a blue print in the sun'
const cookieFrom = (response: TestResponse) =>
  /^([^;]*)/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''

/** The code of an authenticator app, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

describe.each(callDatabases)('One-time codes on %s', (database) => {
  let server: TestServer
  let owner: Client
  let people = 0

  const login = (body: object) => server.anonymous.post('/api/auth/login', body)
  const isIn = async (client: Client) => (await client.get('/api/auth/check')).json().authenticated
  const actionsOf = async (id: string) =>
    (
      await server.db.kysely
        .selectFrom('audit')
        .select('action')
        .where('subject_id', '=', id)
        .orderBy('number')
        .execute()
    ).map(({ action }) => action)

  /** A user with a password, signed in. */
  async function person() {
    const email = `person-${++people}@example.org`
    const invited = await owner.post('/api/users', { email, username: `Person ${people}`, role: 'editor' })
    const token = invited.json().link.split('#')[1]
    const used = await server.anonymous.post('/api/auth/link/use', { token, password })
    const client = httpClient(server.port, { cookie: cookieFrom(used) })
    return { id: invited.json().user.id, email, client }
  }

  /** A user with one-time codes, of whose steps the previous one is used. */
  async function guarded() {
    const one = await person()
    const { secret, url, setup } = (await one.client.post('/api/account/factors/codes/setup')).json()
    const confirmed = await one.client.post('/api/account/factors/codes', { setup, code: codeOf(secret, -1) })
    expect(confirmed.status).toBe(201)
    const { recoveryCodes } = confirmed.json()
    return { ...one, secret: String(secret), url: String(url), recoveryCodes }
  }

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: 'http://localhost:9' } })
    owner = await server.signedInAs('owner')
  })

  it('are required after the right password only', async () => {
    const { email, secret } = await guarded()
    const wrong = await login({ email, password: 'not the password', code: codeOf(secret) })
    expect(wrong.problem()).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect((await login({ email, password: 'not the password' })).problem().code).toBe('wrong_credentials')
    const withoutCode = await login({ email, password })
    expect(withoutCode.problem()).toMatchObject({ status: 401, code: 'code_required' })
    expect(withoutCode.headers['set-cookie']).toBeUndefined()
    expect((await login({ email, password, code: '000000x' })).problem().code).toBe('wrong_code')
    const response = await login({ email, password, code: ` ${codeOf(secret)} ` })
    expect(response.json().user).toMatchObject({ email })
    expect(cookieFrom(response)).not.toBe('')
  })

  it('have 160 random bits, shown with the name of the site and the account, and stored encrypted', async () => {
    const { secret, url, email } = await guarded()
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
    expect(new URL(url).protocol).toBe('otpauth:')
    expect(decodeURIComponent(url)).toContain(`:${email}?`)
    expect(new URL(url).searchParams.get('secret')).toBe(secret)
    const rows = await server.db.kysely.selectFrom('one_time_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('work once each, and one step early or late, even when two use one at the same moment', async () => {
    const { email, secret } = await guarded()
    const code = codeOf(secret)
    const responses = await Promise.all([login({ email, password, code }), login({ email, password, code })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
    expect((await login({ email, password, code: codeOf(secret, 1) })).status).toBe(200)
    expect((await login({ email, password, code: codeOf(secret) })).problem().code).toBe('wrong_code')
    expect((await login({ email, password, code: codeOf(secret, 5) })).problem().code).toBe('wrong_code')
  })

  it('make further attempts wait after five wrong ones, also with the right password', async () => {
    const { id, email, secret } = await guarded()
    const attempts = server.db.kysely.updateTable('factor_attempts').where('user_id', '=', id)
    const enterWrong = async () =>
      expect((await login({ email, password, code: '1234567' })).status).toBe(403)
    for (let tries = 0; tries < 5; tries++) await enterWrong()
    // The wait grows from one second, which is over before a slow machine has checked a password.
    await attempts.set({ failures: 11, retry_at: new Date(0).toISOString() }).execute()
    await enterWrong()
    const response = await login({ email, password, code: codeOf(secret) })
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await actionsOf(id)).filter((action) => action === 'session.refused')).toHaveLength(6)
  })

  it('come with ten recovery codes that work once each and are stored as hashes', async () => {
    const { id, email, recoveryCodes, client } = await guarded()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    const rows = await server.db.kysely.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(first)
    const other = await guarded()
    expect((await login({ email: other.email, password, code: first })).problem().code).toBe('wrong_code')
    expect((await login({ email, password, code: first })).status).toBe(200)
    expect((await login({ email, password, code: first })).problem().code).toBe('wrong_code')
    const typed = second.toUpperCase().replaceAll('-', ' ')
    expect((await login({ email, password, code: typed })).status).toBe(200)
    expect((await client.get('/api/account/factors')).json()).toMatchObject({ recoveryCodesLeft: 8 })
    expect(await actionsOf(id)).toContain('factor.recovery_used')
  })

  it('are turned off with their recovery codes', async () => {
    const { id, email, client } = await guarded()
    expect((await client.send('DELETE', '/api/account/factors/codes')).status).toBe(204)
    expect((await login({ email, password })).status).toBe(200)
    expect((await client.get('/api/account/factors')).json()).toEqual({
      codesSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
    expect((await client.send('DELETE', '/api/account/factors/codes')).status).toBe(404)
    expect(await actionsOf(id)).toEqual(expect.arrayContaining(['factor.added', 'factor.removed']))
  })

  it('replace all earlier recovery codes with new ones', async () => {
    const { email, client, recoveryCodes } = await guarded()
    const renewed = await client.post('/api/account/factors/recovery-codes')
    expect(renewed.json().recoveryCodes).toHaveLength(10)
    const code = recoveryCodes[0]
    expect((await login({ email, password, code })).problem().code).toBe('wrong_code')
    expect((await login({ email, password, code: renewed.json().recoveryCodes[0] })).status).toBe(200)
  })

  it('are not turned on without a right code, with the setup of another user or twice', async () => {
    const [one, other] = [await person(), await person()]
    const { secret, setup } = (await one.client.post('/api/account/factors/codes/setup')).json()
    const confirm = (by: Client, code: string) => by.post('/api/account/factors/codes', { setup, code })
    expect((await confirm(one.client, codeOf(secret, 9))).problem().code).toBe('wrong_code')
    expect((await confirm(other.client, codeOf(secret))).problem().code).toBe('wrong_code')
    expect((await login({ email: one.email, password })).status).toBe(200)
    expect((await confirm(one.client, codeOf(secret))).status).toBe(201)
    expect((await confirm(one.client, codeOf(secret, 1))).problem().code).toBe('codes_exist')
    expect((await one.client.post('/api/account/factors/codes/setup')).problem().code).toBe('codes_exist')
  })

  it('change only after a recent password, and end the other sessions', async () => {
    const { id, email, client } = await person()
    const other = httpClient(server.port, { cookie: cookieFrom(await login({ email, password })) })
    const { secret, setup } = (await client.post('/api/account/factors/codes/setup')).json()
    await client.post('/api/account/factors/codes', { setup, code: codeOf(secret) })
    expect([await isIn(client), await isIn(other)]).toEqual([true, false])
    const proved_at = new Date(Date.now() - 11 * 60_000).toISOString()
    await server.db.kysely.updateTable('sessions').set({ proved_at }).where('user_id', '=', id).execute()
    const refused = await Promise.all([
      client.post('/api/account/factors/codes/setup'),
      client.post('/api/account/factors/codes', { setup, code: '' }),
      client.send('DELETE', '/api/account/factors/codes'),
      client.post('/api/account/factors/recovery-codes'),
    ])
    expect(refused.map((response) => response.problem().code)).toEqual(
      Array(4).fill('reauthentication_required'),
    )
  })

  it('are required by a reset link too, which stays valid until the code is right', async () => {
    const { id, email, secret } = await guarded()
    const token = String((await owner.post(`/api/users/${id}/link`)).json().link).split('#')[1]
    const use = (more = {}) =>
      server.anonymous.post('/api/auth/link/use', { token, password: 'salt and iron on paper', ...more })
    expect((await use()).problem().code).toBe('code_required')
    expect((await use({ code: 'no code' })).problem().code).toBe('wrong_code')
    expect((await login({ email, password, code: codeOf(secret) })).status).toBe(200)
    expect((await use({ code: codeOf(secret, 1) })).status).toBe(200)
  })

  it('are all that a user whose role requires them can set up, in sessions that are open too', async () => {
    const [{ client, email }, other] = [await person(), await guarded()]
    const admin = await server.signedInAs('admin')
    const isRequiredOf = (roles: string[]) =>
      admin.send(
        'PUT',
        '/api/users/required-factors',
        { 'content-type': 'application/json' },
        JSON.stringify({ roles }),
      )
    expect((await isRequiredOf(['editor'])).json()).toEqual({ roles: ['editor'] })
    const refused = await Promise.all([
      client.get('/api/account/sessions'),
      client.get('/api/documents/updates'),
      client.post('/api/documents/updates', {}),
      client.send('DELETE', '/api/account/sessions'),
    ])
    expect(refused.map((response) => response.problem().code)).toEqual(Array(4).fill('factor_required'))
    expect((await client.get('/api/auth/check')).json().user).toMatchObject({ email, needsFactor: true })
    const inside = httpClient(server.port, { cookie: cookieFrom(await login({ email, password })) })
    expect((await inside.get('/api/account/sessions')).problem().code).toBe('factor_required')
    expect((await other.client.get('/api/account/sessions')).status).toBe(200)
    expect((await admin.get('/api/account/sessions')).status).toBe(200)

    const { secret, setup } = (await inside.post('/api/account/factors/codes/setup')).json()
    expect((await inside.post('/api/account/factors/codes', { setup, code: codeOf(secret) })).status).toBe(
      201,
    )
    expect((await inside.get('/api/account/sessions')).status).toBe(200)
    const { user } = (await inside.get('/api/auth/check')).json()
    expect([user?.email, user?.needsFactor]).toEqual([email, undefined])
    expect((await isRequiredOf([])).json()).toEqual({ roles: [] })
    expect((await other.client.get('/api/users/required-factors')).problem().code).toBe('not_allowed')
  })

  it('are required of roles by two administrators at once without one undoing the other', async () => {
    const require = async (roles: string[], before: string[]) => {
      const admin = await server.signedInAs('admin')
      return admin.put('/api/users/required-factors', { roles, before })
    }
    const responses = await Promise.all([require(['writer'], []), require(['translator'], [])])
    const [saved, refused] = responses.toSorted((one, other) => one.status - other.status)
    expect([saved?.status, refused?.problem().code]).toEqual([200, 'stale_version'])
    const { roles } = (await (await server.signedInAs('admin')).get('/api/users/required-factors')).json()
    expect(roles).toEqual(saved?.json().roles)
    expect((await require([], [...roles])).json()).toEqual({ roles: [] })
  })

  it('are removed by an administrator for a user who lost the phone, which ends the sessions', async () => {
    const { id, email, client } = await guarded()
    const admin = await server.signedInAs('admin')
    expect((await admin.send('DELETE', `/api/users/${id}/factors`)).status).toBe(204)
    expect(await isIn(client)).toBe(false)
    expect((await login({ email, password })).status).toBe(200)
    expect(await actionsOf(id)).toContain('factor.removed')
    const ownerId = (await owner.get('/api/account')).json().id
    expect((await admin.send('DELETE', `/api/users/${ownerId}/factors`)).problem().code).toBe('not_allowed')
  })
})
