/** Hides what the server would refuse: users cannot manage their own account here. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { mayManageRole, roleNames } from '@cyanotype/content/model/index.ts'
import type { CheckedUser } from '../../session/session.ts'
import type { User } from './queries.ts'

export const isOneself = (session: CheckedUser, user: Pick<User, 'email'>): boolean =>
  session.email.toLowerCase() === user.email.toLowerCase()

export const mayManage = (session: CheckedUser, user: Pick<User, 'email' | 'role'>): boolean =>
  !isOneself(session, user) && mayManageRole(session, user.role)

export const rolesToGive = (session: CheckedUser): readonly Role[] =>
  roleNames.filter((role) => mayManageRole(session, role))
