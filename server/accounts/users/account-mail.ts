/** E-mails about accounts: links, sign-ins from new devices, and changes of e-mail address and password. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, roleNames } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { MailQueue, MailRecipient } from '../../integrations/mail/index.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import type { Link } from './account-links.ts'
import { browserOf, rememberDevice } from './known-devices.ts'
import { stateOf } from './user-response.ts'
import { findUser, listUsers } from './user-store.ts'

type Addressee = Pick<Actor, 'id' | 'email' | 'username'>

/** Each method is called in the transaction of the change. */
export interface AccountMail extends Pick<MailQueue, 'isOn' | 'wakeSoon' | 'countSince'> {
  /** An administrator invited the user, or made a link to choose a new password. */
  link(trx: Transaction, user: Addressee, link: Link, made: { by: Actor; at: Date }): Promise<void>
  /** The user requested a link to choose a new password, in a language. */
  reset(trx: Transaction, user: Addressee, link: Link, made: { locale: Locale; at: Date }): Promise<void>
  /** Remembers the device, and tells the user about a new one. */
  signedIn(trx: Transaction, user: Addressee, from: Visitor, at: Date): Promise<void>
  passwordChanged(trx: Transaction, user: Addressee, at: Date): Promise<void>
  /** Tells both addresses, since the old one may belong to the victim of a theft. */
  emailChanged(trx: Transaction, user: Addressee, before: string, at: Date): Promise<void>
}

export function openAccountMail(mail: MailQueue): AccountMail {
  const { enqueue } = mail
  const pathOf = ({ token }: Link) => `/admin/welcome#${token}`
  return {
    ...mail,
    async link(trx, user, link, { by, at }) {
      const to = await recipientOf(trx, user, await languageOf(trx, by.id))
      const kind = link.purpose
      const values = { inviter: by.username, path: pathOf(link) }
      await enqueue(trx, { kind, to, values, at, expiresAt: link.expiresAt })
    },
    async reset(trx, user, link, { locale, at }) {
      const to = await recipientOf(trx, user, locale)
      await enqueue(trx, { kind: 'reset', to, values: { path: pathOf(link) }, at, expiresAt: link.expiresAt })
    },
    async signedIn(trx, user, from, at) {
      if (!(await rememberDevice(trx, user.id, from, at))) return
      const to = await recipientOf(trx, user, from.locale)
      const values = {
        ...{ device: browserOf(from.userAgent), address: from.address },
        path: '/admin/account',
      }
      await enqueue(trx, { kind: 'new_device', to, values, at })
    },
    async passwordChanged(trx, user, at) {
      await enqueue(trx, { kind: 'password_changed', to: await recipientOf(trx, user), values: {}, at })
    },
    async emailChanged(trx, user, before, at) {
      const to = await recipientOf(trx, user)
      for (const email of [user.email, before]) {
        const values = { email: user.email }
        await enqueue(trx, { kind: 'email_changed', to: { ...to, email }, values, at })
      }
    },
  }
}

/** In the language that the user chose for the admin, otherwise in another one. */
async function recipientOf(
  queries: Queries,
  { id, email, username }: Addressee,
  defaultLanguage: Locale = defaultLocale(),
): Promise<MailRecipient> {
  const { language = defaultLanguage, timeZone } = await preferencesOf(queries, id)
  return { user: id, email, username, locale: language, timeZone }
}

async function languageOf(queries: Queries, id: string): Promise<Locale | undefined> {
  return (await preferencesOf(queries, id)).language
}

/** Owners and administrators who can sign in and want e-mails of a kind. */
export async function administratorsToNotify(
  queries: Queries,
  want: (preferences: Preferences) => boolean,
): Promise<readonly MailRecipient[]> {
  const administrators = (await listUsers(queries)).filter(
    (user) => roleNames.slice(0, 2).some((name) => name === user.role) && stateOf(user) === 'active',
  )
  const wanting = await Promise.all(
    administrators.map(async (user) => ({ user, wants: want(await preferencesOf(queries, user.id)) })),
  )
  return Promise.all(wanting.filter(({ wants }) => wants).map(({ user }) => recipientOf(queries, user)))
}

/** A user who can sign in and wants e-mails of a kind. */
export async function recipientToNotify(
  queries: Queries,
  id: string,
  want: (preferences: Preferences) => boolean,
): Promise<MailRecipient | undefined> {
  const user = await findUser(queries, id)
  if (user === undefined || user.disabled_at !== null || !want(await preferencesOf(queries, id))) return
  return recipientOf(queries, user)
}
