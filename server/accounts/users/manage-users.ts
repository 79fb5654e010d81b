/**
 * Administration of accounts. Each operation takes a lock first, so that concurrent ones see each other’s
 * result.
 */
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { openSessions } from '../auth/sessions.ts'
import type { Link } from './account-links.ts'
import { deleteLinksOf, issueLink } from './account-links.ts'
import { checkFree, checkRole, managed, requireAnOwner } from './role-rules.ts'
import type { UserAnswer } from './user-answer.ts'
import { answerFrom, changesOfUser } from './user-answer.ts'
import type { UserRow } from './user-store.ts'
import { deleteUser, emailKey, findUser, insertUser, updateUser } from './user-store.ts'

export interface UserDeps {
  readonly db: Db
  readonly now: () => Date
}

export interface Invitation {
  readonly email: string
  readonly username: string
  readonly role: Role
  readonly locales: readonly Locale[]
}

export type UserChange = { readonly [Key in 'role' | 'locales' | 'username']?: Invitation[Key] | undefined }

export interface Invited {
  readonly user: UserAnswer
  readonly link: Link
}

export async function invite(deps: UserDeps, actor: Actor, invitation: Invitation): Promise<Invited> {
  checkRole(actor, invitation.role)
  const email = emailKey(invitation.email)
  return change(deps, async (trx, at) => {
    await checkFree(trx, { ...invitation, email })
    const { id } = await insertUser(trx, { ...invitation, email, password: '' }, at)
    const link = await issueLink(trx, { id }, 'invitation', at)
    const details = changesOfUser({}, { ...invitation, email })
    await record(trx, { ...auditStamp(actor, at), action: 'user.invited', type: 'user', id, details })
    return { user: await answerFor(trx, id), link }
  })
}

/** A new link for a user who has not accepted the invitation, or forgot the password. */
export function newLink(deps: UserDeps, actor: Actor, id: string): Promise<Invited> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    if (user.disabled_at !== null) throw new Problem('account_disabled')
    const link = await issueLink(trx, user, user.password === '' ? 'invitation' : 'reset', at)
    const details = { purpose: link.purpose }
    await record(trx, { ...auditStamp(actor, at), action: 'user.linked', type: 'user', id, details })
    return { user: answerFrom(user), link }
  })
}

/** A new role or other locales end the sessions, so that permissions are never out of date. */
export function changeUser(deps: UserDeps, actor: Actor, id: string, input: UserChange): Promise<UserAnswer> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    const { role = user.role, username = user.username } = input
    const locales = input.locales === undefined ? user.locales : JSON.stringify(input.locales)
    if (input.role !== undefined) checkRole(actor, input.role)
    if (role !== 'owner') await requireAnOwner(trx, user)
    await checkFree(trx, { username }, id)
    await updateUser(trx, id, { role, username, locales })
    if (role !== user.role || locales !== user.locales) await openSessions(trx, deps.now).endAll(id)
    const before = { role: user.role, username: user.username, locales: user.locales }
    const details = changesOfUser(before, { role, username, locales })
    await record(trx, { ...auditStamp(actor, at), action: 'user.changed', type: 'user', id, details })
    return answerFor(trx, id)
  })
}

export function setDisabled(deps: UserDeps, actor: Actor, id: string, to: boolean): Promise<UserAnswer> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    if (to) await shutOut(deps, trx, user)
    await updateUser(trx, id, { disabled_at: to ? at.toISOString() : null })
    const action = to ? 'user.disabled' : 'user.enabled'
    await record(trx, { ...auditStamp(actor, at), action, type: 'user', id })
    return answerFor(trx, id)
  })
}

/** Their content stays, without their name. */
export function removeUser(deps: UserDeps, actor: Actor, id: string): Promise<void> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    await shutOut(deps, trx, user)
    await deleteUser(trx, id)
    const details = { role: user.role }
    await record(trx, { ...auditStamp(actor, at), action: 'user.deleted', type: 'user', id, details })
  })
}

export function endSessionsOf(deps: UserDeps, actor: Actor, id: string, session?: string): Promise<void> {
  return change(deps, async (trx, at) => {
    await managed(trx, actor, id)
    const sessions = openSessions(trx, deps.now)
    if (session === undefined) await sessions.endAll(id)
    else if (!(await sessions.endNamed(id, session))) throw new Problem('not_found')
    await record(trx, { ...auditStamp(actor, at), action: 'session.ended', type: 'user', id })
  })
}

async function shutOut({ now }: UserDeps, trx: Transaction, user: UserRow): Promise<void> {
  await requireAnOwner(trx, user)
  await openSessions(trx, now).endAll(user.id)
  await deleteLinksOf(trx, user.id)
}

function change<T>({ db, now }: UserDeps, work: (trx: Transaction, at: Date) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    return work(trx, now())
  })
}

async function answerFor(trx: Transaction, id: string): Promise<UserAnswer> {
  const user = await findUser(trx, id)
  if (user === undefined) throw new Problem('not_found')
  return answerFrom(user)
}
