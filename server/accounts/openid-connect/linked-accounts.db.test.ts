/** Accounts that are linked to a provider: confirmation, second factors, unlinking and personal data. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import {
  cookieIn,
  locationOf,
  openProviderSite,
  password,
  problemOf,
  publicUrl,
} from '../../testing/sign-in-at-provider.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'

describe.each(callDatabases)('Linked accounts on %s', (database) => {
  type Site = Awaited<ReturnType<typeof openProviderSite>>
  let provider: Site['provider']
  let server: Site['server']
  let owner: Site['owner']
  let client: Site['client']
  let userOf: Site['userOf']
  let entriesOf: Site['entriesOf']
  let person: Site['person']
  let signIn: Site['signIn']

  beforeAll(async () => {
    ;({ provider, server, owner, client, userOf, entriesOf, person, signIn } =
      await openProviderSite(database))
  })

  it('confirms who a user is in place of the password, and only the same user', async () => {
    const { id, claims } = await person()
    const { session = '' } = await signIn(claims)
    const proved_at = '2020-01-01T00:00:00.000Z'
    await server.db.kysely.updateTable('sessions').set({ proved_at }).where('user_id', '=', id).execute()
    const change = (as: string) => client(as).send('GET', '/api/auth/confirm')
    expect((await change(session)).status).toBe(403)
    const others = { ...(await person()).claims }
    await signIn(others)
    const refused = await signIn(others, { query: '?confirm', session })
    expect(problemOf(refused)).toBe('other_user')
    const old = await signIn({ ...claims, auth_time: 1_600_000_000 }, { query: '?confirm', session })
    expect(problemOf(old)).toBe('not_confirmed')
    const now = Math.floor(Date.now() / 1_000)
    const confirmed = await signIn({ ...claims, auth_time: now }, { query: '?confirm', session })
    expect(locationOf(confirmed.redirect).searchParams.get('prompt')).toBe('login')
    expect(locationOf(confirmed.redirect).searchParams.get('max_age')).toBe('0')
    expect((await change(confirmed.session ?? '')).status).toBe(204)
    expect((await change(session)).status, 'the earlier session has ended').toBe(401)
  })

  it('does not count a sign-in as recent that was long ago at the provider', async () => {
    const { claims } = await person()
    const { session = '' } = await signIn({ ...claims, auth_time: Math.floor(Date.now() / 1_000) - 3_600 })
    expect((await client(session).get('/api/auth/confirm')).problem().code).toBe('reauthentication_required')
  })

  it('needs no second factor of the site, even where a role requires one', async () => {
    const { claims, email } = await person('viewer')
    await owner.put('/api/users/required-factors', { roles: ['viewer'] })
    const { session } = await signIn(claims)
    expect(await userOf(session)).not.toHaveProperty('needsFactor')
    const login = await server.anonymous.post('/api/auth/login', { email, password })
    expect(await userOf(cookieIn(login, 'session'))).toHaveProperty('needsFactor')
    await owner.put('/api/users/required-factors', { roles: [] })
  })

  it('is unlinked by its user, who can still sign in with the password', async () => {
    const { id, claims } = await person()
    const { session = '' } = await signIn(claims)
    expect((await client(session).get('/api/account')).json()).toMatchObject({ hasPassword: true })
    expect((await client(session).send('DELETE', '/api/account/identity')).status).toBe(204)
    expect((await client(session).send('DELETE', '/api/account/identity')).status).toBe(404)
    expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'identity.unlinked' })
    expect((await client(session).get('/api/account')).json()).toMatchObject({ linkedAt: null })
  })

  it('is unlinked by an administrator, and linked to another identity afterwards', async () => {
    const { id, claims } = await person()
    const { session = '' } = await signIn(claims)
    expect((await owner.send('DELETE', `/api/users/${id}/identity`)).status).toBe(204)
    expect(await userOf(session)).toBeNull()
    const { session: next } = await signIn({ ...claims, sub: 'a new account there' })
    expect(await userOf(next)).toMatchObject({ id })
  })

  it('exports the identity with the personal data, and deletes it with the account', async () => {
    const { id, email, claims } = await person()
    const { session = '' } = await signIn(claims)
    const identity = { issuer: provider.issuer, subject: claims.sub }
    const lines = (await client(session).get('/api/account/data.jsonl')).text.split('\n')
    expect(lines.map((line) => (line === '' ? {} : JSON.parse(line)))).toContainEqual({
      identity: expect.objectContaining(identity),
    })
    const exported = (await owner.post('/api/personal-data/export', { email })).json()
    expect(exported).toMatchObject({ identity })
    const erased = (await owner.post('/api/personal-data/erase', { email, withAccount: true })).json()
    expect(erased.parts).toContainEqual({ kind: 'identity', count: 1, isErased: true })
    expect(
      await server.db.kysely.selectFrom('identities').selectAll().where('user_id', '=', id).execute(),
    ).toEqual([])
  })

  it('invalidates an invitation once the invited user signs in at the provider', async () => {
    const email = 'invited@example.org'
    const invited = (await owner.post('/api/users', { email, username: 'Invited', role: 'viewer' })).json()
    await signIn({ sub: 'invited', email, email_verified: true })
    const token = String(invited.link).split('#')[1]
    expect((await server.anonymous.post('/api/auth/link', { token })).problem().code).toBe('wrong_link')
    const { items } = (await owner.get('/api/users')).json()
    const user = items.find((one) => one.email === email)
    expect(user).toMatchObject({ state: 'active', hasPassword: false, linkedAt: expect.any(String) })
    // Who uses the site already is not invited again: another link is for a password.
    const { link } = (await owner.post(`/api/users/${user?.id}/link`)).json()
    const of = { token: String(link).split('#')[1] }
    expect((await server.anonymous.post('/api/auth/link', of)).json()).toMatchObject({ purpose: 'reset' })
  })

  it('needs no second factor of the site for API tokens of a user without a password', async () => {
    const email = 'token@example.org'
    await owner.post('/api/users', { email, username: 'Token', role: 'viewer' })
    const auth_time = Math.floor(Date.now() / 1_000)
    const { session } = await signIn({ sub: 'token', email, email_verified: true, auth_time })
    const body = { name: 'Calendar', scopes: ['calendar:read'], days: 90 }
    const { secret } = (await client(session).post('/api/tokens', body)).json()
    const read = () => server.anonymous.get('/api/calendar.ics', { authorization: `Bearer ${secret}` })
    await owner.put('/api/users/required-factors', { roles: ['viewer'] })
    expect((await read()).status).toBe(200)
    await client(session).put('/api/account/password', { password })
    expect((await read()).problem().code, 'with a password').toBe('factor_required')
    await owner.put('/api/users/required-factors', { roles: [] })
  })

  it('keeps the only way to sign in', async () => {
    const email = 'no-password@example.org'
    await owner.post('/api/users', { email, username: 'No password', role: 'viewer' })
    const { session = '' } = await signIn({ sub: 'no-password', email, email_verified: true })
    const response = await client(session).send('DELETE', '/api/account/identity')
    expect(response.problem().code).toBe('only_sign_in')
    const set = await client(session).put('/api/account/password', { password })
    expect(set.status).toBe(204)
    expect((await client(session).send('DELETE', '/api/account/identity')).status).toBe(204)
  })

  it('keeps the last passkey of a user who has neither a password nor an identity', async () => {
    const email = 'only-passkeys@example.org'
    await owner.post('/api/users', { email, username: 'Only passkeys', role: 'viewer' })
    const auth_time = Math.floor(Date.now() / 1_000)
    const { session } = await signIn({ sub: 'only-passkeys', email, email_verified: true, auth_time })
    const me = client(session)
    const add = async () => {
      const { options, ticket } = (await me.post('/api/account/passkeys/options')).json()
      const credential = softwareAuthenticator(publicUrl).create(options)
      const added = await me.post('/api/account/passkeys', { ticket, name: 'Laptop', credential })
      return `/api/account/passkeys/${added.json().passkey.id}`
    }
    expect((await me.send('DELETE', await add())).status, 'with an identity').toBe(204)
    const [first, last] = [await add(), await add()]
    expect((await me.send('DELETE', '/api/account/identity')).status).toBe(204)
    expect((await me.send('DELETE', first)).status, 'with another passkey').toBe(204)
    expect((await me.send('DELETE', last)).problem()).toMatchObject({ status: 409, code: 'only_sign_in' })
    expect((await me.get('/api/account/factors')).json().passkeys).toHaveLength(1)
    expect((await me.get('/api/account')).json()).toMatchObject({ state: 'active', hasPassword: false })
    const { id } = (await me.get('/api/account')).json()
    const [used_at, issuer] = [new Date().toISOString(), 'https://earlier.example.org']
    const earlier = { user_id: id, issuer, subject: 'x', sets_role: 0, created_at: used_at, used_at }
    await server.db.kysely.insertInto('identities').values(earlier).execute()
    const refused = await me.send('DELETE', last)
    expect(refused.problem().code, 'with an identity at an earlier provider').toBe('only_sign_in')
    expect((await me.put('/api/account/password', { password })).status).toBe(204)
    expect((await me.send('DELETE', last)).status, 'with a password').toBe(204)
  })
})
