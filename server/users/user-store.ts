/** The accounts, as rows: the only file that knows their table. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { isLocale, roleNames } from '@cyanotype/content/model/index.ts'
import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../db/index.ts'
import { newId } from '../db/index.ts'
import type { Actor } from '../http/visitor.ts'

export interface NewUser {
  readonly email: string
  readonly username: string
  /** A PHC string. */
  readonly password: string
  readonly role: Role
}

/** An account with what only sign-in may see. */
export interface Account {
  readonly actor: Actor
  readonly password: string
  readonly disabled: boolean
}

type Row = Selectable<Tables['users']>

export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

export async function insertUser(queries: Queries, user: NewUser, at: Date): Promise<Actor> {
  const row: Row = {
    id: newId(),
    email: emailKey(user.email),
    username: user.username,
    password: user.password,
    role: user.role,
    locales: '[]',
    disabled_at: null,
    created_at: at.toISOString(),
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

export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function setPassword(queries: Queries, id: string, password: string): Promise<void> {
  await queries.updateTable('users').set({ password }).where('id', '=', id).execute()
}

/** What a user may do comes from here; a row that somebody wrote by hand gets no more than it says. */
export function actorFrom(row: Pick<Row, 'id' | 'email' | 'username' | 'role' | 'locales'>): Actor {
  const codes: unknown = JSON.parse(row.locales)
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    role: roleNames.find((name) => name === row.role) ?? 'viewer',
    locales: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string').filter(isLocale) : [],
  }
}
