/** Roles that a claim of the provider sets, and accounts that it creates, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { IdentityProvider } from '../../testing/identity-provider.ts'
import { startIdentityProvider } from '../../testing/identity-provider.ts'
import { configFor, problemOf, signInAtProvider } from '../../testing/sign-in-at-provider.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const env = {
  OIDC_ROLE_CLAIM: 'realm_access.roles',
  OIDC_ROLES: 'site-owners=owner,site-admins=admin,cn=writers=editor,translators=translator',
}

describe.each(callDatabases)('Roles by claim on %s', (database) => {
  let provider: IdentityProvider
  let server: TestServer
  let owner: Client
  let people = 0

  const client = (cookie = '') => httpClient(server.port, { cookie })
  const entriesOf = async (id: string) =>
    (
      await server.db.kysely
        .selectFrom('audit')
        .selectAll()
        .where('subject_id', '=', id)
        .orderBy('number')
        .execute()
    ).map(({ action, user_id, details }) => ({ action, user_id, details: JSON.parse(details) }))
  const userOf = async (session = '') => (await client(session).get('/api/auth/check')).json().user

  const someone = () => `person-${++people}`
  function signIn(sub: string, roles: unknown, port = server.port) {
    const email = `${sub}@example.org`
    provider.claims = { sub, email, email_verified: true, name: sub, realm_access: { roles } }
    return signInAtProvider(port)
  }
  async function invite(sub: string, role: string): Promise<string> {
    const body = { email: `${sub}@example.org`, username: sub, role }
    return (await owner.post('/api/users', body)).json().user.id
  }

  beforeAll(async () => {
    provider = await startIdentityProvider()
    closeAtEnd(provider.close)
    server = await startServer(database, { config: configFor(provider, env) })
    owner = await server.signedInAs('owner')
  })

  it('create an account with the highest role, and record it', async () => {
    const { session } = await signIn(someone(), ['translators', 'cn=writers', 'unrelated'])
    const user = await userOf(session)
    expect(user).toMatchObject({ role: 'editor', locales: [] })
    expect((await entriesOf(String(user?.id))).map(({ action, user_id }) => ({ action, user_id }))).toEqual([
      { action: 'user.created', user_id: null },
      { action: 'identity.linked', user_id: null },
      { action: 'session.begun', user_id: user?.id },
    ])
  })

  it('give a new account another name where one is taken', async () => {
    const sub = someone()
    await owner.post('/api/users', { email: 'other@example.org', username: sub, role: 'viewer' })
    const { session } = await signIn(sub, ['cn=writers'])
    expect(await userOf(session)).toMatchObject({ username: `${sub} 2` })
  })

  it('change the role at the next sign-in, and end sessions with the old one', async () => {
    const sub = someone()
    const { session: before } = await signIn(sub, ['site-admins'])
    const id = String((await userOf(before))?.id)
    const { session: after } = await signIn(sub, ['translators'])
    expect(await userOf(before)).toBeNull()
    expect(await userOf(after)).toMatchObject({ id, role: 'translator' })
    expect(await entriesOf(id)).toContainEqual({
      action: 'user.changed',
      user_id: null,
      details: { before: { role: 'admin' }, after: { role: 'translator' }, claim: env.OIDC_ROLE_CLAIM },
    })
  })

  it('refuse a user whose role came from the claim and no longer does, and end sessions and tokens', async () => {
    const sub = someone()
    const { session } = await signIn(sub, ['site-admins'])
    const made = { name: 'Build', scopes: ['drafts:read'], days: 7 }
    const { token, secret } = (await client(session).post('/api/tokens', made)).json()
    const headers = { authorization: `Bearer ${secret}` }
    const read = () => httpClient(server.port).get('/api/documents/updates', headers)
    expect((await read()).status).toBe(200)
    expect(problemOf(await signIn(sub, []))).toBe('no_role')
    expect(await userOf(session)).toBeNull()
    expect((await read()).status).toBe(401)
    expect((await entriesOf(token.id)).at(-1)).toMatchObject({ action: 'token.revoked', user_id: null })
    const { session: again } = await signIn(sub, 'site-admins')
    expect(await userOf(again)).toMatchObject({ role: 'admin' })
  })

  it('leave the role that an administrator gave to a user without a matching value', async () => {
    const sub = someone()
    await invite(sub, 'viewer')
    const { session } = await signIn(sub, ['unrelated'])
    expect(await userOf(session)).toMatchObject({ role: 'viewer' })
  })

  it.each([undefined, null, 7, {}, [['site-owners']], 'toString', ['__proto__']])(
    'refuse an unknown user with %o as roles',
    async (roles) => {
      expect(problemOf(await signIn(someone(), roles))).toBe('unknown')
    },
  )

  it('never demote the last owner with a password', async () => {
    const lone = await startServer(database, { config: configFor(provider, env) })
    const last = await lone.signedInAs('owner')
    const { id, email } = (await last.get('/api/account')).json()
    const [sub = ''] = email.split('@')
    const { session } = await signIn(sub, ['cn=writers'], lone.port)
    const check = await httpClient(lone.port, { cookie: session ?? '' }).get('/api/auth/check')
    expect(check.json().user).toMatchObject({ id, role: 'owner' })
    await signIn(someone(), ['site-owners'], lone.port)
    const { session: again } = await signIn(sub, [], lone.port)
    expect(again, 'owners without a password do not replace the last one').toBeDefined()
  })

  it('create accounts with a default role where the configuration says so', async () => {
    const open = await startServer(database, { config: configFor(provider, { OIDC_NEW_USERS: 'viewer' }) })
    const { session = '' } = await signIn(someone(), [], open.port)
    const check = await httpClient(open.port, { cookie: session }).get('/api/auth/check')
    expect(check.json().user).toMatchObject({ role: 'viewer' })
  })
})
