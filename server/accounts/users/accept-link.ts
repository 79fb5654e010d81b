/** Choosing a password with a link: signs the user in, and ends all earlier sessions. */
import { auditStamp, record } from '../../audit/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { checkNewPassword } from '../auth/password-policy.ts'
import { hashPassword } from '../auth/passwords.ts'
import { openSessions } from '../auth/sessions.ts'
import type { SignedIn, SignInDeps } from '../auth/sign-in.ts'
import { startSession } from '../auth/sign-in.ts'
import type { Purpose } from './account-links.ts'
import { bearerOf, useLinkUp } from './account-links.ts'
import { actorFrom, updateUser } from './user-store.ts'

export interface LinkAnswer {
  readonly purpose: Purpose
  readonly email: string
  readonly username: string
}

/** The purpose of a link, for anyone who has its token. */
export async function readLink({ db, now }: SignInDeps, token: string): Promise<LinkAnswer> {
  const bearer = await bearerOf(db.kysely, token, now())
  if (bearer === undefined) throw new Problem('wrong_link')
  const { email, username } = bearer.user
  return { purpose: bearer.purpose, email, username }
}

export async function takeLinkUp(
  deps: SignInDeps,
  { token, password, names }: { token: string; password: string; names: readonly string[] },
  from: Visitor,
): Promise<SignedIn> {
  const { db, now } = deps
  const { purpose, email, username } = await readLink(deps, token)
  checkNewPassword(password, [...names, email, username])
  const phc = await hashPassword(password)
  const actor = await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const bearer = await bearerOf(trx, token, now())
    if (bearer === undefined || !(await useLinkUp(trx, token, now()))) throw new Problem('wrong_link')
    const { user } = bearer
    await updateUser(trx, user.id, { password: phc })
    await openSessions(trx, now).endAll(user.id)
    const actor = actorFrom(user)
    const deed = auditStamp({ ...actor, address: from.address }, now())
    await record(trx, { ...deed, action: 'user.password', type: 'user', id: user.id, details: { purpose } })
    return actor
  })
  return startSession(deps, actor, from, 'session.begun')
}
