/**
 * Account links: invitations and password resets. 256 random bits, stored only as a hash. Each works once,
 * for a limited time, and until a newer one replaces it.
 */
import { randomBytes } from 'node:crypto'
import { auditStamp, record } from '../../audit/index.ts'
import type { Queries } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { AccountLinksTable } from '../../db/tables/accounts.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { checkNewPassword, hashPassword } from '../auth/passwords.ts'
import { hashOf, openSessions } from '../auth/sessions.ts'
import type { SignedIn, SignInDeps } from '../auth/sign-in.ts'
import { startSession } from '../auth/sign-in.ts'
import type { UserRow } from './user-store.ts'
import { actorFrom, findUser, updateUser } from './user-store.ts'

const lasts = { invitation: 72 * hour, reset: hour }

type Purpose = keyof typeof lasts

export interface Link {
  readonly purpose: Purpose
  /** The end of the URL of the link. */
  readonly token: string
  readonly expiresAt: string
}

/** Call this in the transaction of the change that the link belongs to. */
export async function issueLink(
  queries: Queries,
  { id: user_id }: Pick<UserRow, 'id'>,
  purpose: Purpose,
  now: Date,
): Promise<Link> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lasts[purpose]).toISOString()
  await replaceLink(queries, { hash: hashOf(token), user_id, purpose, expires_at: expiresAt })
  return { purpose, token, expiresAt }
}

interface UserOfLink {
  readonly user: UserRow
  readonly purpose: Purpose
}

/** The user of a link. Throws `wrong_link` if the link is invalid, used or expired, or its user is disabled. */
async function findUserOfLink(queries: Queries, token: string, now: Date): Promise<UserOfLink> {
  const link = await findLink(queries, hashOf(token), now.toISOString())
  const user = link && (await findUser(queries, link.user_id))
  if (link === undefined || user === undefined || user.disabled_at !== null) throw new Problem('wrong_link')
  return { user, purpose: link.purpose === 'reset' ? 'reset' : 'invitation' }
}

// Choosing a password with a link: signs the user in, and ends all earlier sessions.

export interface LinkResponse {
  readonly purpose: Purpose
  readonly email: string
  readonly username: string
}

/** The purpose of a link, for anyone who has its token. */
export async function readLink({ db, now }: SignInDeps, token: string): Promise<LinkResponse> {
  const { user, purpose } = await findUserOfLink(db.kysely, token, now())
  return { purpose, email: user.email, username: user.username }
}

export interface LinkUse {
  readonly token: string
  readonly password: string
  /** The names of the site, which the password must not consist of. */
  readonly names: readonly string[]
  /** Of the second factor, where the user has one. */
  readonly code?: string | undefined
}

export async function redeemLink(
  deps: SignInDeps,
  { token, password, names, code }: LinkUse,
  from: Visitor,
): Promise<SignedIn> {
  const { db, now, factors, mail } = deps
  const link = await findUserOfLink(db.kysely, token, now())
  checkNewPassword(password, [...names, link.user.email, link.user.username])
  await factors.check(link.user.id, code, from)
  const phc = await hashPassword(password)
  const actor = await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const { user, purpose } = await findUserOfLink(trx, token, now())
    if (!(await deleteLink(trx, token, now()))) throw new Problem('wrong_link')
    await updateUser(trx, user.id, { password: phc, has_unconfirmed_email: 0 })
    if (purpose === 'reset') await mail.passwordChanged(trx, user, now())
    await openSessions(trx, now).endAll(user.id)
    const actor = actorFrom(user)
    const stamp = auditStamp({ ...actor, address: from.address }, now())
    await record(trx, { ...stamp, action: 'user.password', type: 'user', id: user.id, details: { purpose } })
    return actor
  })
  return startSession(deps, actor, from, { action: 'session.begun' })
}

// SQL of account links. Only this file uses their table.

/** Replaces all earlier links of the user, which become invalid. */
async function replaceLink(queries: Queries, row: AccountLinksTable): Promise<void> {
  await queries.deleteFrom('account_links').where('user_id', '=', row.user_id).execute()
  await queries.insertInto('account_links').values(row).execute()
}

function findLink(queries: Queries, hash: string, now: string): Promise<AccountLinksTable | undefined> {
  return queries
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link. Of two concurrent calls, only one returns true. */
async function deleteLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('account_links')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLinksOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
