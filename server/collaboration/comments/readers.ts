/** Users who can sign in and read the drafts of a type. Only they can be mentioned and notified. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { stateOf } from '../../accounts/users/user-response.ts'
import { actorFrom, listUsers } from '../../accounts/users/user-store.ts'
import type { Queries } from '../../db/index.ts'
import type { Person } from './schemas.ts'

export async function readersOf(queries: Queries, types: Types, name: string): Promise<readonly Person[]> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) return []
  const users = await listUsers(queries)
  return users
    .filter((row) => stateOf(row) === 'active')
    .filter((user) => may(actorFrom(user), 'documents.read', { type }))
    .map(({ id, username }) => ({ id, username }))
}
