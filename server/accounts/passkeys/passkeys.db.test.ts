/** Tests passkeys through the API with an authenticator in software, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openPasskeys } from './index.ts'

const password = 'a blue print in the sun'
const origin = 'http://localhost:9'
const party = { id: 'localhost', origin }
const secret = 'salt and iron on paper'
const cookieFrom = (response: TestResponse) =>
  /^([^;]*)/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''

type Authenticator = ReturnType<typeof softwareAuthenticator>
type Deviations = Parameters<Authenticator['sign']>[1]

describe.each(callDatabases)('Passkeys on %s', (database) => {
  let server: TestServer
  let owner: Client
  let people = 0

  const login = (body: object) => server.anonymous.post('/api/auth/login', body)
  const isIn = async (client: Client) => (await client.get('/api/auth/check')).json().authenticated
  const signed = (cookie: string) => httpClient(server.port, { cookie })
  const entriesOf = async (id: string) =>
    (await server.db.kysely.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()).map(
      ({ action, details }) => ({ action, details: JSON.parse(details) }),
    )

  async function person(role = 'editor') {
    const email = `person-${++people}@example.org`
    const invited = await owner.post('/api/users', { email, username: `Person ${people}`, role })
    const token = invited.json().link.split('#')[1]
    const used = await server.anonymous.post('/api/auth/link/use', { token, password })
    return { id: invited.json().user.id, email, client: signed(cookieFrom(used)) }
  }

  async function add(client: Client, device: Authenticator, name = 'Laptop', deviations: Deviations = {}) {
    const offer = (await client.post('/api/account/passkeys/options')).json()
    const credential = device.create(offer.options, deviations)
    return client.post('/api/account/passkeys', { ticket: offer.ticket, name, credential })
  }

  /** A user with one passkey. */
  async function keyed(options = {}) {
    const one = await person()
    const device = softwareAuthenticator(origin, options)
    const added = await add(one.client, device)
    expect(added.status, added.text).toBe(201)
    const { passkey, recoveryCodes } = added.json()
    return { ...one, device, passkey, recoveryCodes: recoveryCodes as string[] }
  }

  const begin = async () => (await server.anonymous.post('/api/auth/passkey/options')).json()
  const finish = (ticket: string, credential: object, client = server.anonymous) =>
    client.post('/api/auth/passkey', { ticket, credential })
  async function signIn(device: Authenticator, deviations: Deviations = {}) {
    const { options, ticket } = await begin()
    return finish(ticket, device.sign(options, deviations))
  }

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: origin, secret } })
    owner = await server.signedInAs('owner')
  })

  it('sign in without a password, and are listed with their last use', async () => {
    const { id, email, client, device } = await keyed()
    const before = (await client.get('/api/account/factors')).json()
    expect(before.passkeys).toMatchObject([{ name: 'Laptop', usedAt: null }])
    const response = await signIn(device)
    expect(response.json().user).toMatchObject({ email })
    const inside = signed(cookieFrom(response))
    expect((await inside.get('/api/auth/check')).json().user).toMatchObject({ id })
    const [listed] = (await inside.get('/api/account/factors')).json().passkeys
    expect(Date.parse(listed?.usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await entriesOf(id)).toContainEqual({
      action: 'session.begun',
      details: expect.objectContaining({ factor: 'passkey' }),
    })
  })

  it('are discoverable, verify the user, and belong to the domain of PUBLIC_URL', async () => {
    const { client } = await person()
    const { options } = (await client.post('/api/account/passkeys/options')).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await begin()).options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  })

  it('are refused with a wrong signature, site, user or verification, and the attempt is recorded', async () => {
    const { id, device } = await keyed()
    const unknownKey = softwareAuthenticator(origin)
    const refused = [
      await signIn(device, { isForged: true }),
      await signIn(device, { origin: 'https://evil.example' }),
      await signIn(device, { rpId: 'evil.example' }),
      await signIn(device, { isVerified: false }),
    ]
    expect(refused.map((response) => response.problem().code)).toEqual(Array(4).fill('wrong_passkey'))
    expect(refused.flatMap((response) => response.headers['set-cookie'] ?? [])).toEqual([])
    const reasons = (await entriesOf(id)).filter(({ action }) => action === 'session.refused')
    expect(reasons.map(({ details }) => details)).toEqual(
      Array(4).fill({ factor: 'passkey', reason: 'signature' }),
    )
    expect((await signIn(unknownKey)).problem().code).toBe('wrong_passkey')
  })

  it('are refused with the user of another passkey', async () => {
    const { device } = await keyed()
    const userHandle = Buffer.from((await person()).id).toString('base64url')
    expect((await signIn(device, { userHandle })).problem().code).toBe('wrong_passkey')
  })

  it('sign each challenge once, within five minutes and for its purpose', async () => {
    const { client, device } = await keyed({ counts: false })
    const { options, ticket } = await begin()
    const credential = device.sign(options)
    const responses = await Promise.all([finish(ticket, credential), finish(ticket, credential)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
    expect((await finish(ticket, credential)).problem().code).toBe('wrong_passkey')

    const beginAt = (ago: number) =>
      openPasskeys({ db: server.db, secrets: [secret], now: () => new Date(Date.now() - ago) }).begin(party)
    const [late, inTime] = [await beginAt(301_000), await beginAt(290_000)]
    expect((await finish(late.ticket, device.sign(late.options))).problem().code).toBe('wrong_passkey')
    expect((await finish(inTime.ticket, device.sign(inTime.options))).status).toBe(200)
    const other = await begin()
    expect((await finish(other.ticket, device.sign(options))).problem().code).toBe('wrong_passkey')
    const failed = await begin()
    await finish(failed.ticket, device.sign(failed.options, { isForged: true }))
    expect((await finish(failed.ticket, device.sign(failed.options))).problem().code).toBe('wrong_passkey')
    const confirming = (await client.post('/api/auth/confirm/passkey/options')).json()
    const replayed = await finish(confirming.ticket, device.sign(confirming.options))
    expect(replayed.problem().code).toBe('wrong_passkey')
  })

  it('are refused and recorded when their counter goes backwards, as that of a copy', async () => {
    const { id, device } = await keyed()
    expect((await signIn(device, { counter: 7 })).status).toBe(200)
    expect((await signIn(device, { counter: 7 })).problem().code).toBe('wrong_passkey')
    expect((await signIn(device, { counter: 3 })).problem().code).toBe('wrong_passkey')
    expect(await entriesOf(id)).toContainEqual({
      action: 'session.refused',
      details: { factor: 'passkey', reason: 'counter' },
    })
    expect((await signIn(device, { counter: 8 })).status).toBe(200)
  })

  it('sign in repeatedly if their device keeps no counter', async () => {
    const { device } = await keyed({ counts: false })
    expect((await signIn(device)).status).toBe(200)
    expect((await signIn(device)).status).toBe(200)
  })

  it('make further attempts wait after five refused ones', async () => {
    const { device } = await keyed()
    const codes: string[] = []
    for (let tries = 0; tries < 6; tries++)
      codes.push((await signIn(device, { isForged: true })).problem().code)
    expect(codes.at(0)).toBe('wrong_passkey')
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('do not sign in a user who is disabled', async () => {
    const { id, device } = await keyed()
    expect((await owner.post(`/api/users/${id}/disable`)).status).toBe(200)
    expect((await signIn(device)).problem().code).toBe('wrong_passkey')
  })

  it('make the password alone insufficient, and come with recovery codes', async () => {
    const { email, recoveryCodes, client } = await keyed()
    expect(recoveryCodes).toHaveLength(10)
    const withoutKey = await login({ email, password })
    expect([withoutKey.status, withoutKey.problem().code]).toEqual([401, 'passkey_required'])
    expect((await login({ email, password, code: '123456' })).problem().code).toBe('wrong_code')
    expect((await login({ email, password, code: recoveryCodes[0] })).status).toBe(200)
    const second = await add(client, softwareAuthenticator(origin), 'Phone')
    expect(second.json()).toMatchObject({ passkey: { name: 'Phone' }, recoveryCodes: [] })
    expect((await client.post('/api/account/factors/recovery-codes')).status).toBe(201)
  })

  it('are renamed, and removed with the recovery codes when none is left', async () => {
    const { id, email, client, device, passkey } = await keyed()
    const path = `/api/account/passkeys/${passkey.id}`
    const json = { 'content-type': 'application/json' }
    const renamed = await client.send('PATCH', path, json, JSON.stringify({ name: ' Key  ring ' }))
    expect(renamed.json()).toMatchObject({ id: passkey.id, name: 'Key ring' })
    const other = await person()
    expect((await other.client.send('DELETE', path)).status).toBe(404)
    expect((await client.send('DELETE', path)).status).toBe(204)
    expect((await client.get('/api/account/factors')).json()).toEqual({
      codesSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
    expect((await signIn(device)).problem().code).toBe('wrong_passkey')
    expect((await login({ email, password })).status).toBe(200)
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['factor.added', 'factor.changed', 'factor.removed']),
    )
  })

  it('are not added with a wrong answer, twice, or for another session', async () => {
    const one = await person()
    const device = softwareAuthenticator(origin)
    const unverified = await add(one.client, device, 'X', { isVerified: false })
    expect(unverified.problem().code).toBe('passkey_not_added')
    expect((await add(one.client, device, 'X', { origin: 'https://evil.example' })).status).toBe(403)
    const offer = (await one.client.post('/api/account/passkeys/options')).json()
    const body = { ticket: offer.ticket, name: 'X', credential: device.create(offer.options) }
    const other = await person()
    expect((await other.client.post('/api/account/passkeys', body)).problem().code).toBe('passkey_not_added')
    expect((await one.client.post('/api/account/passkeys', body)).status).toBe(201)
    expect((await one.client.post('/api/account/passkeys', body)).problem().code).toBe('passkey_not_added')
    expect((await add(other.client, device)).problem().code).toBe('passkey_exists')
    const { options } = (await one.client.post('/api/account/passkeys/options')).json()
    expect(options.excludeCredentials).toMatchObject([{ id: device.credentialId }])
  })

  it('change only after a recent confirmation, which a passkey gives too, and end other sessions', async () => {
    const { id, email, client, device, passkey, recoveryCodes } = await keyed()
    const other = signed(cookieFrom(await login({ email, password, code: recoveryCodes[0] })))
    expect((await add(client, softwareAuthenticator(origin), 'Phone')).status).toBe(201)
    expect([await isIn(client), await isIn(other)]).toEqual([true, false])

    const proved_at = new Date(Date.now() - 11 * 60_000).toISOString()
    await server.db.kysely.updateTable('sessions').set({ proved_at }).where('user_id', '=', id).execute()
    const path = `/api/account/passkeys/${passkey.id}`
    expect((await client.send('DELETE', path)).problem().code).toBe('reauthentication_required')
    expect((await client.post('/api/account/passkeys/options')).status).toBe(403)

    const { options, ticket } = (await client.post('/api/auth/confirm/passkey/options')).json()
    expect(options.allowCredentials).toHaveLength(2)
    const body = { ticket, credential: device.sign(options) }
    const otherUser = await keyed()
    expect((await otherUser.client.post('/api/auth/confirm/passkey', body)).status).toBe(403)
    const confirmed = await client.post('/api/auth/confirm/passkey', body)
    expect(confirmed.status, confirmed.text).toBe(204)
    const renewed = signed(cookieFrom(confirmed))
    expect((await renewed.send('DELETE', path)).status).toBe(204)
    expect(await isIn(client)).toBe(false)
  })

  it('count as the second factor that a role requires', async () => {
    const { client, email } = await person('translator')
    const require = (roles: string[]) => owner.put('/api/users/required-factors', { roles })
    expect((await require(['translator'])).status).toBe(200)
    expect((await client.get('/api/account/sessions')).problem().code).toBe('factor_required')
    const device = softwareAuthenticator(origin)
    expect((await add(client, device)).status).toBe(201)
    expect((await client.get('/api/account/sessions')).status).toBe(200)
    const inside = signed(cookieFrom(await signIn(device)))
    const { user } = (await inside.get('/api/auth/check')).json()
    expect([user?.email, user?.needsFactor]).toEqual([email, undefined])
    expect((await inside.get('/api/account')).json()).toMatchObject({ twoStep: true })
    await require([])
  })

  it('leave a used challenge only until it expires', async () => {
    const { device } = await keyed()
    expect((await signIn(device)).status).toBe(200)
    const passkeys = openPasskeys({ db: server.db, secrets: [], now: () => new Date(Date.now() + 301_000) })
    const used = () => server.db.kysely.selectFrom('used_challenges').selectAll().execute()
    expect(await used()).not.toEqual([])
    await passkeys.removeExpired()
    expect(await used()).toEqual([])
  })

  it('are removed by an administrator, and with their user', async () => {
    const [{ id, email }, deletedUser] = [await keyed(), await keyed()]
    expect((await owner.send('DELETE', `/api/users/${id}/factors`)).status).toBe(204)
    expect((await login({ email, password })).status).toBe(200)
    expect((await owner.send('DELETE', `/api/users/${deletedUser.id}`)).status).toBe(204)
    const rows = await server.db.kysely.selectFrom('passkeys').select('user_id').execute()
    expect(rows.map(({ user_id }) => user_id)).not.toContain(id)
    expect(rows.map(({ user_id }) => user_id)).not.toContain(deletedUser.id)
  })

  it('belong to any name of this machine without PUBLIC_URL, and to no other site', async () => {
    const local = await startServer(database)
    const from = (name: string) =>
      local.anonymous.post('/api/auth/passkey/options', undefined, { origin: `http://${name}:${local.port}` })
    expect((await from('localhost')).json().options.rpId).toBe('localhost')
    expect((await from('site.example')).problem().code).toBe('foreign_origin')
    expect((await from('127.0.0.1')).json().options.rpId).toBe('127.0.0.1')
    await local.close()
  })
})
