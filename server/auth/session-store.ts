/** Sessions, as rows: the only file that knows their table. The value in the cookie is never stored, only its hash. */
import type { Queries } from '../db/index.ts'
import type { Actor } from '../http/visitor.ts'
import { actorFrom } from '../users/user-store.ts'

export interface NewSession {
  readonly hash: string
  readonly userId: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly address: string
  readonly userAgent: string
}

export interface FoundSession {
  readonly actor: Actor
  readonly seenAt: string
}

export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  const row = {
    hash: session.hash,
    user_id: session.userId,
    created_at: session.createdAt,
    seen_at: session.createdAt,
    expires_at: session.expiresAt,
    address: session.address,
    user_agent: session.userAgent,
  }
  await queries.insertInto('sessions').values(row).execute()
}

/** The session, if it has not expired, was used since `idleSince`, and its user may still sign in. */
export async function findSession(
  queries: Queries,
  hash: string,
  at: { now: string; idleSince: string },
): Promise<FoundSession | undefined> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.username', 'users.role', 'users.locales', 'sessions.seen_at'])
    .where('sessions.hash', '=', hash)
    .where('sessions.expires_at', '>', at.now)
    .where('sessions.seen_at', '>', at.idleSince)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row && { actor: actorFrom(row), seenAt: row.seen_at }
}

export async function touchSession(queries: Queries, hash: string, seenAt: string): Promise<void> {
  await queries.updateTable('sessions').set({ seen_at: seenAt }).where('hash', '=', hash).execute()
}

export async function deleteSession(queries: Queries, hash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('hash', '=', hash).execute()
}

export async function deleteSessionsOf(queries: Queries, userId: string, exceptHash?: string): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('hash', '!=', exceptHash ?? '')
    .execute()
}

/** Keeps the newest few of a user. */
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
