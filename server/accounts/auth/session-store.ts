/** SQL of sessions. Only this file uses their table. It stores only the hash of the value in the cookie. */
import type { Queries } from '../../db/index.ts'
import { preparedQuery } from '../../db/index.ts'
import type { SessionsTable } from '../../db/tables/accounts.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { actorFrom } from '../users/user-store.ts'

export type SessionRow = SessionsTable

/** Times in milliseconds. */
export interface ActiveSession {
  readonly actor: Actor
  readonly seenAt: number
  readonly provedAt: number
  readonly expiresAt: number
}

/** Which sessions are valid: none that expired, and none that was unused since `idleSince`. */
export interface SessionLimits {
  readonly now: string
  readonly idleSince: string
}

export async function insertSession(queries: Queries, row: SessionRow): Promise<void> {
  await queries.insertInto('sessions').values(row).execute()
}

/** The session, if it is valid and its user may sign in. */
export async function findSession(
  queries: Queries,
  hash: string,
  { now, idleSince }: SessionLimits,
): Promise<ActiveSession | undefined> {
  const [row] = await sessionWith(queries, { hash, now, idleSince })
  if (row === undefined) return undefined
  const isFromProvider = row.from_provider === 1
  const hasFactor = row.codes_user !== null || row.passkey_user !== null || isFromProvider
  const needsFactor = row.factor_role !== null && !hasFactor
  return {
    actor: {
      ...actorFrom(row),
      ...(needsFactor && { needsFactor }),
      ...(isFromProvider && { isFromProvider }),
    },
    seenAt: Date.parse(row.seen_at),
    provedAt: Date.parse(row.proved_at),
    expiresAt: Date.parse(row.expires_at),
  }
}

const sessionWith = preparedQuery(
  (queries, { hash, now, idleSince }: { hash: string; now: string; idleSince: string }) =>
    queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.email', 'users.username', 'users.role', 'users.locales'])
      .select('users.collections')
      .select(['sessions.seen_at', 'sessions.proved_at', 'sessions.expires_at', 'sessions.from_provider'])
      .leftJoin('factor_roles', 'factor_roles.role', 'users.role')
      .leftJoin('one_time_codes', 'one_time_codes.user_id', 'users.id')
      .select(['factor_roles.role as factor_role', 'one_time_codes.user_id as codes_user'])
      .select((users) =>
        users
          .selectFrom('passkeys')
          .select(({ fn }) => fn.min('passkeys.user_id').as('passkey_user'))
          .whereRef('passkeys.user_id', '=', 'users.id')
          .as('passkey_user'),
      )
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .where('sessions.seen_at', '>', idleSince)
      .where('users.disabled_at', 'is', null),
)

/** The valid sessions of a user, most recently used first. */
export function sessionsOf(
  queries: Queries,
  userId: string,
  { now, idleSince }: SessionLimits,
): Promise<SessionRow[]> {
  return queries
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
}

export async function touchSession(queries: Queries, hash: string, seenAt: string): Promise<void> {
  await queries.updateTable('sessions').set({ seen_at: seenAt }).where('hash', '=', hash).execute()
}

/** Returns the id of its user, if it existed. */
export async function deleteSession(queries: Queries, hash: string): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('sessions')
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Returns whether the user had such a session. */
export async function deleteSessionNamed(queries: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSessionsOf(queries: Queries, userId: string, exceptHash?: string): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('hash', '!=', exceptHash ?? '')
    .execute()
}

/** Keeps only the newest sessions of a user. */
export async function deleteOldestSessions(queries: Queries, userId: string, keep: number): Promise<void> {
  const surplus = await queries
    .selectFrom('sessions')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(keep)
    .limit(1_000)
    .execute()
  if (surplus.length === 0) return
  const hashes = surplus.map(({ hash }) => hash)
  await queries.deleteFrom('sessions').where('hash', 'in', hashes).execute()
}

export async function deleteEndedSessions(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
