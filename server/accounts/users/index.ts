/** Users: their accounts, and what they may change of their own. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Locale, Types } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import type { SessionLengths } from '../../config/session-variables.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { MailQueue } from '../../integrations/mail/index.ts'
import { noMail } from '../../integrations/mail/index.ts'
import type { SessionResponse } from '../auth/sessions.ts'
import { openSessions } from '../auth/sessions.ts'
import { openAccountMail } from './account-mail.ts'
import type { EraseMore, Invitation, Invited, UserChange } from './manage-users.ts'
import {
  changeUser,
  endSessionsOf,
  invite,
  newLink,
  readForExport,
  removeUser,
  setDisabled,
} from './manage-users.ts'
import type { OwnChange } from './own-account.ts'
import { changeAccount, changePassword, endOwnSessions, readAccount } from './own-account.ts'
import { managed } from './role-rules.ts'
import type { UserResponse } from './user-response.ts'
import { userResponseFrom } from './user-response.ts'
import { listUsers } from './user-store.ts'

export interface Users {
  list(): Promise<readonly UserResponse[]>
  /** Another user, whom the actor manages, for an export of their data. Recorded in the audit log. */
  readForExport(actor: Actor, id: string): Promise<UserResponse>
  invite(actor: Actor, invitation: Invitation): Promise<Invited>
  newLink(actor: Actor, id: string): Promise<Invited>
  change(actor: Actor, id: string, input: UserChange): Promise<UserResponse>
  setDisabled(actor: Actor, id: string, to: boolean): Promise<UserResponse>
  /** `eraseMore` erases other data of the user, in the same transaction. */
  remove(actor: Actor, id: string, eraseMore?: EraseMore): Promise<void>
  sessionsOf(actor: Actor, id: string): Promise<readonly SessionResponse[]>
  endSessionsOf(actor: Actor, id: string, session?: string): Promise<void>
  account(actor: Actor): Promise<UserResponse>
  changeAccount(actor: Actor, input: OwnChange): Promise<UserResponse>
  changePassword(actor: Actor, password: string, session: string | undefined): Promise<void>
  ownSessions(actor: Actor, session: string | undefined): Promise<readonly SessionResponse[]>
  endOwnSessions(actor: Actor, which: { only?: string; except?: string | undefined }): Promise<void>
}

export interface UsersOptions {
  readonly db: Db
  readonly types: Types
  /** The names of the site, which a password must not consist of. */
  readonly siteNames: () => Promise<readonly string[]>
  readonly sessionLengths?: SessionLengths
  readonly now?: () => Date
  readonly mail?: MailQueue
}

export function openUsers(options: UsersOptions): Users {
  const { db, types, siteNames, now = () => new Date(), mail = noMail } = options
  const deps = { db, types, now, mail: openAccountMail(mail) }
  const sessions = openSessions(db.kysely, now, { lengths: options.sessionLengths })
  return {
    list: async () => (await listUsers(db.kysely)).map(userResponseFrom),
    readForExport: (actor, id) => readForExport(deps, actor, id),
    invite: (actor, invitation) => invite(deps, actor, invitation),
    newLink: (actor, id) => newLink(deps, actor, id),
    change: (actor, id, input) => changeUser(deps, actor, id, input),
    setDisabled: (actor, id, to) => setDisabled(deps, actor, id, to),
    remove: (actor, id, eraseMore) => removeUser(deps, actor, id, eraseMore),
    async sessionsOf(actor, id) {
      await managed(db.kysely, actor, id)
      return sessions.list(id, undefined)
    },
    endSessionsOf: (actor, id, session) => endSessionsOf(deps, actor, id, session),
    account: (actor) => readAccount(deps, actor),
    changeAccount: (actor, input) => changeAccount(deps, actor, input),
    changePassword: async (actor, password, session) =>
      changePassword(deps, actor, { password, session, names: await siteNames() }),
    ownSessions: (actor, session) => sessions.list(actor.id, session),
    endOwnSessions: (actor, which) => endOwnSessions(deps, actor, which),
  }
}

/** The name of the site in a locale, for e-mails. */
export async function nameOfSite(documents: Pick<Documents, 'openReader'>, locale: Locale): Promise<string> {
  const reader = documents.openReader()
  const named = await readSettings(reader, locale)
  return named?.data.siteName || 'Cyanotype'
}

/** The names of the site in each locale from its settings, which a password must not consist of. */
export async function namesOfSite(documents: Pick<Documents, 'openReader'>): Promise<readonly string[]> {
  const reader = documents.openReader()
  const settings = await Promise.all(siteLocales().map((locale) => reader.single('settings', locale)))
  return ['Cyanotype', ...settings.flatMap((one) => one?.data.siteName || [])]
}
