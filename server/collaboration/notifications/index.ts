/** Notifications: what other users did that concerns a user, in the admin and by e-mail. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { isLocale, may, siteLocales } from '@cyanotype/content/model/index.ts'
import { recipientToNotify } from '../../accounts/users/account-mail.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { MailQueue } from '../../integrations/mail/index.ts'
import { noMail } from '../../integrations/mail/index.ts'
import type { MailKind } from '../../integrations/mail/mail-kinds.ts'
import { day } from '../../platform/durations.ts'
import { excerptOf, namesIn } from './mention-names.ts'
import type { NotificationKind, NotificationResponse } from './notification-response.ts'
import { kindOf } from './notification-response.ts'
import type { NotificationRow } from './notification-store.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  insertNotifications,
  markRead,
  markThreadRead,
  notificationsOf,
  titlesOf,
} from './notification-store.ts'

export interface NewNotification {
  readonly kind: NotificationKind
  /** The ids of users. The actor is left out. */
  readonly to: Iterable<string>
  readonly document: { readonly type: string; readonly id: string }
  readonly layer: string
  readonly comment?: { readonly id: string; readonly thread: string; readonly text: string }
  /** What someone wrote with a request or a decision. */
  readonly note?: string
}

export interface Notifications {
  /** Notifies users, and queues e-mails to those who want them. Call it in the transaction of the cause. */
  notify(trx: Transaction, actor: Actor, notice: NewNotification, at: Date): Promise<void>
  list(
    actor: Actor,
    query: NotificationQuery,
  ): Promise<{ items: NotificationResponse[]; next: string | null }>
  /** Counts up to a hundred. */
  unread(actor: Actor): Promise<number>
  read(actor: Actor, which: WhichRead): Promise<void>
  removeExpired(): Promise<void>
}

interface NotificationQuery {
  readonly after?: string | undefined
  readonly limit?: number | undefined
  readonly unread?: boolean | undefined
}

type WhichRead = { readonly ids: readonly string[] } | { readonly upTo: string } | { readonly thread: string }

interface NotificationsOptions {
  readonly db: Db
  readonly types: Types
  readonly mail?: MailQueue
  readonly now?: () => Date
}

interface Deps extends Required<NotificationsOptions> {}

const retentionMs = 90 * day
const maxCounted = 100

export function openNotifications(options: NotificationsOptions): Notifications {
  const deps = { mail: noMail, now: () => new Date(), ...options }
  const { db, types, now } = deps
  return {
    notify: (trx, actor, notice, at) => notify(deps, trx, { actor, notice, at }),
    list: (actor, query) => list(deps, actor, query),
    unread: (actor) => countUnread(db.kysely, actor.id, readableBy(actor, types), maxCounted),
    async read(actor, which) {
      const at = now().toISOString()
      if ('thread' in which) await markThreadRead(db.kysely, actor.id, which.thread, at)
      else await markRead(db.kysely, actor.id, which, at)
    },
    removeExpired: () =>
      deleteNotificationsBefore(db.kysely, new Date(now().getTime() - retentionMs).toISOString()),
  }
}

/** The names of the types whose drafts a user may read. */
const readableBy = (actor: Actor, types: Types): readonly string[] =>
  Object.values(types)
    .filter((type) => may(actor, 'documents.read', { type }))
    .map(({ name }) => name)

interface Cause {
  readonly actor: Actor
  readonly notice: NewNotification
  readonly at: Date
}

async function notify(deps: Deps, trx: Transaction, cause: Cause): Promise<void> {
  const { actor, notice, at } = cause
  const to = [...new Set(notice.to)].filter((id) => id !== actor.id)
  if (to.length === 0) return
  const rows = to.map((user) => ({
    ...{ id: newId(at.getTime()), user_id: user, kind: notice.kind, document_id: notice.document.id },
    ...{ layer: notice.layer, comment_id: notice.comment?.id ?? null, by_user: actor.id },
    ...{ created_at: at.toISOString(), read_at: null },
  }))
  await insertNotifications(trx, rows)
  await sendMail(deps, trx, cause, to)
}

const mailKinds = {
  mention: 'mention',
  reply: 'comment_reply',
  review_requested: 'review_requested',
  review_approved: 'review_approved',
  changes_requested: 'changes_requested',
} as const satisfies Record<NotificationKind, MailKind>

async function sendMail(
  { mail }: Deps,
  trx: Transaction,
  { actor, notice, at }: Cause,
  to: readonly string[],
): Promise<void> {
  if (!mail.isOn) return
  const { kind, document, layer, comment, note = '' } = notice
  const title = titleIn((await titlesOf(trx, [document.id])).get(document.id), layer) ?? document.id
  const names = await namesIn(trx, [comment?.text ?? ''])
  const query = new URLSearchParams({
    ...(isLocale(layer) && { language: layer }),
    ...(comment ? { panel: 'comments', thread: comment.thread } : { panel: 'review' }),
  })
  const path = `/admin/edit/${encodeURIComponent(document.id)}?${query}`
  const values = {
    author: actor.username,
    title,
    path,
    comment: comment ? withNames(comment.text, names) : note,
  }
  for (const id of to) {
    const recipient = await recipientToNotify(trx, id, ({ mailComments }) => mailComments !== 'off')
    if (recipient !== undefined) await mail.enqueue(trx, { kind: mailKinds[kind], to: recipient, values, at })
  }
}

const withNames = (text: string, names: ReadonlyMap<string, string>) =>
  excerptOf(text, names, Number.POSITIVE_INFINITY)

/** In the language of the layer, otherwise in the first one that has a title. */
function titleIn(titles: Readonly<Record<string, string>> | undefined, layer: string): string | undefined {
  return [layer, ...siteLocales()].flatMap((code) => titles?.[code] ?? [])[0]
}

const excerptLength = 160

async function list(
  { db, types }: Deps,
  actor: Actor,
  { after, limit = 20, unread = false }: NotificationQuery,
): Promise<{ items: NotificationResponse[]; next: string | null }> {
  const { kysely } = db
  const page = { user: actor.id, types: readableBy(actor, types), before: after, unread, limit: limit + 1 }
  const rows = await notificationsOf(kysely, page)
  const shown = rows.slice(0, limit)
  return {
    items: await responsesFrom(kysely, shown),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function responsesFrom(queries: Queries, rows: readonly NotificationRow[]) {
  const titles = await titlesOf(queries, [...new Set(rows.map(({ document_id }) => document_id))])
  const names = await namesIn(
    queries,
    rows.map(({ text }) => text ?? ''),
  )
  return rows.map((row): NotificationResponse => {
    const { id, kind, type, document_id, layer, created_at, read_at, username, thread_id, text } = row
    return {
      ...{ id, kind: kindOf(kind), at: created_at, readAt: read_at, by: username, thread: thread_id },
      layer,
      document: { type, id: document_id, title: titleIn(titles.get(document_id), layer) ?? null },
      excerpt: text === null ? null : excerptOf(text, names, excerptLength),
    }
  })
}
