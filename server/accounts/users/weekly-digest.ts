/**
 * Weekly digest: an e-mail on Monday morning about the work that waits, for users who want it. Without such
 * work none is sent.
 */

import type { Types } from '@cyanotype/content/model/index.ts'
import { interfaceLocaleOf, may } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { MailQueue, MailRecipient } from '../../integrations/mail/index.ts'
import type { Overview } from '../../operations/overview/index.ts'
import { day } from '../../platform/durations.ts'
import { recipientToNotify } from './account-mail.ts'
import { actorFrom, listUsers } from './user-store.ts'

interface DigestOptions {
  readonly db: Db
  readonly mail: MailQueue
  readonly overview: Overview
  readonly types: Types
  readonly now?: () => Date
}

/** In the time zone of the recipient. */
const firstHour = 7

/** Call it every hour. A server that is down for the whole Monday leaves out a week. */
export function openWeeklyDigest({ db, mail, now = () => new Date(), ...sources }: DigestOptions) {
  return async (): Promise<void> => {
    if (!mail.isOn) return
    const at = now()
    const since = new Date(at.getTime() - day).toISOString()
    const isSent = async (queries: Queries, user: string) =>
      (await mail.countSince(queries, { user, kind: 'digest', since })) > 0
    for (const user of await listUsers(db.kysely)) {
      const to = await recipientToNotify(db.kysely, user.id, ({ mailDigest }) => mailDigest === 'on')
      if (to === undefined || !isMondayMorning(at, to)) continue
      if (await isSent(db.kysely, user.id)) continue
      const values = await workOf(sources, actorFrom(user), to)
      if (values === undefined) continue
      await db.transaction(async (trx) => {
        // Several nodes run this, and each user gets one.
        await takeCommitLock(trx)
        if (await isSent(trx, user.id)) return
        await mail.enqueue(trx, { kind: 'digest', to, values, at })
      })
    }
    mail.wakeSoon()
  }
}

function isMondayMorning(at: Date, { timeZone = 'UTC' }: MailRecipient): boolean {
  const format = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return parts.weekday === 'Mon' && Number(parts.hour) >= firstHour
}

/** What the dashboard of the user counts: only what they may do. Undefined if nothing waits. */
async function workOf(
  { overview, types }: Pick<DigestOptions, 'overview' | 'types'>,
  actor: Actor,
  { locale }: MailRecipient,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { lists, languages, scheduled, unread, unreadAnswers } = await overview.read(actor)
  const ownLists = lists.filter(({ type }) => isEditable(actor, types, type))
  const ownLanguages = languages.filter((one) => may(actor, 'documents.edit', { layer: one.locale }))
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
  const counts = {
    drafts: total(ownLists.map(({ mine }) => mine)),
    changed: total(ownLists.map(({ changed }) => changed)),
    scheduled: may(actor, 'documents.edit') ? scheduled : 0,
    outdated: total(ownLanguages.map(({ outdated }) => outdated)),
    unread: unread ?? 0,
    answers: unreadAnswers ?? 0,
  }
  const waiting = Object.entries(counts).filter(([, count]) => count > 0)
  if (waiting.length === 0) return undefined
  const numbers = new Intl.NumberFormat(interfaceLocaleOf(locale))
  return {
    ...Object.fromEntries(waiting.map(([name, count]) => [name, numbers.format(count)])),
    path: '/admin',
  }
}

function isEditable(actor: Actor, types: Types, name: string): boolean {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  return type !== undefined && may(actor, 'documents.edit', { type })
}
