/** SQL of accounts. Only this file uses their table. */
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import { isLimitable, isLocale, roleNames } from '@cyanotype/content/model/index.ts'
import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'

export interface NewUser {
  readonly email: string
  readonly username: string
  /** A PHC string. Empty for an invited user. */
  readonly password: string
  readonly role: Role
  readonly locales?: readonly Locale[]
  /** Null for all. */
  readonly collections?: readonly string[] | null
}

/** An account with what only sign-in may read. */
export interface Account {
  readonly actor: Actor
  readonly password: string
  readonly disabled: boolean
}

export type UserRow = Selectable<Tables['users']> & {
  readonly seen_at?: string | null
  /** When one-time codes were turned on, or null. */
  readonly codes_since?: string | null
  /** When the first passkey was added, or null. */
  readonly passkeys_since?: string | null
  /** When the user first signed in at the provider of OpenID Connect, or null. */
  readonly linked_since?: string | null
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

export async function insertUser(queries: Queries, user: NewUser, at: Date): Promise<Actor> {
  const row = {
    id: newId(),
    email: emailKey(user.email),
    username: user.username,
    password: user.password,
    role: user.role,
    locales: JSON.stringify(user.locales ?? []),
    collections: user.collections ? JSON.stringify(user.collections) : null,
    disabled_at: null,
    created_at: at.toISOString(),
    has_unconfirmed_email: 0,
  }
  await queries.insertInto('users').values(row).execute()
  return actorFrom(row)
}

export async function accountOf(queries: Queries, email: string): Promise<Account | undefined> {
  const row = await queries
    .selectFrom('users')
    .selectAll()
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  return row && { actor: actorFrom(row), password: row.password, disabled: row.disabled_at !== null }
}

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return withLastUse(queries).where('users.id', '=', id).executeTakeFirst()
}

/** All users in the order of their creation. There are few. */
export function listUsers(queries: Queries): Promise<UserRow[]> {
  return withLastUse(queries).orderBy('users.id').limit(1_000).execute()
}

function withLastUse(queries: Queries) {
  return queries
    .selectFrom('users')
    .selectAll()
    .select((users) =>
      users
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.seen_at').as('seen_at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seen_at'),
    )
    .select((users) =>
      users
        .selectFrom('one_time_codes')
        .select('one_time_codes.created_at')
        .whereRef('one_time_codes.user_id', '=', 'users.id')
        .as('codes_since'),
    )
    .select((users) =>
      users
        .selectFrom('passkeys')
        .select(({ fn }) => fn.min('passkeys.created_at').as('passkeys_since'))
        .whereRef('passkeys.user_id', '=', 'users.id')
        .as('passkeys_since'),
    )
    .select((users) =>
      users
        .selectFrom('identities')
        .select('identities.created_at')
        .whereRef('identities.user_id', '=', 'users.id')
        .as('linked_since'),
    )
}

export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether a user has an identity at the provider, and no password. */
export async function signsInOnlyAtProvider(queries: Queries, id: string): Promise<boolean> {
  const found = await queries
    .selectFrom('users')
    .innerJoin('identities', 'identities.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.password', '=', '')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether another account uses it already. */
export async function isTaken(
  queries: Queries,
  column: 'email' | 'username',
  value: string,
  exceptId = '',
): Promise<boolean> {
  const query = queries.selectFrom('users').select('id').where(column, '=', value).where('id', '!=', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}

/** Whether another owner can sign in with a password, and so without any other service. */
export async function otherOwners(queries: Queries, exceptId: string): Promise<number> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('password', '!=', '')
    .where('id', '!=', exceptId)
    .limit(1)
    .execute()
  return rows.length
}

export async function updateUser(
  queries: Queries,
  id: string,
  values: Partial<Omit<Selectable<Tables['users']>, 'id' | 'created_at'>>,
): Promise<void> {
  await queries.updateTable('users').set(values).where('id', '=', id).execute()
}

export async function deleteUser(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', id).execute()
}

type ActorRow = Pick<UserRow, 'id' | 'email' | 'username' | 'role' | 'locales' | 'collections'>

/** Permissions are derived from this. Unknown values in a manually changed row grant nothing. */
export function actorFrom(row: ActorRow): Actor {
  const { id, email, username } = row
  const role = roleNames.find((name) => name === row.role) ?? 'viewer'
  const locales = namesIn(row.locales).filter(isLocale)
  // No languages would mean all of them.
  const isUnreadable = isLimitable(role) && locales.length === 0 && row.locales !== '[]'
  const collections = row.collections === null ? null : namesIn(row.collections)
  return { id, email, username, role: isUnreadable ? 'viewer' : role, locales, collections }
}

function namesIn(json: string): readonly string[] {
  const stored: unknown = JSON.parse(json)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}
