/** Who is signed in: 256 random bits in a cookie, their hash in the database, with an end that comes by itself. */
import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../db/index.ts'
import type { Actor, Visitor } from '../http/visitor.ts'
import {
  deleteOldestSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './session-store.ts'

const hour = 60 * 60_000
const idle = 12 * hour
const absolute = 14 * 24 * hour
const mostPerUser = 20
/** A session's last use is written down this often at most, not at every request. */
const seenEvery = 60_000

/** Where a session is made from, for the list that its user sees. */
export type Origin = Pick<Visitor, 'address' | 'userAgent'>

export interface Sessions {
  /** The value for the cookie. */
  begin(userId: string, from: Origin): Promise<string>
  actorOf(value: string | undefined): Promise<Actor | undefined>
  end(value: string): Promise<void>
  /** A new value in place of an old one, which is worth nothing from then on: after re-authentication. */
  renew(value: string, from: Origin): Promise<string | undefined>
  /** Ends a user's sessions at once; after a change of password, all but the one that made it. */
  endAll(userId: string, exceptValue?: string): Promise<void>
}

export function openSessions(queries: Queries, now: () => Date): Sessions {
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  async function begin(userId: string, { address, userAgent }: Origin): Promise<string> {
    const value = randomBytes(32).toString('base64url')
    const times = { createdAt: isoIn(0), expiresAt: isoIn(absolute) }
    const device = userAgent.slice(0, 300)
    await insertSession(queries, { hash: hashOf(value), userId, ...times, address, userAgent: device })
    await deleteOldestSessions(queries, userId, mostPerUser)
    return value
  }

  async function actorOf(value: string | undefined): Promise<Actor | undefined> {
    if (value === undefined || !isValue(value)) return undefined
    const found = await findSession(queries, hashOf(value), { now: isoIn(0), idleSince: isoIn(-idle) })
    if (found === undefined) return undefined
    if (found.seenAt < isoIn(-seenEvery)) await touchSession(queries, hashOf(value), isoIn(0))
    return found.actor
  }

  return {
    begin,
    actorOf,
    end: (value) => deleteSession(queries, hashOf(value)),
    async renew(value, from) {
      const actor = await actorOf(value)
      await deleteSession(queries, hashOf(value))
      return actor && begin(actor.id, from)
    },
    endAll: (userId, exceptValue) =>
      deleteSessionsOf(queries, userId, exceptValue === undefined ? undefined : hashOf(exceptValue)),
  }
}

const isValue = (text: string) => /^[\w-]{43}$/.test(text)

/** A hash without salt is enough for a value that nobody can guess. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}
