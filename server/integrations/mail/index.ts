/**
 * Mail: a queue of e-mails in the database, and a worker that hands them to the mail server. Without a mail
 * server nothing is queued.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { MailConfig } from '../../config/config.ts'
import type { Db, Event, Outbox, Queries, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { Messages } from '../../messages/index.ts'
import { day } from '../../platform/durations.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import type { WakeTimer } from '../../platform/wake-timer.ts'
import { Problem } from '../../problems/problems.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailTemplates } from './mail-kinds.ts'
import type { MailResponse, MailState } from './mail-response.ts'
import { mailFrom } from './mail-response.ts'
import {
  clearExpiredMail,
  countByState,
  countSince,
  deleteMessagesBefore,
  findMessage,
  insertMessage,
  listMessages,
  recordSendAttempt,
} from './mail-store.ts'
import type { MailSending } from './mail-worker.ts'
import { sendMessages } from './mail-worker.ts'
import type { RenderedMail } from './render-mail.ts'
import { renderMail } from './render-mail.ts'
import { sealLabel } from './reseal-mail.ts'
import type { SendMail } from './smtp.ts'
import { openSmtp } from './smtp.ts'

/** Who gets an e-mail, in which language. */
export interface MailRecipient {
  /** Null for an address without an account. */
  readonly user: string | null
  readonly email: string
  readonly username: string
  readonly locale: Locale
  readonly timeZone?: string | undefined
}

export interface NewMail {
  readonly kind: MailKind
  readonly to: MailRecipient
  readonly values: Readonly<Record<string, string>>
  readonly at: Date
  /** When its link stops working. */
  readonly expiresAt?: string
}

export interface MailQueue {
  /** Whether there is a mail server. */
  readonly isOn: boolean
  /** Call it in the transaction of the cause. */
  enqueue(trx: Transaction, mail: NewMail): Promise<void>
  /** How many messages of a kind a user got since a moment. */
  countSince(
    queries: Queries,
    question: { readonly user: string; readonly kind: MailKind; readonly since: string },
  ): Promise<number>
  /** Runs the worker shortly after the response to a request, whose time must not depend on the work. */
  wakeSoon(): void
}

export interface Mail extends MailQueue {
  state(): Promise<MailState>
  list(query: MailQuery): Promise<{ items: MailResponse[]; next: string | null }>
  sendAgain(actor: Actor, id: string): Promise<MailResponse>
  /** Sends a message to the actor at once, and throws what the mail server answered. */
  sendTest(actor: Actor, locale: Locale): Promise<void>
  preview(kind: MailKind, locale: Locale): Promise<RenderedMail>
  removeExpired(): Promise<void>
  /** Sends due messages until it is stopped. `prepare` runs first each time, and may queue messages. */
  deliver(prepare: () => Promise<void>, onError: (error: unknown) => void): Pick<WakeTimer, 'stop'>
}

