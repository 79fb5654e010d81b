/** Mail worker: sends due messages one after the other, and repeats failed attempts for a day. */
import { isLocale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Db } from '../../db/index.ts'
import { hour, minute } from '../../platform/durations.ts'
import type { SealedValues } from '../../platform/sealed-values.ts'
import type { WakeTimer } from '../../platform/wake-timer.ts'
import { startWakeTimer } from '../../platform/wake-timer.ts'
import { isMailKind } from './mail-kinds.ts'
import type { MailRow } from './mail-store.ts'
import { claimMessage, nextMessage, recordSendAttempt } from './mail-store.ts'
import type { MailContent, Rendering } from './render-mail.ts'
import { renderMail } from './render-mail.ts'
import type { MailError, SendMail } from './smtp.ts'

export interface MailSending extends Rendering {
  readonly db: Db
  readonly sealing: SealedValues
  readonly send: SendMail
  readonly now: () => Date
  /** From 0 to below 1. */
  readonly random: () => number
}

/** Longer than an attempt can take: after that, its process must have died. */
const leaseMs = 120_000

interface MailWork extends MailSending {
  /** Runs before the worker looks for messages. */
  readonly prepare: () => Promise<void>
}

export function sendMessages(sending: MailWork, onError: (error: unknown) => void): WakeTimer {
  let isStopped = false

  /** Returns when the next message is due. */
  async function work(): Promise<string | undefined> {
    await sending.prepare()
    for (;;) {
      const next = await nextMessage(sending.db.kysely)
      const now = sending.now()
      if (isStopped || next?.due_at == null || next.due_at > now.toISOString())
        return next?.due_at ?? undefined
      const until = new Date(now.getTime() + leaseMs).toISOString()
      if (await claimMessage(sending.db.kysely, next, until))
        await attempt(sending, { ...next, tries: next.tries + 1 })
    }
  }

  const timer = startWakeTimer({ clock: sending.now, work, onError })
  return {
    wake: timer.wake,
    stop() {
      isStopped = true
      return timer.stop()
    },
  }
}

async function attempt(sending: MailSending, row: MailRow): Promise<void> {
  const { db, send, now, random } = sending
  const tried_at = now().toISOString()
  const failed = { state: 'failed', due_at: null, tried_at }
  const lost = (error: MailError) =>
    recordSendAttempt(db.kysely, row, { ...failed, fault: error, detail: null, sealed: null })
  if (row.expires_at !== null && row.expires_at <= tried_at) return void (await lost('expired'))
  const content = contentOf(sending.sealing, row)
  if (content === undefined) return void (await lost('unreadable'))
  const rendered = await renderMail(sending, content)
  const problem = await send({ id: row.id, to: row.recipient, ...rendered })
  if (problem === undefined) {
    const done = { state: 'sent', due_at: null, fault: null, detail: null, sealed: null }
    await recordSendAttempt(db.kysely, row, { ...done, tried_at })
    return
  }
  const { reason: fault, detail, isPermanent } = problem
  const wait = isPermanent ? undefined : waitAfter(row.tries, random())
  const later = wait !== undefined && { due_at: new Date(now().getTime() + wait).toISOString() }
  await recordSendAttempt(db.kysely, row, { ...(later || failed), fault, detail, tried_at })
}

const values = z.record(z.string(), z.string())

/** Undefined when the secret of the site changed, or the kind is one of another release. */
function contentOf(sealing: SealedValues, { id, kind, locale, sealed }: MailRow): MailContent | undefined {
  const text = sealed === null ? undefined : sealing.open(sealed, id)
  if (text === undefined || !isMailKind(kind)) return undefined
  return { kind, locale: isLocale(locale) ? locale : 'en', values: values.parse(JSON.parse(text)) }
}

// The schedule of retries: up to eight attempts within a day.

/** The maximum wait after each attempt except the last. */
const maxWaits = [minute / 2, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour] as const

/** Up to a fifth earlier at random, so that messages that failed together are not repeated together. */
const jitter = 0.2

/** The wait in milliseconds after the given number of attempts. `undefined` after the last. */
function waitAfter(tries: number, chance: number): number | undefined {
  const maxLength = maxWaits[tries - 1]
  return maxLength === undefined ? undefined : Math.round(maxLength * (1 - jitter * chance))
}
