/**
 * Signing in and out, and confirming the password. All of it is recorded in the audit log, including
 * failures.
 */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { SessionLengths } from '../../config/session-variables.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { AccountMail } from '../users/account-mail.ts'
import { accountOf, emailKey, updateUser } from '../users/user-store.ts'
import { checkNothing, checkPassword, hashPassword } from './passwords.ts'
import type { Proof } from './sessions.ts'
import { openSessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

export interface SignInDeps {
  readonly db: Db
  readonly now: () => Date
  readonly throttle: Throttle
  readonly mail: AccountMail
  readonly factors: FactorGate
  readonly lengths?: SessionLengths | undefined
}

/** Where sign-in asks for the second factor. */
export interface FactorGate {
  /** Throws unless the user has no second factor, or the code is right. Uses the code up. */
  check(userId: string, code: string | undefined, from: Visitor): Promise<void>
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** A one-time code or a recovery code, where the account has a second factor. */
  readonly code?: string | undefined
}

export interface SignedIn {
  readonly actor: Actor
  /** The value for the cookie. */
  readonly session: string
}

/** Throws the same `wrong_credentials` for an unknown account, a disabled one and a wrong password. */
export async function signIn(deps: SignInDeps, given: Credentials, from: Visitor): Promise<SignedIn> {
  const actor = await proved(deps, given, from)
  await deps.factors.check(actor.id, given.code, from)
  return startSession(deps, actor, from, { action: 'session.begun' })
}

/** Replaces the current session with a new one that has recent authentication. */
export async function confirm(
  deps: SignInDeps,
  actor: Actor,
  password: string,
  from: Visitor,
): Promise<string> {
  await proved(deps, { email: actor.email, password }, from)
  const proof = { isFromProvider: actor.isFromProvider === true }
  const { session } = await startSession(deps, actor, from, { action: 'session.renewed', proof })
  return session
}

interface SessionStart {
  readonly action: AuditAction
  /** With what the user signed in, if not with the password. */
  readonly factor?: string
  readonly proof?: Proof
  /** What the sign-in uses up. Throws where it was used meanwhile. */
  readonly use?: (trx: Transaction) => Promise<void>
}

/** An earlier session is never kept, which prevents session fixation. */
export function startSession(
  { db, now, mail, lengths }: SignInDeps,
  actor: Actor,
  from: Visitor,
  { action, factor, proof, use }: SessionStart,
): Promise<SignedIn> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    await use?.(trx)
    const sessions = openSessions(trx, now, { lengths })
    if (from.session !== undefined) await sessions.end(from.session)
    const session = await sessions.start(actor.id, from, proof)
    const stamp = auditStamp({ ...actor, address: from.address }, now())
    const details = { device: from.userAgent.slice(0, 300), ...(factor !== undefined && { factor }) }
    await mail.signedIn(trx, actor, from, now())
    await record(trx, { ...stamp, action, type: 'user', id: actor.id, details })
    return { actor, session }
  })
}

export async function signOut({ db, now }: SignInDeps, { session, address }: Visitor): Promise<void> {
  if (session === undefined) return
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const id = await openSessions(trx, now).end(session)
    if (id === undefined) return
    const stamp = { at: now().toISOString(), by: id, from: address }
    await record(trx, { ...stamp, action: 'session.ended', type: 'user', id })
  })
}

async function proved({ db, now, throttle }: SignInDeps, given: Credentials, from: Visitor): Promise<Actor> {
  const email = emailKey(given.email)
  await throttle.start(email, from.address)
  const { actor, id } = await verify(db, given).catch(async (problem) => {
    await throttle.cancelled(email, from.address)
    throw problem
  })
  if (actor === undefined) {
    const stamp = { at: now().toISOString(), by: null, from: from.address }
    // The input is not recorded, because it may be a password in the wrong field.
    await db.transaction((trx) =>
      record(trx, { ...stamp, action: 'session.refused', type: 'user', ...(id !== undefined && { id }) }),
    )
    throw new Problem('wrong_credentials')
  }
  await throttle.succeeded(email, from.address)
  return actor
}

/** Takes as long for an account that does not exist or is disabled. */
async function verify(db: Db, { email, password }: Credentials): Promise<{ actor?: Actor; id?: string }> {
  const account = await accountOf(db.kysely, email)
  if (account === undefined || account.password === '') {
    await checkNothing(password)
    return account === undefined ? {} : { id: account.actor.id }
  }
  const { actor } = account
  const { matches, outdated } = await checkPassword(password, account.password)
  if (!matches || account.disabled) return { id: actor.id }
  if (outdated) await updateUser(db.kysely, actor.id, { password: await hashPassword(password) })
  return { actor, id: actor.id }
}
