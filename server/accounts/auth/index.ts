/** Authentication: sign-in, sessions, passwords and the first owner. */
import type { SessionLengths } from '../../config/session-variables.ts'
import type { Db } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { MailQueue } from '../../integrations/mail/index.ts'
import { noMail } from '../../integrations/mail/index.ts'
import type { LinkResponse, LinkUse } from '../users/account-links.ts'
import { readLink, redeemLink } from '../users/account-links.ts'
import { openAccountMail } from '../users/account-mail.ts'
import { forgetDevices } from '../users/known-devices.ts'
import { processResets, requestReset } from '../users/reset-requests.ts'
import { hasUsers } from '../users/user-store.ts'
import type { FirstOwner, WarningLog } from './first-owner.ts'
import { createFirstOwner, ensureFirstOwner, issueSetupToken } from './first-owner.ts'
import type { GivenPasskey, PasskeyGate } from './passkey-sign-in.ts'
import { signInWithPasskey } from './passkey-sign-in.ts'
import { checkNewPassword } from './passwords.ts'
import type { ProviderAttempt, ProviderRefusal } from './provider-sign-in.ts'
import { signInWithProvider } from './provider-sign-in.ts'
import type { SessionEnd } from './sessions.ts'
import { openSessions } from './sessions.ts'
import type { Credentials, FactorGate, SignedIn } from './sign-in.ts'
import { confirm, signIn, signOut, startSession } from './sign-in.ts'
import { openAttemptStore, openThrottle } from './throttle.ts'

export interface Auth {
  signIn(given: Credentials, from: Visitor): Promise<SignedIn>
  /** Signs in with a passkey, or replaces the session of a user who confirmed who they are. */
  signInWithPasskey(given: GivenPasskey, from: Visitor): Promise<SignedIn>
  /** Signs in a user of the provider of OpenID Connect, or says why it is refused. */
  signInWithProvider(
    attempt: ProviderAttempt,
    from: Visitor,
  ): Promise<SignedIn | { readonly reason: ProviderRefusal }>
  signOut(from: Visitor): Promise<void>
  /** Returns the value of a new session after the user entered the password again. */
  confirm(actor: Actor, password: string, from: Visitor): Promise<string>
  /**
   * The user of a session, for pages and files, which do not extend it: previews load them by themselves. Undefined
   * while the user lacks a second factor that the role requires.
   */
  actorOf(session: string | undefined): Promise<Actor | undefined>
  /** Also while a required second factor is missing, which then has to be set up. A use extends the session. */
  anyActorOf(session: string | undefined, isUse?: boolean): Promise<Actor | undefined>
  /** Whether a session is still valid. The check does not extend it. */
  isSessionValid(session: string): Promise<boolean>
  hasRecentAuth(session: string | undefined): Promise<boolean>
  /** When a valid session expires. */
  endOf(session: string | undefined): Promise<SessionEnd | undefined>
  readLink(token: string): Promise<LinkResponse>
  redeemLink(given: Omit<LinkUse, 'names'>, from: Visitor): Promise<SignedIn>
  /** Whether users can request a link to choose a new password. */
  readonly sendsResets: boolean
  requestReset(email: string, from: Visitor): Promise<void>
  /** Queues an e-mail for each requested reset of an account that exists. */
  processResets(): Promise<void>
  hasUsers(): Promise<boolean>
  issueSetupToken(): Promise<string | undefined>
  createFirstOwner(owner: FirstOwner & { readonly token: string }, from: Visitor): Promise<SignedIn>
  ensureFirstOwner(owner: Credentials, log: WarningLog): Promise<void>
  /** Removes expired sessions and challenges, and attempts that no longer delay a sign-in. */
  removeExpired(): Promise<void>
}

export interface AuthOptions {
  readonly db: Db
  readonly factors: FactorGate
  readonly passkeys: PasskeyGate
  /** The names of the site, which a password must not consist of. */
  readonly siteNames?: () => Promise<readonly string[]>
  readonly sessionLengths?: SessionLengths
  readonly now?: () => Date
  readonly mail?: MailQueue
}

export function openAuth(options: AuthOptions): Auth {
  const { db, factors, passkeys, siteNames = async () => [], now = () => new Date(), mail = noMail } = options
  const attempts = openAttemptStore(db)
  const lengths = options.sessionLengths
  const throttle = openThrottle(attempts)
  const deps = { db, now, factors, passkeys, throttle, mail: openAccountMail(mail), lengths }
  const sessions = openSessions(db.kysely, now, { lengths, commits: db.commits })
  return {
    signIn: (given, from) => signIn(deps, given, from),
    signInWithPasskey: (given, from) => signInWithPasskey(deps, given, from),
    signInWithProvider: (attempt, from) => signInWithProvider(deps, attempt, from),
    signOut: (from) => signOut(deps, from),
    confirm: (actor, password, from) => confirm(deps, actor, password, from),
    async actorOf(session) {
      const actor = await sessions.actorOf(session, false)
      return actor?.needsFactor ? undefined : actor
    },
    anyActorOf: sessions.actorOf,
    isSessionValid: sessions.isValid,
    hasRecentAuth: sessions.hasRecentAuth,
    endOf: sessions.endOf,
    readLink: (token) => readLink(deps, token),
    redeemLink: async (given, from) => redeemLink(deps, { ...given, names: await siteNames() }, from),
    sendsResets: mail.isOn,
    requestReset: (email, from) => requestReset(deps, email, from),
    processResets: () => processResets(deps),
    hasUsers: () => hasUsers(db.kysely),
    issueSetupToken: () => issueSetupToken(db, now()),
    async createFirstOwner(owner, from) {
      checkNewPassword(owner.password, [...(await siteNames()), owner.email, owner.username])
      const actor = await createFirstOwner(db, owner, from, now())
      return startSession(deps, actor, from, { action: 'session.begun' })
    },
    ensureFirstOwner: (owner, log) => ensureFirstOwner(db, owner, now(), log),
    async removeExpired() {
      await Promise.all([sessions.removeEnded(), attempts.removeExpired(), passkeys.removeExpired()])
      await forgetDevices(db.kysely, now())
    },
  }
}
