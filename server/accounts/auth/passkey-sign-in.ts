/**
 * Signs in with a passkey, or confirms who the user is. A passkey replaces both the password and the code, because
 * its device verifies the user. Refused attempts are counted and recorded like those with a password.
 */

import { record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import type { SignedCredential } from '../passkeys/schemas.ts'
import { hashOf } from './sessions.ts'
import type { SignedIn, SignInDeps } from './sign-in.ts'
import { startSession } from './sign-in.ts'

export interface GivenPasskey {
  readonly ticket: string
  readonly credential: SignedCredential
  readonly party: RelyingParty
  /** The user who confirms who they are. Undefined to sign in as any user. */
  readonly actor?: Actor
}

/** The user of a passkey, or why it is refused. */
export type PasskeyVerdict = { readonly actor: Actor } | { readonly reason: string; readonly userId?: string }

export interface CheckedPasskey {
  readonly verdict: PasskeyVerdict
  /** Uses up the challenge, also of a refused attempt, and stores the counter. Throws if either was used meanwhile. */
  use(trx: Transaction): Promise<void>
}

/** Where sign-in checks a passkey. */
export interface PasskeyGate {
  /** Changes nothing yet. `session` is that of the user who confirms who they are. */
  check(given: GivenPasskey, session: string | undefined): Promise<CheckedPasskey>
  /** Forgets used challenges that have expired. */
  removeExpired(): Promise<void>
}

export interface PasskeyDeps extends SignInDeps {
  readonly passkeys: PasskeyGate
}

export async function signInWithPasskey(
  deps: PasskeyDeps,
  given: GivenPasskey,
  from: Visitor,
): Promise<SignedIn> {
  const { throttle, passkeys } = deps
  const account = `passkey ${hashOf(given.credential.id)}`
  await throttle.start(account, from.address)
  const { verdict, use } = await passkeys.check(given, from.session).catch(async (problem) => {
    await throttle.cancelled(account, from.address)
    throw problem
  })
  if ('reason' in verdict) {
    await refuse(deps, verdict, use, from)
    throw new Problem('wrong_passkey')
  }
  await throttle.succeeded(account, from.address)
  const action = given.actor === undefined ? 'session.begun' : 'session.renewed'
  return startSession(deps, verdict.actor, from, { action, factor: 'passkey', use })
}

/** A counter that went backwards may mean that the passkey was copied, so the entry says why. */
async function refuse(
  { db, now }: PasskeyDeps,
  { reason, userId }: Extract<PasskeyVerdict, { reason: string }>,
  use: CheckedPasskey['use'],
  from: Visitor,
): Promise<void> {
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    await use(trx)
    const stamp = { at: now().toISOString(), by: null, from: from.address } as const
    const details = { factor: 'passkey', reason }
    const whose = userId !== undefined && { id: userId }
    await record(trx, { ...stamp, action: 'session.refused', type: 'user', ...whose, details })
  })
}
