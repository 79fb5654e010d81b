/**
 * Administration of accounts. Each operation takes a lock first, so that concurrent ones see each other’s
 * result.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Locale, Role, Types } from '@cyanotype/content/model/index.ts'
import { isLimitable } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { openSessions } from '../auth/sessions.ts'
import { deleteTokensOf } from '../tokens/token-store.ts'
import type { Link } from './account-links.ts'
import { deleteLinksOf, issueLink } from './account-links.ts'
import type { AccountMail } from './account-mail.ts'
import { checkCollections, checkFree, checkRole, managed, requireAnOwner } from './role-rules.ts'
import type { UserResponse } from './user-response.ts'
import { changesOfUser, stateOf, userResponseFrom } from './user-response.ts'
import type { UserRow } from './user-store.ts'
import { deleteUser, emailKey, findUser, insertUser, updateUser } from './user-store.ts'

export interface UserDeps {
  readonly db: Db
  readonly types: Types
  readonly now: () => Date
  readonly mail: AccountMail
}

export interface Invitation {
  readonly email: string
  readonly username: string
  readonly role: Role
  readonly locales: readonly Locale[]
  /** Null for all. */
  readonly collections: readonly string[] | null
}

export type UserChange = {
  readonly [Key in 'role' | 'locales' | 'collections' | 'username']?: Invitation[Key] | undefined
}

export interface Invited {
  readonly user: UserResponse
  readonly link: Link
  /** Whether the link was also sent by e-mail. */
  readonly isMailed: boolean
}

export async function invite(deps: UserDeps, actor: Actor, invitation: Invitation): Promise<Invited> {
  checkRole(actor, invitation.role)
  checkCollections(deps.types, invitation.collections)
  const email = emailKey(invitation.email)
  const { role } = invitation
  const limits = isLimitable(role) ? {} : { locales: [], collections: null }
  return change(deps, async (trx, at) => {
    await checkFree(trx, { ...invitation, email })
    const { id } = await insertUser(trx, { ...invitation, ...limits, email, password: '' }, at)
    const link = await issueLink(trx, { id }, 'invitation', at)
    await deps.mail.link(trx, { ...invitation, id, email }, link, { by: actor, at })
    const details = changesOfUser({}, { ...invitation, ...limits, email })
    await record(trx, { ...auditStamp(actor, at), action: 'user.invited', type: 'user', id, details })
    return { user: await responseFor(trx, id), link, isMailed: deps.mail.isOn }
  })
}

/** A new link for a user who has not accepted the invitation, or forgot the password. */
export function newLink(deps: UserDeps, actor: Actor, id: string): Promise<Invited> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    if (user.disabled_at !== null) throw new Problem('account_disabled')
    const link = await issueLink(trx, user, stateOf(user) === 'invited' ? 'invitation' : 'reset', at)
    await deps.mail.link(trx, user, link, { by: actor, at })
    const details = { purpose: link.purpose }
    await record(trx, { ...auditStamp(actor, at), action: 'user.linked', type: 'user', id, details })
    return { user: userResponseFrom(user), link, isMailed: deps.mail.isOn }
  })
}

/** A new role or other limits end the sessions, so that permissions are never out of date. */
export function changeUser(
  deps: UserDeps,
  actor: Actor,
  id: string,
  input: UserChange,
): Promise<UserResponse> {
  checkCollections(deps.types, input.collections ?? null)
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    const before = permissionsOf(user)
    const after = limited({ ...before, ...columnsOf(input) })
    const username = input.username ?? user.username
    if (input.role !== undefined) checkRole(actor, input.role)
    if (after.role !== 'owner') await requireAnOwner(trx, user)
    await checkFree(trx, { username }, id)
    await updateUser(trx, id, { ...after, username })
    if (!isDeepStrictEqual(before, after)) await openSessions(trx, deps.now).endAll(id)
    const details = changesOfUser({ ...before, username: user.username }, { ...after, username })
    await record(trx, { ...auditStamp(actor, at), action: 'user.changed', type: 'user', id, details })
    return responseFor(trx, id)
  })
}

/** Runs in the transaction that deletes an account, before it is deleted. */
export type EraseMore = (trx: Transaction) => Promise<void>

type Permissions = Pick<UserRow, 'role' | 'locales' | 'collections'>

const permissionsOf = ({ role, locales, collections }: UserRow): Permissions => ({
  role,
  locales,
  collections,
})

function columnsOf({ role, locales, collections }: UserChange): Partial<Permissions> {
  return {
    ...(role !== undefined && { role }),
    ...(locales !== undefined && { locales: JSON.stringify(locales) }),
    ...(collections !== undefined && { collections: collections && JSON.stringify(collections) }),
  }
}

/** Other roles have no limits, so that a later change of the role does not bring old ones back. */
const limited = (permissions: Permissions): Permissions =>
  isLimitable(permissions.role) ? permissions : { ...permissions, locales: '[]', collections: null }

export function setDisabled(deps: UserDeps, actor: Actor, id: string, to: boolean): Promise<UserResponse> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    if (to) await shutOut(deps, trx, user)
    await updateUser(trx, id, { disabled_at: to ? at.toISOString() : null })
    const action = to ? 'user.disabled' : 'user.enabled'
    await record(trx, { ...auditStamp(actor, at), action, type: 'user', id })
    return responseFor(trx, id)
  })
}

/** Their content stays, without their name. `eraseMore` erases what is found by the account. */
export function removeUser(
  deps: UserDeps,
  actor: Actor,
  id: string,
  eraseMore: EraseMore = async () => {},
): Promise<void> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    await shutOut(deps, trx, user)
    await eraseMore(trx)
    await deleteTokensOf(trx, id)
    await deleteUser(trx, id)
    const details = { role: user.role }
    await record(trx, { ...auditStamp(actor, at), action: 'user.deleted', type: 'user', id, details })
  })
}

/** Another user whose personal data the actor exports. */
export function readForExport(deps: UserDeps, actor: Actor, id: string): Promise<UserResponse> {
  return change(deps, async (trx, at) => {
    const user = await managed(trx, actor, id)
    const entry = { action: 'personal_data.exported', type: 'personal-data', id } as const
    await record(trx, { ...auditStamp(actor, at), ...entry })
    return userResponseFrom(user)
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

async function responseFor(trx: Transaction, id: string): Promise<UserResponse> {
  const user = await findUser(trx, id)
  if (user === undefined) throw new Problem('not_found')
  return userResponseFrom(user)
}