interface MailQuery {
  readonly state?: MailResponse['state'] | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface MailOptions {
  readonly db: Db
  readonly outbox: Pick<Outbox, 'subscribe'>
  /** The secret of the site, followed by previous ones. */
  readonly secrets: readonly string[]
  readonly config: MailConfig | undefined
  readonly messages: Messages
  readonly siteName: (locale: Locale) => Promise<string>
  readonly now?: () => Date
  readonly random?: () => number
  /** Hands a message to the mail server of the configuration by default. */
  readonly send?: SendMail
}

const retentionDays = 30

interface MailDeps extends MailSending {
  readonly from: string | undefined
}

export function openMail({ outbox, secrets, config, ...options }: MailOptions): Mail {
  let timer: WakeTimer | undefined
  const deps: MailDeps = {
    now: () => new Date(),
    random: Math.random,
    send: config === undefined ? unconfigured : openSmtp(config),
    ...options,
    from: config?.from,
    publicUrl: config?.publicUrl ?? 'https://example.org',
    sealing: openSealedValues(sealLabel, secrets),
  }
  return {
    isOn: config !== undefined,
    enqueue: async (trx, mail) => (config === undefined ? undefined : enqueue(deps, trx, mail)),
    countSince,
    state: () => stateOf(deps),
    list: (query) => list(deps, query),
    sendAgain: (actor, id) => sendAgain(deps, actor, id),
    sendTest: (actor, locale) => sendTest(deps, actor, locale),
    preview: (kind, locale) => renderMail(deps, { kind, locale, values: mailTemplates[kind].example }),
    async removeExpired() {
      const now = deps.now().getTime()
      await deleteMessagesBefore(deps.db.kysely, new Date(now - retentionDays * day).toISOString())
      await clearExpiredMail(deps.db.kysely, new Date(now).toISOString())
    },
    wakeSoon: () => void setTimeout(() => timer?.wake(), wakeDelayMs).unref(),
    deliver(prepare, onError) {
      if (config === undefined) return { stop: async () => {} }
      timer = sendMessages({ ...deps, prepare }, onError)
      return wokenBy(outbox, timer)
    },
  }
}

const unconfigured: SendMail = async () => {
  throw new Problem('mail_off')
}

/** In milliseconds. */
const wakeDelayMs = 250

function wokenBy(outbox: Pick<Outbox, 'subscribe'>, timer: WakeTimer): Pick<WakeTimer, 'stop'> {
  const unsubscribe = outbox.subscribe((event) => {
    if (mayQueue(event)) timer.wake()
  })
  return {
    async stop() {
      unsubscribe()
      await timer.stop()
    },
  }
}

const causes = /^(?:user|session|enquiry|form_answer|mail|comment|review)\.|^document\.schedule_failed$/

/** Whether the transaction of an event may have queued a message. */
const mayQueue = (event: Event) => event.kind === 'done' && causes.test(event.action)

async function enqueue({ sealing }: MailDeps, trx: Transaction, mail: NewMail): Promise<void> {
  const { kind, to, values, at, expiresAt = null } = mail
  const [id, moment] = [newId(at.getTime()), at.toISOString()]
  const { username, timeZone } = to
  const own = { username, at: moment, ...(timeZone !== undefined && { timeZone }), ...values }
  await insertMessage(trx, {
    ...{ id, kind, locale: to.locale, user_id: to.user, recipient: to.email },
    sealed: sealing.seal(JSON.stringify(own), id),
    ...{ made_at: moment, expires_at: expiresAt, due_at: moment, tries: 0, state: 'waiting' },
    ...{ fault: null, detail: null, tried_at: null },
  })
}

async function stateOf({ db, from }: MailDeps): Promise<MailState> {
  const counts = await countByState(db.kysely)
  const of = (state: string) => counts.get(state) ?? 0
  return {
    ...{ configured: from !== undefined, from: from ?? null },
    counts: { waiting: of('waiting'), sent: of('sent'), failed: of('failed') },
  }
}

async function list({ db }: MailDeps, { state, after, limit = 30 }: MailQuery) {
  const rows = await listMessages(db.kysely, { state, before: after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(mailFrom),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Tries a failed message again from the first attempt. One that is waiting becomes due at once. */
async function sendAgain({ db, now, from }: MailDeps, actor: Actor, id: string): Promise<MailResponse> {
  if (from === undefined) throw new Problem('mail_off')
  return db.transaction(async (trx) => {
    const row = await findMessage(trx, id)
    if (row === undefined) throw new Problem('not_found')
    if (row.sealed === null) throw new Problem('mail_not_repeatable')
    const due = { state: 'waiting', due_at: now().toISOString(), tries: 0 }
    await recordSendAttempt(trx, row, due)
    const details = { kind: row.kind }
    await record(trx, { ...auditStamp(actor, now()), action: 'mail.resent', type: 'mail', id, details })
    return mailFrom({ ...row, ...due })
  })
}

async function sendTest(deps: MailDeps, actor: Actor, locale: Locale): Promise<void> {
  const { db, now, send, from } = deps
  if (from === undefined) throw new Problem('mail_off')
  const [id, at] = [newId(), now()]
  await db.transaction((trx) =>
    record(trx, { ...auditStamp(actor, at), action: 'mail.tested', type: 'mail' }),
  )
  const values = { username: actor.username, at: at.toISOString() }
  const rendered = await renderMail(deps, { kind: 'test', locale, values })
  const problem = await send({ id, to: actor.email, ...rendered })
  if (problem !== undefined) throw new Problem('mail_failed', { reason: problem.detail })
}

/** For modules that are opened without e-mail. */
export const noMail: MailQueue = {
  isOn: false,
  enqueue: async () => {},
  countSince: async () => 0,
  wakeSoon() {},
}
