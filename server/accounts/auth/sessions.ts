/** Sessions: 256 random bits in a cookie, their hash in the database, with an expiry. */
import { hash, randomBytes } from 'node:crypto'
import type { SessionLengths } from '../../config/session-variables.ts'
import { standardLengths } from '../../config/session-variables.ts'
import type { Queries } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { ActiveSession, SessionLimits, SessionRow } from './session-store.ts'
import {
  deleteEndedSessions,
  deleteOldestSessions,
  deleteSession,
  deleteSessionNamed,
  deleteSessionsOf,
  findSession,
  insertSession,
  sessionsOf,
  touchSession,
} from './session-store.ts'

const maxPerUser = 20
/** The last use of a session is written at most this often, not at every request. */
const lastSeenIntervalMs = 60_000
/** How long recent authentication lasts. */
const proofLasts = 10 * 60_000

/** Where a session was created, for the list that its user sees. */
export type Origin = Pick<Visitor, 'address' | 'userAgent'>

/** How the user of a new session signed in. */
export interface Proof {
  /** When the user last proved who they are. Now by default. */
  readonly provedAt?: Date | undefined
  /** At the provider of OpenID Connect. */
  readonly isFromProvider?: boolean
}

/** A session in the list of its user. */
export interface SessionResponse {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly createdAt: string
  readonly seenAt: string
  /** It is the session of this request. */
  readonly isThis: boolean
}

/** Seconds until it expires: in total, and without use. */
export interface SessionEnd {
  readonly within: number
  readonly unused: number
}

export interface Sessions {
  /** Returns the value for the cookie. */
  start(userId: string, from: Origin, proof?: Proof): Promise<string>
  /** A use extends the session, and is the default. */
  actorOf(value: string | undefined, isUse?: boolean): Promise<Actor | undefined>
  /** Whether it allows more than to set up a required second factor. Does not count as use. */
  isValid(value: string): Promise<boolean>
  /** Whether the session has recent authentication. */
  hasRecentAuth(value: string | undefined): Promise<boolean>
  endOf(value: string | undefined): Promise<SessionEnd | undefined>
  list(userId: string, own: string | undefined): Promise<readonly SessionResponse[]>
  /** Returns the id of its user. */
  end(value: string): Promise<string | undefined>
  endNamed(userId: string, id: string): Promise<boolean>
  /** Ends all sessions of a user at once. After a change of the password, except the one that made it. */
  endAll(userId: string, exceptValue?: string): Promise<void>
  removeEnded(): Promise<void>
}

interface SessionOptions {
  readonly lengths?: SessionLengths | undefined
  /** Counts the writes. Outside of transactions, it allows to cache sessions. */
  readonly commits?: (() => number) | undefined
}

/** Works in a transaction or outside. */
export function openSessions(queries: Queries, now: () => Date, options: SessionOptions = {}): Sessions {
  const { lengths = standardLengths, commits } = options
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  const bounds = (): SessionLimits => ({ now: isoIn(0), idleSince: isoIn(-lengths.unused) })
  const look: FindSession = (value) => findSession(queries, hashOf(value), bounds())
  const find = commits === undefined ? look : openSessionCache(look, commits, lengths.unused)
  const found = async (value: string | undefined) =>
    value !== undefined && isValue(value) ? find(value, now().getTime()) : undefined

  return {
    async start(userId, { address, userAgent }, { provedAt, isFromProvider = false } = {}) {
      const value = randomBytes(32).toString('base64url')
      const times = {
        created_at: isoIn(0),
        seen_at: isoIn(0),
        proved_at: provedAt?.toISOString() ?? isoIn(0),
        expires_at: isoIn(lengths.total),
      }
      const origin = {
        ...{ address, user_agent: userAgent.slice(0, 300) },
        from_provider: isFromProvider ? 1 : 0,
      }
      await insertSession(queries, { hash: hashOf(value), id: newId(), user_id: userId, ...times, ...origin })
      await deleteOldestSessions(queries, userId, maxPerUser)
      return value
    },
    async actorOf(value, isUse = true) {
      const session = await found(value)
      if (value === undefined || session === undefined) return undefined
      if (isUse && session.seenAt < now().getTime() - lastSeenIntervalMs)
        await touchSession(queries, hashOf(value), isoIn(0))
      return session.actor
    },
    async isValid(value) {
      const session = await found(value)
      return session !== undefined && session.actor.needsFactor !== true
    },
    hasRecentAuth: async (value) => ((await found(value))?.provedAt ?? 0) > now().getTime() - proofLasts,
    async endOf(value) {
      const session = await found(value)
      if (session === undefined) return undefined
      const within = Math.round((session.expiresAt - now().getTime()) / 1_000)
      return { within, unused: lengths.unused / 1_000 }
    },
    async list(userId, own) {
      const hash = own === undefined ? undefined : hashOf(own)
      return (await sessionsOf(queries, userId, bounds())).map((row) => responseFrom(row, hash))
    },
    end: (value) => deleteSession(queries, hashOf(value)),
    endNamed: (userId, id) => deleteSessionNamed(queries, userId, id),
    endAll: (userId, exceptValue) =>
      deleteSessionsOf(queries, userId, exceptValue === undefined ? undefined : hashOf(exceptValue)),
    removeEnded: () => deleteEndedSessions(queries, isoIn(0)),
  }
}

const maxAgeMs = 1_000
const maxSessions = 1_000

interface CachedSession {
  readonly session: ActiveSession
  readonly commits: number
  readonly from: number
  readonly until: number
}

/** Finds a session by the value of the cookie. */
export type FindSession = (value: string, now: number) => Promise<ActiveSession | undefined>

/**
 * Session cache. Every call reads its session, and while this process has written nothing since, the database
 * would return the same. A session that another process has ended, such as a command, is noticed within a
 * second. `commits` counts the writes. `idle` is how long an unused session is valid.
 */
export function openSessionCache(find: FindSession, commits: () => number, idle: number): FindSession {
  const cached = new Map<string, CachedSession>()

  return async (value, now) => {
    const entry = cached.get(value)
    const written = commits() // before the read, which may not contain what is written meanwhile
    if (entry?.commits === written && entry.from <= now && now < entry.until) return entry.session
    cached.delete(value)
    const session = await find(value, now)
    if (session === undefined) return undefined
    const until = Math.min(now + maxAgeMs, session.expiresAt, session.seenAt + idle)
    cached.set(value, { session, commits: written, from: now, until })
    const [oldest] = cached.keys()
    if (cached.size > maxSessions && oldest !== undefined) cached.delete(oldest)
    return session
  }
}

function responseFrom(row: SessionRow, own: string | undefined): SessionResponse {
  const { id, user_agent: device, address, created_at, seen_at, hash } = row
  return { id, device, address, createdAt: created_at, seenAt: seen_at, isThis: hash === own }
}

const isValue = (text: string) => /^[\w-]{43}$/.test(text)

/** A value that cannot be guessed needs no salt. */
export function hashOf(value: string): string {
  return hash('sha256', value)
}
