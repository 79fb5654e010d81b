/**
 * The provider of OpenID Connect: where it asks users to sign in, and what it says about them afterwards. Its
 * description is requested at the first use and kept for an hour, so that the server starts without it. The library
 * checks state, code, issuer, audience, nonce, expiry and signature.
 */
import type * as OpenIdClient from 'openid-client'
import type { OpenIdConnectConfig } from '../../config/openid-connect-variables.ts'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { OutgoingProblem } from '../../outbound-fetch/index.ts'
import { second } from '../../platform/durations.ts'
import type { IdentityClaims } from './claims.ts'
import { claimAt } from './claims.ts'
import type { Flow } from './flow.ts'
import { providerFetch } from './provider-fetch.ts'

/** Loaded at the first use, because most sites have no provider. */
const library = () => import('openid-client')

export interface Provider {
  /** Where to send the browser. */
  addressFor(flow: Flow): Promise<URL>
  /** What the provider says about the user who comes back with this query. Throws `ProviderProblem`. */
  claimsFrom(query: string, flow: Flow): Promise<IdentityClaims>
  /** Requests the description of the provider. */
  discover(): Promise<OpenIdClient.Configuration>
}

/** Why nothing is known about the user. */
export class ProviderProblem extends Error {
  readonly reason: 'unreachable' | 'cancelled' | 'invalid'

  constructor(reason: ProviderProblem['reason'], detail: string) {
    super(detail)
    this.name = 'ProviderProblem'
    this.reason = reason
  }
}

const timeoutSeconds = 8
const keepsMs = 60 * 60 * second
/** A provider that is away gets no request from each visitor. */
const pauseMs = 3 * second

export function openProvider(
  config: OpenIdConnectConfig,
  safeFetch: SafeFetch,
  now: () => Date = () => new Date(),
): Provider {
  let cached:
    | { readonly description: Promise<OpenIdClient.Configuration>; readonly until: number }
    | undefined
  const discover = () => described(config, safeFetch).catch(asProviderProblem)

  function description(): Promise<OpenIdClient.Configuration> {
    if (cached !== undefined && now().getTime() < cached.until) return cached.description
    const found = discover()
    const requested = { description: found, until: now().getTime() + keepsMs }
    cached = requested
    found.catch(() => {
      if (cached === requested) cached = { description: found, until: now().getTime() + pauseMs }
    })
    return found
  }

  return {
    discover,
    async addressFor({ state, nonce, verifier, confirms }) {
      const [client, { buildAuthorizationUrl, calculatePKCECodeChallenge }] = await Promise.all([
        description(),
        library(),
      ])
      return buildAuthorizationUrl(client, {
        ...{ redirect_uri: config.redirectUri, scope: config.scopes, state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
        ...(confirms !== undefined && promptFor(config.issuer)),
      })
    },
    async claimsFrom(query, flow) {
      const client = await description()
      return readClaims(client, query, flow, config).catch(asProviderProblem)
    },
  }
}

/** Asks for the password again. Google has no such prompt, and answers it with an error. */
const promptFor = (issuer: string) =>
  new URL(issuer).hostname === 'accounts.google.com' ? { max_age: '0' } : { max_age: '0', prompt: 'login' }

async function described(
  { issuer, clientId, clientSecret }: OpenIdConnectConfig,
  safeFetch: SafeFetch,
): Promise<OpenIdClient.Configuration> {
  const client = await library()
  const [post, basic] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)]
  const authenticate: OpenIdClient.ClientAuth = (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_post') ? post : basic)(server, ...request)
  }
  const url = new URL(issuer)
  const isPlain = url.protocol === 'http:' // the configuration allows this on the own machine only
  const found = await client.discovery(url, clientId, undefined, authenticate, {
    [client.customFetch]: providerFetch(issuer, safeFetch),
    timeout: timeoutSeconds,
    // Without this, the library trusts the connection instead of the signature.
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  })
  // The library makes exceptions for some providers.
  if (new URL(found.serverMetadata().issuer).href !== url.href)
    throw new ProviderProblem('invalid', `the provider calls itself ${found.serverMetadata().issuer}`)
  return found
}

async function readClaims(
  provider: OpenIdClient.Configuration,
  query: string,
  { state, nonce, verifier }: Flow,
  { redirectUri, roles }: OpenIdConnectConfig,
): Promise<IdentityClaims> {
  const { authorizationCodeGrant, fetchUserInfo } = await library()
  const tokens = await authorizationCodeGrant(provider, new URL(`${redirectUri}?${query}`), {
    ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new ProviderProblem('invalid', 'there is no ID token')
  const isComplete = claims.email !== undefined && (!roles || claimAt(claims, roles.claim) !== undefined)
  if (isComplete || provider.serverMetadata().userinfo_endpoint === undefined) return claims
  const more = await fetchUserInfo(provider, tokens.access_token, claims.sub)
  return { ...more, ...claims }
}

/** Errors that say nothing about the user. The detail is for the log, and contains no token. */
const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

function asProviderProblem(thrown: unknown): never {
  if (thrown instanceof ProviderProblem) throw thrown
  if (!(thrown instanceof Error)) throw new ProviderProblem('invalid', 'unknown')
  const code = 'code' in thrown ? String(thrown.code) : ''
  const errorCode = 'error' in thrown ? String(thrown.error) : ''
  const detail = [thrown.message, code, errorCode].filter(Boolean).join(', ').slice(0, 300)
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
    throw new ProviderProblem(errorCode === 'access_denied' ? 'cancelled' : 'invalid', detail)
  const isAway = unreachable.has(code) || [thrown, thrown.cause].some(isNetworkError)
  throw new ProviderProblem(isAway ? 'unreachable' : 'invalid', detail)
}

const isNetworkError = (error: unknown) =>
  error instanceof OutgoingProblem || (error instanceof TypeError && error.message === 'fetch failed')
