/** A browser that signs in at the identity provider of a test: it follows all redirects, and keeps the cookies. */
import type { Config } from '../config/config.ts'
import { readConfig } from '../config/config.ts'
import { closeAtEnd } from './cleanup-registry.ts'
import type { DatabaseKind } from './databases.ts'
import type { TestResponse } from './http-client.ts'
import { httpClient } from './http-client.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { startServer } from './start-server.ts'

export const publicUrl = 'http://localhost:9'
export const startPath = '/api/auth/openid-connect'
/** Of every user with a password. */
export const password = 'a blue print in the sun'

/** The configuration of a site whose users sign in at the provider. */
export function configFor(
  { issuer, clientId, clientSecret }: IdentityProvider,
  env: Readonly<Record<string, string>> = {},
): Partial<Config> {
  const needed = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  const { openIdConnect } = readConfig({ ...needed, PUBLIC_URL: publicUrl, ...env })
  return { publicUrl, secret: 'salt and iron on paper, in the sun', openIdConnect }
}

export const locationOf = ({ headers }: TestResponse) => new URL(headers.location ?? '', publicUrl)

/** Which failure the sign-in page explains. */
export const problemOf = ({ response }: { readonly response: TestResponse }) =>
  locationOf(response).searchParams.get('problem')

export function cookieIn(response: TestResponse, name: string): string | undefined {
  const lines = response.headers['set-cookie'] ?? []
  const value = lines.find((line) => line.startsWith(`${name}=`))?.split(/[=;]/)[1]
  return value === undefined || value === '' ? undefined : `${name}=${value}`
}

interface Visit {
  readonly query?: string
  /** The session cookie that the browser has already. */
  readonly session?: string | undefined
  readonly tamper?: (back: URL) => void
}

interface VisitResult {
  /** The response of the first link. */
  readonly redirect: TestResponse
  /** The last answer, with the problem or the session. */
  readonly response: TestResponse
  /** Where the provider sent the browser. */
  readonly back: string
  /** The cookie that belongs to it. */
  readonly cookie: string
  /** The new session cookie. */
  readonly session: string | undefined
}

export async function signInAtProvider(
  port: number,
  { query = '', session, tamper = () => {} }: Visit = {},
): Promise<VisitResult> {
  const redirect = await httpClient(port, session === undefined ? {} : { cookie: session }).get(
    `${startPath}${query}`,
  )
  const away = locationOf(redirect)
  if (away.origin === publicUrl)
    return { redirect, response: redirect, back: '', cookie: '', session: undefined }
  const redirected = await fetch(away, { redirect: 'manual' })
  const url = new URL(redirected.headers.get('location') ?? '')
  tamper(url)
  const back = `${url.pathname}${url.search}`
  const cookie = cookieIn(redirect, 'sign-in') ?? ''
  const cookies = [cookie, session].filter((one) => one !== undefined).join('; ')
  const response = await httpClient(port, { cookie: cookies }).get(back)
  return { redirect, response, back, cookie, session: cookieIn(response, 'session') }
}

/** A site whose users can sign in at a provider, with an owner. */
export async function openProviderSite(database: DatabaseKind) {
  const provider = await startIdentityProvider()
  closeAtEnd(provider.close)
  const server = await startServer(database, { config: configFor(provider) })
  const owner = await server.signedInAs('owner')
  let people = 0
  const client = (cookie = '') => httpClient(server.port, cookie === '' ? {} : { cookie })
  return {
    ...{ provider, server, owner, client },
    /** The user of a session. */
    userOf: async (session?: string) => (await client(session).get('/api/auth/check')).json().user,
    entriesOf: async (id: string) =>
      (
        await server.db.kysely
          .selectFrom('audit')
          .selectAll()
          .where('subject_id', '=', id)
          .orderBy('number')
          .execute()
      ).map(({ action, details }) => ({ action, details: JSON.parse(details) })),
    /** A user with a password, who also has an account at the provider. */
    async person(role = 'editor') {
      const email = `person-${++people}@example.org`
      const username = `Person ${people}`
      const invited = (await owner.post('/api/users', { email, username, role })).json()
      const token = String(invited.link).split('#')[1]
      await server.anonymous.post('/api/auth/link/use', { token, password })
      const claims = { sub: `person-${people}`, email, email_verified: true, name: username }
      return { id: String(invited.user.id), email, claims }
    },
    signIn(claims: object = provider.claims, visit: Visit = {}) {
      provider.claims = { ...claims }
      return signInAtProvider(server.port, visit)
    },
  }
}
