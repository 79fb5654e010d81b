/** Authentication: sign-in, sessions, passwords and the first owner. */
import type { Db } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { LinkAnswer } from '../users/account-links.ts'
import { readLink, takeLinkUp } from '../users/account-links.ts'
import { hasUsers } from '../users/user-store.ts'
import type { FirstOwner, WarningLog } from './first-owner.ts'
import { createFirstOwner, ensureFirstOwner, issueSetupToken } from './first-owner.ts'
import { checkNewPassword } from './passwords.ts'
import type { SessionEnd } from './sessions.ts'
import { openSessions } from './sessions.ts'
import type { Credentials, SignedIn } from './sign-in.ts'
import { confirm, signIn, signOut, startSession } from './sign-in.ts'
import { openAttemptStore, openThrottle } from './throttle.ts'

export interface Auth {
  signIn(given: Credentials, from: Visitor): Promise<SignedIn>
  signOut(from: Visitor): Promise<void>
  /** Returns the value of a new session after the user entered the password again. */
  confirm(actor: Actor, password: string, from: Visitor): Promise<string>
  actorOf(session: string | undefined): Promise<Actor | undefined>
  /** Whether a session is still valid. The check does not extend it. */
  holds(session: string): Promise<boolean>
  hasProved(session: string | undefined): Promise<boolean>
  /** When a valid session expires. */
  endOf(session: string | undefined): Promise<SessionEnd | undefined>
  readLink(token: string): Promise<LinkAnswer>
  takeLinkUp(given: { token: string; password: string }, from: Visitor): Promise<SignedIn>
  hasUsers(): Promise<boolean>
  issueSetupToken(): Promise<string | undefined>
  createFirstOwner(owner: FirstOwner & { readonly token: string }, from: Visitor): Promise<SignedIn>
  ensureFirstOwner(owner: Credentials, log: WarningLog): Promise<void>
  /** Removes expired sessions, and attempts that no longer delay a sign-in. */
  removeExpired(): Promise<void>
}

export interface AuthOptions {
  readonly db: Db
  /** The names of the site, which a password must not consist of. */
  readonly siteNames?: () => Promise<readonly string[]>
  readonly now?: () => Date
}

export function openAuth({ db, siteNames = async () => [], now = () => new Date() }: AuthOptions): Auth {
  const attempts = openAttemptStore(db)
  const deps = { db, now, throttle: openThrottle(attempts) }
  const sessions = openSessions(db.kysely, now, db.commits)
  return {
    signIn: (given, from) => signIn(deps, given, from),
    signOut: (from) => signOut(deps, from),
    confirm: (actor, password, from) => confirm(deps, actor, password, from),
    actorOf: sessions.actorOf,
    holds: sessions.holds,
    hasProved: sessions.hasProved,
    endOf: sessions.endOf,
    readLink: (token) => readLink(deps, token),
    takeLinkUp: async (given, from) => takeLinkUp(deps, { ...given, names: await siteNames() }, from),
    hasUsers: () => hasUsers(db.kysely),
    issueSetupToken: () => issueSetupToken(db, now()),
    async createFirstOwner(owner, from) {
      checkNewPassword(owner.password, [...(await siteNames()), owner.email, owner.username])
      return startSession(deps, await createFirstOwner(db, owner, from, now()), from, 'session.begun')
    },
    ensureFirstOwner: (owner, log) => ensureFirstOwner(db, owner, now(), log),
    async removeExpired() {
      await Promise.all([sessions.removeEnded(), attempts.removeExpired()])
    },
  }
}
