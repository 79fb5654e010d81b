/** OpenID Connect: users sign in at one provider, which the configuration names. */
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import type { Auth } from '../auth/index.ts'
import type { ProviderRefusal, ProviderVerdict } from '../auth/provider-sign-in.ts'
import type { SignedIn } from '../auth/sign-in.ts'
import { actorFrom } from '../users/user-store.ts'
import { findProviderUser } from './find-user.ts'
import type { Flow, FlowCookie } from './flow.ts'
import { flowCookie, flowLabel } from './flow.ts'
import type { Identity } from './identity-store.ts'
import { identityFrom, identityOf } from './identity-store.ts'
import type { Provider } from './provider.ts'
import { openProvider, ProviderProblem } from './provider.ts'
import { unlinkOwn, unlinkUser } from './unlink.ts'

export interface OpenIdConnect {
  /** How users sign in. Undefined without a provider. */
  readonly signIn: ProviderSignIn | undefined
  /** The identity of a user, for the export of personal data. */
  identityOf(userId: string): Promise<Identity | null>
  unlinkOwn(actor: Actor, session: string | undefined): Promise<void>
  unlinkUser(actor: Actor, id: string): Promise<void>
}

export interface ProviderSignIn {
  /** The name of the provider. */
  readonly name: string
  readonly cookie: FlowCookie
  addressFor(flow: Flow): Promise<URL>
  /** Finishes with the query with which the browser comes back. Throws `ProviderProblem`. */
  finish(query: string, flow: Flow, from: Visitor): Promise<SignedIn | { readonly reason: ProviderRefusal }>
}

export interface OpenIdConnectOptions {
  readonly db: Db
  readonly config: Pick<Config, 'openIdConnect' | 'publicUrl' | 'host'>
  /** The secret of the site, followed by previous ones. */
  readonly secrets: readonly string[]
  readonly auth: Pick<Auth, 'signInWithProvider'>
  readonly fetch: SafeFetch
  readonly now?: () => Date
}

export function openOpenIdConnect(options: OpenIdConnectOptions): OpenIdConnect {
  const { db, now = () => new Date() } = options
  const deps = { db, now }
  return {
    signIn: signInOf({ ...options, now }),
    async identityOf(userId) {
      const row = await identityOf(db.kysely, userId)
      return row === undefined ? null : identityFrom(row)
    },
    unlinkOwn: (actor, session) => unlinkOwn(deps, actor, session),
    unlinkUser: (actor, id) => unlinkUser(deps, actor, id),
  }
}

interface SignInDeps extends OpenIdConnectOptions {
  readonly now: () => Date
}

function signInOf(deps: SignInDeps): ProviderSignIn | undefined {
  const { config, secrets, auth, fetch, now } = deps
  const { openIdConnect } = config
  if (openIdConnect === undefined) return undefined
  const provider = openProvider(openIdConnect, fetch, now)
  return {
    name: openIdConnect.name,
    cookie: flowCookie(config, openSealedValues(flowLabel, secrets)),
    addressFor: provider.addressFor,
    finish: (query, flow, from) =>
      auth.signInWithProvider(
        {
          isConfirming: flow.confirms !== undefined,
          check: () =>
            checkProviderResponse({ ...deps, config: openIdConnect, provider }, { query, flow, from }),
        },
        from,
      ),
  }
}

interface CheckDeps extends Omit<SignInDeps, 'config'> {
  readonly config: NonNullable<Config['openIdConnect']>
  readonly provider: Provider
}

interface Visit {
  readonly query: string
  readonly flow: Flow
  readonly from: Visitor
}

async function checkProviderResponse(
  deps: CheckDeps,
  { query, flow, from }: Visit,
): Promise<ProviderVerdict> {
  let claims: Awaited<ReturnType<Provider['claimsFrom']>>
  try {
    claims = await deps.provider.claimsFrom(query, flow)
  } catch (problem) {
    if (problem instanceof ProviderProblem && problem.reason === 'invalid')
      return { reason: 'invalid', detail: problem.message, ...(flow.confirms && { userId: flow.confirms }) }
    throw problem
  }
  const identity = `${claims.iss} ${claims.sub}`
  const provedAt = provedAtOf(claims.auth_time, deps.now())
  const { confirms, startedAt } = flow
  if (confirms !== undefined && provedAt !== undefined && provedAt.getTime() < startedAt - clockToleranceMs)
    return { reason: 'not_confirmed', userId: confirms, identity }
  const found = await findProviderUser(deps, { claims, address: from.address, confirms })
  return 'reason' in found ? { ...found, identity } : { actor: actorFrom(found), provedAt }
}

/** By how much the clock of the provider may be wrong. */
const clockToleranceMs = 60_000

/** When the user entered the password at the provider, which may have been long before. */
function provedAtOf(authTime: unknown, now: Date): Date | undefined {
  if (typeof authTime !== 'number' || !(authTime > 0)) return undefined
  return new Date(Math.min(authTime * 1_000, now.getTime()))
}
