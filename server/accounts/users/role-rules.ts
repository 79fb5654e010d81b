/** Rules about who may manage which accounts. Users change their own account with other calls. */
import type { Message, Role, Types } from '@cyanotype/content/model/index.ts'
import { mayManageRole } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { UserRow } from './user-store.ts'
import { actorFrom, findUser, isTaken, otherOwners } from './user-store.ts'

/** Throws unless the actor may manage accounts with this role, and assign it. */
export function checkRole(actor: Actor, role: Role): void {
  if (!mayManageRole(actor, role)) throw new Problem('not_allowed')
}

const outside: Message = /*i18n*/ {
  id: 'user.collection',
  message:
    'Editors, writers and translators cannot edit one of the selected collections or pages. Choose others.',
}

/** Throws unless an account can be limited to these collections and singles. */
export function checkCollections(types: Types, names: readonly string[] | null): void {
  const isOpen = (name: string) => Object.hasOwn(types, name) && types[name]?.managedBy === 'editors'
  if (names === null || names.every(isOpen)) return
  const { id: code, message } = outside
  throw new Problem('invalid_request', {}, { fields: [{ path: ['collections'], message, code }] })
}

/** Another user, whom the actor may manage. */
export async function managed(queries: Queries, actor: Actor, id: string): Promise<UserRow> {
  const user = await findUser(queries, id)
  if (user === undefined) throw new Problem('not_found')
  if (user.id === actor.id) throw new Problem('own_account')
  checkRole(actor, actorFrom(user).role)
  return user
}

/**
 * Call this in a transaction that has the lock, so that two owners cannot remove each other at the same
 * moment.
 */
export async function requireAnOwner(queries: Queries, { id, role }: UserRow): Promise<void> {
  if (role === 'owner' && (await otherOwners(queries, id)) === 0) throw new Problem('last_owner')
}

export async function checkFree(
  queries: Queries,
  { email, username }: { readonly email?: string | undefined; readonly username?: string | undefined },
  exceptId?: string,
): Promise<void> {
  if (email !== undefined && (await isTaken(queries, 'email', email, exceptId)))
    throw new Problem('email_taken')
  if (username !== undefined && (await isTaken(queries, 'username', username, exceptId)))
    throw new Problem('username_taken')
}
