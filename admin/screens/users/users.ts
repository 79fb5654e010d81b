/** Users: their query, and who may manage whom. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { mayManageRole, model, roleNames } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import type { CheckedUser } from '../../app-context/session.ts'

export type User = ResponseAt<'GET /api/users'>['items'][number]
export type Invited = ResponseAt<'POST /api/users'>

export const usersQuery = (api: Api) =>
  queryOptions({ queryKey: ['users'], queryFn: () => api('GET /api/users', {}) })

export const sessionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['users', id, 'sessions'],
    queryFn: () => api('GET /api/users/{id}/sessions', { params: { id } }),
  })

/** The collections and pages that an account can be limited to. */
export const editableTypes = Object.values(model).filter(({ managedBy }) => managedBy === 'editors')

// Hides what the server would refuse: users cannot manage their own account here.

export const isOwnAccount = (session: CheckedUser, user: Pick<User, 'email'>): boolean =>
  session.email.toLowerCase() === user.email.toLowerCase()

export const mayManage = (session: CheckedUser, user: Pick<User, 'email' | 'role'>): boolean =>
  !isOwnAccount(session, user) && mayManageRole(session, user.role)

export const rolesToGive = (session: CheckedUser): readonly Role[] =>
  roleNames.filter((role) => mayManageRole(session, role))
