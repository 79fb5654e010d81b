/**
 * Finds the user of an identity. The first sign-in links it to the account with the same verified e-mail address, or
 * creates an account. Later ones go by issuer and subject, which never change. All of it is recorded.
 */
import type { Role } from '@cyanotype/content/model/index.ts'
import { isLimitable } from '@cyanotype/content/model/index.ts'
import { record } from '../../audit/index.ts'
import type { OpenIdConnectConfig } from '../../config/openid-connect-variables.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { ProviderVerdict } from '../auth/provider-sign-in.ts'
import { openSessions } from '../auth/sessions.ts'
import { revokeTokensOf } from '../tokens/revoke-tokens.ts'
import { deleteLinksOf } from '../users/account-links.ts'
import { changesOfUser } from '../users/user-response.ts'
import type { UserRow } from '../users/user-store.ts'
import { accountOf, findUser, insertUser, isTaken, otherOwners, updateUser } from '../users/user-store.ts'
import type { IdentityClaims } from './claims.ts'
import { nameFrom, roleFrom, verifiedEmail } from './claims.ts'
import type { IdentityRow } from './identity-store.ts'
import { findIdentity, identityOf, recordIdentityUse, replaceIdentity } from './identity-store.ts'

export interface FindUserDeps {
  readonly db: Db
  readonly now: () => Date
  readonly config: Pick<OpenIdConnectConfig, 'roles' | 'newUsers'>
}

interface Given {
  readonly claims: IdentityClaims
  /** The IP address of the browser. */
  readonly address: string
  /** The id of the user who confirms who they are. */
  readonly confirms?: string | undefined
}

type Refused = Extract<ProviderVerdict, { reason: string }>

/** Returns the user as they are after this sign-in. */
export function findProviderUser(deps: FindUserDeps, given: Given): Promise<UserRow | Refused> {
  return deps.db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const visit = { ...deps, ...given, trx, at: deps.now() }
    const identity = await findIdentity(trx, { issuer: given.claims.iss, subject: given.claims.sub })
    const { confirms } = given
    if (confirms !== undefined && identity?.user_id !== confirms)
      return { reason: 'other_user', userId: confirms }
    const found = identity ? await findUser(trx, identity.user_id) : await newcomer(visit)
    if (found === undefined || 'reason' in found) return found ?? { reason: 'unknown' }
    if (found.disabled_at !== null) return { reason: 'disabled', userId: found.id }
    const granted = await grantRole(visit, found, identity)
    if ('reason' in granted) return granted
    await noteUse(visit, found, granted.setsRole)
    return (await findUser(trx, found.id)) ?? { reason: 'unknown' }
  })
}

interface Visit extends FindUserDeps, Given {
  readonly trx: Transaction
  readonly at: Date
}

/** The user of an identity that is new here. */
async function newcomer(visit: Visit): Promise<UserRow | Refused> {
  const { trx, claims } = visit
  const email = verifiedEmail(claims)
  if (email === undefined) return { reason: 'unverified' }
  const account = await accountOf(trx, email)
  const user = account ? await findUser(trx, account.actor.id) : await createUser(visit, email)
  if (user === undefined) return { reason: 'unknown' }
  if (user.disabled_at !== null) return { reason: 'disabled', userId: user.id }
  // Otherwise a user could enter the address of a colleague, and share the account and role of the colleague.
  if (user.has_unconfirmed_email === 1) return { reason: 'unconfirmed', userId: user.id }
  const other = await identityOf(trx, user.id)
  if (other !== undefined && other.issuer === claims.iss) return { reason: 'other_identity', userId: user.id }
  return user
}

async function createUser(visit: Visit, email: string): Promise<UserRow | undefined> {
  const { trx, at, claims, config } = visit
  const role = roleFrom(claims, config.roles) ?? config.newUsers
  if (role === undefined) return undefined
  const username = await freeName(trx, nameFrom(claims, email))
  const { id } = await insertUser(trx, { email, username, role, password: '' }, at)
  await recordOf(visit, id, 'user.created', changesOfUser({}, { email, username, role }))
  return findUser(trx, id)
}

async function freeName(trx: Transaction, name: string): Promise<string> {
  for (let number = 1; number < 1_000; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!(await isTaken(trx, 'username', candidate))) return candidate
  }
  throw new Error('no name is free')
}

/**
 * Sets the role that the claim gives, which also ends sessions with the old one. A user whose role came from the
 * claim is refused once the claim gives none, and loses its API tokens. The last owner always stays.
 */
async function grantRole(
  visit: Visit,
  user: UserRow,
  identity: IdentityRow | undefined,
): Promise<{ readonly setsRole: boolean } | Refused> {
  const { trx, claims, config, now } = visit
  if (config.roles === undefined) return { setsRole: false }
  const role = roleFrom(claims, config.roles)
  if (role === user.role) return { setsRole: true }
  const isLosing = role !== undefined || identity?.sets_role === 1
  if (!isLosing) return { setsRole: false }
  if (user.role === 'owner' && (await otherOwners(trx, user.id)) === 0) return { setsRole: true }
  await openSessions(trx, now).endAll(user.id)
  if (role === undefined) {
    // Its programs would otherwise go on with the role that ended.
    await revokeTokensOf(trx, user.id, systemStamp(visit))
    return { reason: 'no_role', userId: user.id }
  }
  await changeRole(visit, user, role)
  return { setsRole: true }
}

/** Other roles have no limits, so that a later change of the role does not bring old ones back. */
async function changeRole(visit: Visit, user: UserRow, role: Role): Promise<void> {
  const { locales, collections } = user
  const before = { role: user.role, locales, collections }
  const after = isLimitable(role) ? { ...before, role } : { role, locales: '[]', collections: null }
  await updateUser(visit.trx, user.id, after)
  const { claim } = visit.config.roles ?? {}
  await recordOf(visit, user.id, 'user.changed', { ...changesOfUser(before, after), claim })
}

async function noteUse(visit: Visit, { id }: UserRow, setsRole: boolean): Promise<void> {
  const { trx, at, claims } = visit
  const identity = await identityOf(trx, id)
  const use = { user_id: id, sets_role: setsRole ? 1 : 0, used_at: at.toISOString() }
  if (identity?.issuer === claims.iss) return recordIdentityUse(trx, use)
  const row = { ...use, issuer: claims.iss, subject: claims.sub, created_at: at.toISOString() }
  await replaceIdentity(trx, row)
  // An invitation that was not used would otherwise still set a password.
  await deleteLinksOf(trx, id)
  // Without the subject: entries stay when the account is deleted.
  await recordOf(visit, id, 'identity.linked', { issuer: claims.iss })
}

/** By the system: the user did not do it. */
const systemStamp = ({ at, address }: Visit) => ({ at: at.toISOString(), by: null, from: address })

function recordOf(
  visit: Visit,
  id: string,
  action: 'user.created' | 'user.changed' | 'identity.linked',
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return record(visit.trx, { ...systemStamp(visit), action, type: 'user', id, details })
}
