/**
 * Sessions that were found a moment ago. Every call asks for one, and as long as this process has written nothing since, the
 * database would say the same again. That another process has ended one, such as a command, is noticed within a second.
 */
import type { ActiveSession } from './session-store.ts'

const maxAgeMs = 1_000
const maxSessions = 1_000

interface CachedSession {
  readonly session: ActiveSession
  readonly commits: number
  readonly from: number
  readonly until: number
}

/** By the value that a cookie has. */
export type FindSession = (value: string, now: number) => Promise<ActiveSession | undefined>

/** `commits` counts what was written; `idle` is how long a session counts that nobody uses. */
export function openSessionCache(find: FindSession, commits: () => number, idle: number): FindSession {
  const kept = new Map<string, CachedSession>()

  return async (value, now) => {
    const known = kept.get(value)
    const written = commits() // before looking: what is written meanwhile may not be in what is found
    if (known?.commits === written && known.from <= now && now < known.until) return known.session
    kept.delete(value)
    const session = await find(value, now)
    if (session === undefined) return undefined
    const until = Math.min(now + maxAgeMs, session.expiresAt, session.seenAt + idle)
    kept.set(value, { session, commits: written, from: now, until })
    const [oldest] = kept.keys()
    if (kept.size > maxSessions && oldest !== undefined) kept.delete(oldest)
    return session
  }
}
