/** Sign-in: who somebody is, and for how long that holds. */
import type { Db } from '../db/index.ts'
import { Problem } from '../http/problems.ts'
import type { Actor, Visitor } from '../http/visitor.ts'
import { accountOf, emailKey, hasUsers, setPassword } from '../users/user-store.ts'
import type { FirstOwner } from './first-owner.ts'
import { createFirstOwner, ensureFirstOwner, issueSetupToken } from './first-owner.ts'
import { checkNothing, checkPassword, hashPassword } from './passwords.ts'
import type { Origin } from './sessions.ts'
import { openSessions } from './sessions.ts'
import { openThrottle } from './throttle.ts'

export interface Auth {
  /** Throws `wrong_credentials` alike for an unknown account, a disabled one and a wrong password. */
  signIn(given: Credentials, from: Visitor): Promise<SignedIn>
  signOut(session: string | undefined): Promise<void>
  actorOf(session: string | undefined): Promise<Actor | undefined>
  /** A new value for the same session: after whoever has it proved again who they are. */
  renewSession(session: string, from: Origin): Promise<string | undefined>
  endSessions(userId: string, exceptSession?: string): Promise<void>
  hasUsers(): Promise<boolean>
  issueSetupToken(): Promise<string | undefined>
  createFirstOwner(owner: FirstOwner & { readonly token: string }, from: Visitor): Promise<SignedIn>
  ensureFirstOwner(owner: Credentials): Promise<void>
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignedIn {
  readonly actor: Actor
  /** The value for the cookie. */
  readonly session: string
}

export function openAuth(db: Db, now: () => Date = () => new Date()): Auth {
  const sessions = openSessions(db.kysely, now)
  const throttle = openThrottle(now)

  /** What somebody had before they signed in is never kept, so that nobody can slip them a session. */
  async function beginFresh(actor: Actor, from: Visitor): Promise<SignedIn> {
    if (from.session !== undefined) await sessions.end(from.session)
    return { actor, session: await sessions.begin(actor.id, from) }
  }

  return {
    async signIn(given, from) {
      const email = emailKey(given.email)
      throttle.check(email, from.address)
      const actor = await verify(db, given)
      if (actor === undefined) {
        throttle.failed(email, from.address)
        throw new Problem('wrong_credentials')
      }
      throttle.succeeded(email, from.address)
      return beginFresh(actor, from)
    },
    async signOut(session) {
      if (session !== undefined) await sessions.end(session)
    },
    actorOf: sessions.actorOf,
    renewSession: sessions.renew,
    endSessions: sessions.endAll,
    hasUsers: () => hasUsers(db.kysely),
    issueSetupToken: () => issueSetupToken(db, now()),
    createFirstOwner: async (owner, from) => beginFresh(await createFirstOwner(db, owner, now()), from),
    ensureFirstOwner: (owner) => ensureFirstOwner(db, owner, now()),
  }
}

async function verify(db: Db, { email, password }: Credentials): Promise<Actor | undefined> {
  const account = await accountOf(db.kysely, email)
  if (account === undefined) {
    await checkNothing(password)
    return undefined
  }
  const { matches, outdated } = await checkPassword(password, account.password)
  if (!matches || account.disabled) return undefined
  if (outdated) await setPassword(db.kysely, account.actor.id, await hashPassword(password))
  return account.actor
}
