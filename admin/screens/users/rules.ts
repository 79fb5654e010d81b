/** What the server would refuse is not offered: nobody manages themselves here, and only owners manage owners. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { may, roleNames } from '@cyanotype/content/model/index.ts'
import type { CheckedUser } from '../../session/session.ts'
import type { User } from './queries.ts'

export const isOneself = (session: CheckedUser, user: Pick<User, 'email'>): boolean =>
  session.email.toLowerCase() === user.email.toLowerCase()

export function mayManage(session: CheckedUser, user: Pick<User, 'email' | 'role'>): boolean {
  if (!may(session, 'users.manage') || isOneself(session, user)) return false
  return session.role === 'owner' || user.role !== 'owner'
}

export const rolesToGive = (session: CheckedUser): readonly Role[] =>
  roleNames.filter((role) => session.role === 'owner' || role !== 'owner')
