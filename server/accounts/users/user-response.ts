/** An account as other users and the audit log see it, without its password. */

import { roleNames } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { changesBetween } from '../../audit/index.ts'
import type { UserRow } from './user-store.ts'
import { actorFrom } from './user-store.ts'

export const userResponse = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roleNames),
  locales: z
    .array(anyLocale)
    .describe(
      'The languages that the user may edit. None: all for an editor or a writer, none for a translator.',
    ),
  collections: z
    .array(z.string())
    .nullable()
    .describe('The collections and singles that an editor, a writer or a translator may edit. Null for all.'),
  state: z.enum(['invited', 'active', 'disabled']),
  twoStep: z.boolean().describe('Whether sign-in asks for a second factor.'),
  hasPassword: z.boolean(),
  linkedAt: z
    .string()
    .nullable()
    .describe('When the user first signed in at the provider of OpenID Connect. Null for no identity there.'),
  createdAt: z.string(),
  seenAt: z.string().nullable().describe('When a session of the user was last active.'),
})

export type UserResponse = z.infer<typeof userResponse>

export function userResponseFrom(row: UserRow): UserResponse {
  const { id, email, username, role, locales, collections = null } = actorFrom(row)
  return {
    ...{ id, email, username, role, locales: [...locales] },
    collections: collections && [...collections],
    state: stateOf(row),
    twoStep: (row.codes_since ?? row.passkeys_since ?? null) !== null,
    hasPassword: row.password !== '',
    linkedAt: row.linked_since ?? null,
    createdAt: row.created_at,
    seenAt: row.seen_at ?? null,
  }
}

/** Only users who are active can sign in. */
export function stateOf(row: UserRow): UserResponse['state'] {
  const { disabled_at, password, linked_since = null, passkeys_since = null } = row
  if (disabled_at !== null) return 'disabled'
  return password === '' && linked_since === null && passkeys_since === null ? 'invited' : 'active'
}

type State = Parameters<typeof changesBetween>[0]

/**
 * Changes of a user for the audit log. Audit entries cannot be removed, but names must be deleted with their
 * account. So an entry says that a name or e-mail address changed, without the values.
 */
export function changesOfUser(before: State, after: State): ReturnType<typeof changesBetween> {
  const changes = changesBetween(before, after)
  return { before: withoutNames(changes.before), after: withoutNames(changes.after) }
}

const names: readonly string[] = ['email', 'username']

function withoutNames(state: State): State {
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [key, names.includes(key) && value !== null ? '•••' : value]),
  )
}
