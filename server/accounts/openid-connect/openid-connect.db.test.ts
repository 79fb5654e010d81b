/** Sign-in at a provider of OpenID Connect through HTTP, and every answer of it that must be refused. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { ProviderDefect } from '../../testing/identity-provider.ts'
import {
  configFor,
  cookieIn,
  locationOf,
  openProviderSite,
  password,
  problemOf,
  publicUrl,
  signInAtProvider,
  startPath,
} from '../../testing/sign-in-at-provider.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('Sign-in with OpenID Connect on %s', (database) => {
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
  afterEach(() => {
    provider.defect = undefined
    provider.userinfo = undefined
  })

  it('links the account with the same verified e-mail, and goes to the page that required sign-in', async () => {
    const { id, email, claims } = await person()
    const { redirect, response, session } = await signIn(claims, {
      query: '?to=/et/admin/media%3Fview%3Dlist',
    })
    expect(redirect.status).toBe(303)
    const parameters = locationOf(redirect).searchParams
    expect(parameters.get('code_challenge_method')).toBe('S256')
    expect(parameters.get('redirect_uri')).toBe(`${publicUrl}${startPath}/callback`)
    expect(redirect.headers['set-cookie']?.[0]).toMatch(/^sign-in=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(response.status).toBe(303)
    expect(response.headers.location).toBe('/et/admin/media?view=list')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(await userOf(session)).toMatchObject({ id, email })
    const entries = await entriesOf(id)
    expect(entries).toContainEqual({ action: 'identity.linked', details: { issuer: provider.issuer } })
    expect(entries.at(-1)).toMatchObject({ action: 'session.begun', details: { factor: 'provider' } })
  })

  it('finds the user by issuer and subject after the e-mail address changed', async () => {
    const { id, claims } = await person()
    await signIn(claims)
    const { session } = await signIn({ ...claims, email: 'renamed@example.org', email_verified: false })
    expect(await userOf(session)).toMatchObject({ id })
  })

  it('refuses another subject with the e-mail address of a linked user', async () => {
    const { id, claims } = await person()
    await signIn(claims)
    expect(problemOf(await signIn({ ...claims, sub: 'somebody-else' }))).toBe('other_identity')
    expect((await entriesOf(id)).at(-1)).toEqual({
      action: 'session.refused',
      details: { factor: 'provider', reason: 'other_identity' },
    })
  })

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: 'true' },
    { email: undefined },
  ])('refuses a new identity with %o', async (change) => {
    const { claims } = await person()
    expect(problemOf(await signIn({ ...claims, ...change }))).toBe('unverified')
  })

  it('does not link an account whose user entered the address, until a later link confirms it', async () => {
    const { id, email, claims } = await person()
    const newToken = async () => String((await owner.post(`/api/users/${id}/link`)).json().link).split('#')[1]
    const use = (token?: string) => server.anonymous.post('/api/auth/link/use', { token, password })
    const early = await newToken()
    const login = await server.anonymous.post('/api/auth/login', { email, password })
    const taken = 'colleague@example.org'
    await client(cookieIn(login, 'session')).send(
      'PATCH',
      '/api/account',
      { 'content-type': 'application/json' },
      JSON.stringify({ email: taken }),
    )
    const colleague = { ...claims, sub: 'colleague', email: taken }
    expect((await use(early)).problem().code).toBe('wrong_link')
    expect(problemOf(await signIn(colleague))).toBe('unconfirmed')
    expect((await use(await newToken())).status).toBe(200)
    expect((await signIn(colleague)).session).toBeDefined()
  })

  it('accepts the claim of Microsoft Entra only from Entra', async () => {
    const { claims } = await person()
    expect(problemOf(await signIn({ ...claims, email_verified: undefined, xms_edov: true }))).toBe(
      'unverified',
    )
  })

  it('refuses users who have no account and no role by claim', async () => {
    const claims = { sub: 'stranger', email: 'stranger@example.org', email_verified: true }
    expect(problemOf(await signIn(claims))).toBe('unknown')
  })

  it('refuses a disabled user, before and after linking', async () => {
    const first = await person()
    await owner.post(`/api/users/${first.id}/disable`)
    expect(problemOf(await signIn(first.claims))).toBe('disabled')
    const second = await person()
    await signIn(second.claims)
    await owner.post(`/api/users/${second.id}/disable`)
    expect(problemOf(await signIn(second.claims))).toBe('disabled')
  })

  const attacks: readonly ProviderDefect[] = [
    ...(['nonce', 'audience', 'issuer', 'none', 'hmac', 'key', 'expired', 'no_id_token'] as const),
  ]
  it.each(attacks)('refuses an ID token with this fault: %s', async (defect) => {
    const { claims } = await person()
    expect((await signIn(claims)).session).toBeDefined()
    provider.defect = defect
    const attempt = await signIn(claims)
    expect(problemOf(attempt)).toBe('invalid')
    expect(attempt.session).toBeUndefined()
  })

  it('refuses another state, a foreign cookie, no cookie, and a second use', async () => {
    const { claims } = await person()
    const tamper = (url: URL) => url.searchParams.set('state', 'another')
    expect(problemOf(await signIn(claims, { tamper }))).toBe('invalid')
    const { back, cookie, session } = await signIn(claims)
    expect(session).toBeDefined()
    expect(problemOf({ response: await client().get(back) })).toBe('expired')
    expect(problemOf({ response: await client('sign-in=AAAA').get(back) })).toBe('expired')
    expect(problemOf({ response: await client(cookie).get(back) })).toBe('invalid')
    const { cookie: foreign } = await signIn(claims)
    expect(problemOf({ response: await client(foreign).get(back) })).toBe('invalid')
  })

  it.each([
    'https://example.com/admin',
    '//example.com/admin',
    '/\\example.com/admin',
    '/%2F/example.com',
    '/en/updates',
    '/admin/../updates',
    'javascript:alert(1)',
    '/admin\r\nset-cookie: a=b',
  ])('goes to the admin instead of %s', async (to) => {
    const { claims } = await person()
    const { response } = await signIn(claims, { query: `?to=${encodeURIComponent(to)}` })
    expect(response.headers.location).toBe('/admin')
  })

  it('says that the user cancelled', async () => {
    provider.defect = 'denied'
    expect(problemOf(await signIn())).toBe('cancelled')
  })

  it('reads an e-mail address that only the userinfo endpoint returns', async () => {
    const second = await startServer(database, { config: configFor(provider) })
    const { email } = await person()
    provider.userinfo = { email, email_verified: true }
    provider.claims = { sub: 'thin' }
    const attempt = await signInAtProvider(second.port)
    expect(provider.requests).toContain('/userinfo')
    expect(problemOf(attempt)).toBe('unknown') // another database, but the address was read
  })

  it('slows down repeated failures from one network', async () => {
    const slow = await startServer(database, { config: configFor(provider) })
    provider.defect = 'nonce'
    const problems: (string | null)[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      problems.push(problemOf(await signInAtProvider(slow.port)))
    }
    expect(problems).toEqual([...Array(5).fill('invalid'), 'too_many'])
  })

  it.each(['away', 'large', 'other_issuer'] as const)(
    'works without the provider when its description is %s: passwords still sign in',
    async (defect) => {
      provider.defect = defect
      const lone = await startServer(database, { config: configFor(provider) })
      const response = await lone.anonymous.get(`${startPath}?to=/el/admin`)
      expect(locationOf(response).pathname).toBe('/el/admin/login')
      expect(problemOf({ response })).toBe(defect === 'away' ? 'unreachable' : 'invalid')
      const login = await lone.anonymous.post('/api/auth/login', { email: 'a@example.org', password })
      expect(login.problem().code).toBe('wrong_credentials')
    },
  )

  it('does not exist without a configuration', async () => {
    const plain = await startServer(database)
    expect((await plain.anonymous.get(startPath)).status).toBe(404)
    expect((await plain.anonymous.get(`${startPath}/callback`)).status).toBe(404)
  })
})
