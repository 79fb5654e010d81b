/** Tests sign-in and the first owner through the API, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openPasskeys } from '../passkeys/index.ts'
import { insertUser } from '../users/user-store.ts'
import { openAuth } from './index.ts'
import { hashPassword } from './passwords.ts'

const password = 'a blue print in the sun'
const cookieFrom = (response: TestResponse) =>
  /^([^;]*)/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
const owner = { email: 'Ada@Example.org', username: 'Ada', password }

describe.each(callDatabases)('Sign-in on %s', (database) => {
  let server: TestServer
  const login = (body: unknown, headers = {}) => server.anonymous.post('/api/auth/login', body, headers)
  const check = (cookie: string) => server.anonymous.get('/api/auth/check', { cookie })

  beforeAll(async () => {
    server = await startServer(database)
    const phc = await hashPassword(password)
    await insertUser(server.db.kysely, { ...owner, password: phc, role: 'owner' }, new Date())
    const disabled = { email: 'gone@example.org', username: 'gone', password: phc, role: 'editor' } as const
    const { id } = await insertUser(server.db.kysely, disabled, new Date())
    const disabled_at = new Date().toISOString()
    await server.db.kysely.updateTable('users').set({ disabled_at }).where('id', '=', id).execute()
  })

  it('returns the user, and sets a cookie that scripts cannot read', async () => {
    const response = await login({ email: 'ada@example.org', password })
    expect(response.status).toBe(200)
    expect(response.json()).toEqual({
      user: { username: 'Ada', email: 'ada@example.org', profileData: { role: 'owner' } },
    })
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(response.text).not.toContain(cookieFrom(response).slice('session='.length))
    expect((await check(cookieFrom(response))).json()).toEqual({
      authenticated: true,
      user: { id: expect.any(String), username: 'Ada', email: 'ada@example.org', role: 'owner', locales: [] },
      ends: { within: 14 * 24 * 3_600, unused: 12 * 3_600 },
    })
  })

  it('stores only the hash of a session value', async () => {
    const value = cookieFrom(await login({ email: owner.email, password })).slice('session='.length)
    const rows = await server.db.kysely.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(value)
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  it('never reuses an earlier session value', async () => {
    const first = cookieFrom(await login({ email: owner.email, password }))
    const second = cookieFrom(await login({ email: owner.email, password }, { cookie: first }))
    expect(second).not.toBe(first)
    expect((await check(first)).json()).toEqual({ authenticated: false, user: null })
    const planted = `session=${'A'.repeat(43)}`
    expect(cookieFrom(await login({ email: owner.email, password }, { cookie: planted }))).not.toBe(planted)
  })

  it('gives the same response for a wrong password, an unknown account and a disabled one', async () => {
    const responses = await Promise.all([
      login({ email: owner.email, password: 'not the password' }),
      login({ email: 'nobody@example.org', password }),
      login({ email: 'gone@example.org', password }),
    ])
    const signals = responses.map(({ status, reason, headers, problem }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      return { status, reason, rest, body: { ...problem(), requestId: '' } }
    })
    expect(signals[0]).toMatchObject({
      status: 401,
      reason: 'The e-mail address or password is incorrect.',
      body: { code: 'wrong_credentials', statusCode: 401 },
    })
    expect(signals[1]).toEqual(signals[0])
    expect(signals[2]).toEqual(signals[0])
  })

  it('takes as long for an unknown account as for an existing one', async () => {
    // CPU time of this process only, so that other load on the machine does not count.
    const took = async (email: string) => {
      const before = process.cpuUsage()
      await login({ email, password: 'not the password' })
      return process.cpuUsage(before).user
    }
    const [known, unknown] = [[] as number[], [] as number[]]
    for (let round = 0; round < 3; round++) {
      known.push(await took(`gone@example.org`))
      unknown.push(await took(`nobody-${round}@example.org`))
    }
    // Without the dummy hash, an unknown account would be answered in a tenth of the time or less.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
  })

  it.each([
    ['an object as e-mail', { email: { $ne: '' }, password }],
    ['an array as password', { email: owner.email, password: [password] }],
    ['a password without end', { email: owner.email, password: 'a'.repeat(257) }],
    ['nothing', {}],
    ['more than it takes', { email: owner.email, password, role: 'owner' }],
  ])('rejects %s', async (_what, body) => {
    const response = await login(body)
    expect(response.status).toBe(422)
    expect(response.problem().fields?.length).toBeGreaterThan(0)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('accepts JSON only, so that no form of another site can send it', async () => {
    const body = JSON.stringify({ email: owner.email, password })
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await server.anonymous.send('POST', '/api/auth/login', { 'content-type': type }, body)
      expect(response.status).toBe(415)
    }
    expect((await server.anonymous.send('POST', '/api/auth/login', {}, body)).status).toBe(415)
  })

  it('ends the session on the server when the user signs out', async () => {
    const cookie = cookieFrom(await login({ email: owner.email, password }))
    const response = await server.anonymous.send('POST', '/api/auth/logout', { cookie })
    expect(response.status).toBe(204)
    expect(response.headers['set-cookie']).toEqual([expect.stringMatching(/^session=; .*Max-Age=0$/)])
    expect((await check(cookie)).json()).toMatchObject({ authenticated: false })
  })

  it('slows down repeated guesses, and says how long to wait', async () => {
    const guess = () => login({ email: 'guessed@example.org', password: 'not the password' })
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(401)
    let response = await guess()
    // Checking a password may take longer than the first waits, which double.
    for (let tries = 0; tries < 4 && response.status === 401; tries++) response = await guess()
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe.each(callDatabases)('First owner on %s', (database) => {
  const setUp = (server: TestServer, body: object) => server.anonymous.post('/api/auth/setup', body)

  it('is created once with the printed setup token, even when two try at the same moment', async () => {
    const server = await startServer(database)
    expect((await server.anonymous.get('/api/auth/setup')).json()).toEqual({ isOpen: true })
    const token = server.firstOwnerToken ?? ''
    expect((await setUp(server, { ...owner, token: 'A'.repeat(43) })).problem().code).toBe(
      'wrong_setup_token',
    )
    const stored = await server.db.kysely.selectFrom('setup_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)

    const responses = await Promise.all([
      setUp(server, { ...owner, token }),
      setUp(server, { ...owner, token, email: 'eve@example.org', username: 'Eve' }),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404])
    expect(await server.db.kysely.selectFrom('users').select('role').execute()).toEqual([{ role: 'owner' }])

    const cookie = responses.map(cookieFrom).find((one) => one !== '') ?? ''
    const { user } = (await server.anonymous.get('/api/auth/check', { cookie })).json()
    expect(user?.role).toBe('owner')
    expect((await setUp(server, { ...owner, token })).status).toBe(404)
    expect((await server.anonymous.get('/api/auth/setup')).json()).toEqual({ isOpen: false })
  })

  it('is not created with a name that contains control characters', async () => {
    const server = await startServer(database)
    const token = server.firstOwnerToken
    const refused = await setUp(server, { ...owner, token, username: 'Ada\u001b[2J' })
    expect(refused.problem()).toMatchObject({ status: 422, fields: [{ path: ['username'] }] })
    expect((await setUp(server, { ...owner, token })).status).toBe(201)
  })

  it('is not created with a token that is older than a day', async () => {
    const server = await startServer(database)
    const expires_at = new Date(Date.now() - 1).toISOString()
    await server.db.kysely.updateTable('setup_tokens').set({ expires_at }).execute()
    const response = await setUp(server, { ...owner, token: server.firstOwnerToken })
    expect(response.problem()).toMatchObject({ status: 403, code: 'wrong_setup_token' })
  })

  it('is created from the environment for unattended starts', async () => {
    const server = await startServer(database, {
      config: { firstOwner: { email: 'ada@example.org', password } },
    })
    expect(server.firstOwnerToken).toBeUndefined()
    const response = await server.anonymous.post('/api/auth/login', { email: 'ada@example.org', password })
    expect(response.json().user).toMatchObject({ username: 'ada', profileData: { role: 'owner' } })
  })

  it('is reported when the environment contains credentials that have no effect', async () => {
    const { db } = await startServer(database, {
      config: { firstOwner: { email: 'ada@example.org', password } },
    })
    const passkeys = openPasskeys({ db, secrets: ['secret'] })
    const auth = openAuth({ db, factors: { check: async () => {} }, passkeys })
    const warnings: string[] = []
    const log = { warn: (_: object, text: string) => void warnings.push(text) }
    await auth.ensureFirstOwner({ email: 'ada@example.org', password }, log)
    expect(warnings).toEqual([])
    await auth.ensureFirstOwner({ email: 'ada@example.org', password: `another ${password}` }, log)
    await auth.ensureFirstOwner({ email: 'bob@example.org', password }, log)
    expect(warnings).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD has no effect .* npm run account -- reset ada@example\.org$/),
      expect.stringMatching(/^ADMIN_EMAIL and ADMIN_PASSWORD have no effect/),
    ])
  })
})

it.each(callDatabases)(
  'binds the session cookie to the host and to https when the site is public on %s',
  async (database) => {
    const server = await startServer(database, {
      config: { publicUrl: 'https://house.example', firstOwner: { email: 'ada@example.org', password } },
    })
    const response = await server.anonymous.post('/api/auth/login', { email: 'ada@example.org', password })
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ])
    const value = cookieFrom(response).split('=')[1]
    const plain = httpClient(server.port, { cookie: `session=${value}` })
    expect((await plain.get('/api/auth/check')).json()).toMatchObject({ authenticated: false })
  },
)
