/** Changes of the own account, which require recent authentication. */
import { auditStamp, record } from '../../audit/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { checkNewPassword, hashPassword } from '../auth/passwords.ts'
import { openSessions } from '../auth/sessions.ts'
import { deleteLinksOf } from './account-links.ts'
import type { UserDeps } from './manage-users.ts'
import { checkFree } from './role-rules.ts'
import type { UserResponse } from './user-response.ts'
import { changesOfUser, userResponseFrom } from './user-response.ts'
import { emailKey, findUser, updateUser } from './user-store.ts'

export interface OwnChange {
  readonly email?: string | undefined
  readonly username?: string | undefined
}

export async function readAccount({ db }: UserDeps, { id }: Actor): Promise<UserResponse> {
  const user = await findUser(db.kysely, id)
  if (user === undefined) throw new Problem('not_found')
  return userResponseFrom(user)
}

export async function changeAccount(deps: UserDeps, actor: Actor, input: OwnChange): Promise<UserResponse> {
  const { db, now, mail } = deps
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const { email, username } = actor
    const before = { email, username }
    const after = { email: emailKey(input.email ?? email), username: input.username ?? username }
    await checkFree(trx, after, actor.id)
    const isNew = after.email !== email
    await updateUser(trx, actor.id, { ...after, ...(isNew && { has_unconfirmed_email: 1 }) })
    if (isNew) {
      // A link that was sent to the old address would confirm the new one.
      await deleteLinksOf(trx, actor.id)
      await mail.emailChanged(trx, { ...actor, ...after }, email, now())
    }
    const auditBase = {
      ...auditStamp(actor, now()),
      action: 'user.changed',
      type: 'user',
      id: actor.id,
    } as const
    await record(trx, { ...auditBase, details: changesOfUser(before, after) })
  })
  return readAccount(deps, actor)
}

/** Ends all other sessions and invalidates open links, in case others have access. */
export async function changePassword(
  { db, now, mail }: UserDeps,
  actor: Actor,
  { password, session, names }: { password: string; session: string | undefined; names: readonly string[] },
): Promise<void> {
  checkNewPassword(password, [...names, actor.email, actor.username])
  const phc = await hashPassword(password)
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    await updateUser(trx, actor.id, { password: phc })
    await deleteLinksOf(trx, actor.id)
    await mail.passwordChanged(trx, actor, now())
    await openSessions(trx, now).endAll(actor.id, session)
    await record(trx, { ...auditStamp(actor, now()), action: 'user.password', type: 'user', id: actor.id })
  })
}

/** Ends one of the own sessions, or all except the current one. */
export async function endOwnSessions(
  { db, now }: UserDeps,
  actor: Actor,
  { only, except }: { only?: string; except?: string | undefined },
): Promise<void> {
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const sessions = openSessions(trx, now)
    if (only === undefined) await sessions.endAll(actor.id, except)
    else if (!(await sessions.endNamed(actor.id, only))) throw new Problem('not_found')
    await record(trx, { ...auditStamp(actor, now()), action: 'session.ended', type: 'user', id: actor.id })
  })
}
