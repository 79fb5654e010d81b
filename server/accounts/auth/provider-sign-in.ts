/**
 * Signs in a user who proved at the provider of OpenID Connect who they are, or renews the session of a user who
 * confirmed it there. Refused attempts are counted and recorded like those with a password.
 */
import { record } from '../../audit/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { networkOf } from '../../http/limits/client-ip.ts'
import type { SignedIn, SignInDeps } from './sign-in.ts'
import { startSession } from './sign-in.ts'
import type { Throttle } from './throttle.ts'

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
  const { address } = from
  // The account is not known before the response of the provider. Until then, each attempt is one of its own, so that
  // colleagues in one network can sign in at the same time.
  const attempt = `provider attempt ${newId()}`
  await throttle.start(attempt, address)
  const release = () => throttle.succeeded(attempt, address)
  const result = await check().catch(async (problem) => {
    await release()
    throw problem
  })
  if ('reason' in result) {
    await countRefusal(throttle, result, address, release)
    await refuse(deps, result, from)
    return { reason: result.reason }
  }
  await release()
  await throttle.forget(strangersOf(address), address)
  const { actor, provedAt } = result
  const action = isConfirming ? 'session.renewed' : 'session.begun'
  const proof = { provedAt, isFromProvider: true }
  return startSession(deps, actor, from, { action, factor: 'provider', proof })
}

/** All in one network whom the provider does not know count as one account. */
const strangersOf = (address: string) => `provider ${networkOf(address)}`

async function countRefusal(
  throttle: Throttle,
  { identity }: Extract<ProviderVerdict, { reason: string }>,
  address: string,
  release: () => Promise<void>,
): Promise<void> {
  if (identity !== undefined) {
    // Someone whom the provider knows cannot be guessing, and must not slow down others of the same network.
    await release()
    return throttle.start(`identity ${identity}`, address)
  }
  // An attempt that has to wait stays counted for its network, so that no one can question the provider without end.
  await throttle.start(strangersOf(address), address)
  await release()
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
