/**
 * An identity provider on this machine that speaks OpenID Connect, with one user who is always signed in. Tests make
 * it misbehave in one way each.
 */
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ProviderDefect =
  | 'nonce'
  | 'audience'
  | 'issuer'
  | 'none'
  | 'hmac'
  | 'key'
  | 'expired'
  | 'no_id_token'
  | 'away'
  | 'large'
  | 'denied'
  | 'other_issuer'

export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What it says about the user. */
  claims: Readonly<Record<string, unknown>>
  /** Only at its userinfo endpoint. */
  userinfo: Readonly<Record<string, unknown>> | undefined
  defect: ProviderDefect | undefined
  /** The paths of all requests. */
  readonly requests: string[]
  close(): Promise<void>
}

interface Grant {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

const keyId = 'first'
const clientId = 'cyanotype'
const clientSecret = 'a secret of the provider'
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const [own, other] = [rsaKeys(), rsaKeys()]
  const grants = new Map<string, Grant>()
  const requests: string[] = []

  const handlers: Readonly<
    Record<string, (url: URL, response: ServerResponse, body: URLSearchParams) => void>
  > = {
    '/.well-known/openid-configuration': (_, response) => sendJson(response, descriptionOf(provider)),
    '/jwks': (_, response) =>
      sendJson(response, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }],
      }),
    '/authorize': ({ searchParams: query }, response) => {
      const code = randomUUID()
      const of = (name: string) => query.get(name) ?? ''
      const redirectUri = of('redirect_uri')
      grants.set(code, { nonce: of('nonce'), challenge: of('code_challenge'), redirectUri })
      const isDenied = provider.defect === 'denied'
      const result = { ...(isDenied ? { error: 'access_denied' } : { code }), state: of('state') }
      response.writeHead(302, { location: `${redirectUri}?${new URLSearchParams(result)}` }).end()
    },
    '/token': (_, response, body) => {
      const code = body.get('code') ?? ''
      const grant = grants.get(code)
      grants.delete(code)
      if (grant === undefined || !isRightRequest(body, grant))
        return sendJson(response, { error: 'invalid_grant' }, 400)
      const id_token = tokenOf(provider, grant, provider.defect === 'key' ? other : own)
      const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60 }
      sendJson(response, provider.defect === 'no_id_token' ? tokens : { ...tokens, id_token })
    },
    '/userinfo': (_, response) => sendJson(response, { sub: provider.claims.sub, ...provider.userinfo }),
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    requests.push(url.pathname)
    const body = new URLSearchParams(await textOf(request))
    if (provider.defect === 'away') request.socket.destroy()
    else if (provider.defect === 'large') response.end('x'.repeat(2_000_000))
    else handlers[url.pathname]?.(url, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: IdentityProvider = {
    ...{ issuer, clientId, clientSecret, requests, defect: undefined, userinfo: undefined },
    claims: { sub: 'maria', email: 'maria@example.org', email_verified: true, name: 'Maria' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}

function isRightRequest(body: URLSearchParams, { challenge, redirectUri }: Grant): boolean {
  const verified = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url')
  const isOurs = body.get('client_secret') === clientSecret && body.get('redirect_uri') === redirectUri
  return isOurs && challenge === verified
}

type Keys = ReturnType<typeof rsaKeys>
const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function sendJson(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

const descriptionOf = ({ issuer, defect, userinfo }: IdentityProvider) => ({
  issuer: defect === 'other_issuer' ? 'https://login.example.com' : issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  // As some providers do: the client must refuse `none` by itself.
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
})

const algorithms: Readonly<Record<string, string>> = { none: 'none', hmac: 'HS256' }

function tokenOf(
  { issuer, claims, defect }: IdentityProvider,
  { nonce }: Grant,
  { privateKey }: Keys,
): string {
  const now = Math.floor(Date.now() / 1_000)
  const alg = algorithms[defect ?? ''] ?? 'RS256'
  const payload = {
    iss: defect === 'issuer' ? 'https://login.example.com' : issuer,
    aud: defect === 'audience' ? 'another-site' : clientId,
    nonce: defect === 'nonce' ? 'another' : nonce,
    ...{ iat: now - 400, exp: defect === 'expired' ? now - 300 : now + 60 },
    ...claims,
  }
  const signed = `${base64url({ alg, ...(alg === 'RS256' && { kid: keyId }) })}.${base64url(payload)}`
  if (alg === 'none') return `${signed}.`
  if (alg === 'HS256') return `${signed}.${createHash('sha256').update(signed).digest('base64url')}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')}`
}
