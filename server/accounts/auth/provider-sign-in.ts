/**
 * Signs in a user who proved at the provider of OpenID Connect who they are, or renews the session of a user who
 * confirmed it there. Refused attempts are counted and recorded like those with a password.
 */
import { record } from '../../audit/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { networkOf } from '../../http/limits/client-ip.ts'
import type { SignedIn, SignInDeps } from './sign-in.ts'
import { startSession } from './sign-in.ts'

/** Why the server refused what the provider said. */
export type ProviderRefusal =
  | 'invalid'
  | 'unknown'
  | 'unverified'
  | 'unconfirmed'
  | 'other_identity'
  | 'other_user'
  | 'not_confirmed'
  | 'disabled'
  | 'no_role'

export type ProviderVerdict =
  | {
      readonly actor: Actor
      /** When the user entered the password there. Undefined where the provider does not say it. */
      readonly provedAt: Date | undefined
    }
  | {
      readonly reason: ProviderRefusal
      readonly userId?: string
      /** For the audit log. */
      readonly detail?: string
      /** Whom the provider named, if what it said is valid. */
      readonly identity?: string
    }

export interface ProviderAttempt {
  /** The user confirms who they are, in a session that exists. */
  readonly isConfirming: boolean
  /** Asks the provider, and finds the user. Throws where the provider does not respond. */
  check(): Promise<ProviderVerdict>
}

export async function signInWithProvider(
  deps: SignInDeps,
  { isConfirming, check }: ProviderAttempt,
  from: Visitor,
): Promise<SignedIn | { readonly reason: ProviderRefusal }> {
  const { throttle } = deps
  // The account is not known before the response of the provider.
  const account = `provider ${networkOf(from.address)}`
  await throttle.start(account, from.address)
  const result = await check().catch(async (problem) => {
    await throttle.cancelled(account, from.address)
    throw problem
  })
  if ('reason' in result) {
    // Someone whom the provider knows cannot be guessing, and must not slow down others of the same network.
    if (result.identity !== undefined) {
      await throttle.cancelled(account, from.address)
      await throttle.start(`identity ${result.identity}`, from.address)
    }
    await refuse(deps, result, from)
    return { reason: result.reason }
  }
  await throttle.succeeded(account, from.address)
  const { actor, provedAt } = result
  const action = isConfirming ? 'session.renewed' : 'session.begun'
  const proof = { provedAt, isFromProvider: true }
  return startSession(deps, actor, from, { action, factor: 'provider', proof })
}

async function refuse(
  { db, now }: SignInDeps,
  { reason, userId, detail }: Extract<ProviderVerdict, { reason: string }>,
  from: Visitor,
): Promise<void> {
  const stamp = { at: now().toISOString(), by: null, from: from.address } as const
  const details = { factor: 'provider', reason, ...(detail !== undefined && { detail }) }
  const whose = userId !== undefined && { id: userId }
  await db.transaction((trx) =>
    record(trx, { ...stamp, action: 'session.refused', type: 'user', ...whose, details }),
  )
}
