/** Mail on its own database for tests, with a mail server and a clock that the test controls. */
import { expect } from 'vitest'
import { eventually } from '../../../../tools/testing/eventually.ts'
import type { Db, Outbox } from '../../../db/index.ts'
import { openOutbox } from '../../../db/index.ts'
import { openMessages } from '../../../messages/index.ts'
import { closeAtEnd } from '../../../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../../../testing/databases.ts'
import { openTestDatabase } from '../../../testing/databases.ts'
import type { Mail, MailOptions, NewMail } from '../index.ts'
import { openMail } from '../index.ts'
import type { SmtpReceiver } from './smtp-receiver.ts'
import { openSmtpReceiver } from './smtp-receiver.ts'

export interface MailSetup {
  readonly db: Db
  readonly outbox: Outbox
  readonly receiver: SmtpReceiver
  /** In milliseconds. */
  time: number
  /** A node that does not send. */
  node(options?: Partial<MailOptions>): Mail
  /** A node that sends, until it is stopped or the test file ends. */
  sending(options?: Partial<MailOptions>): Mail & { stop(): Promise<void> }
  /** Queues a password reset with a link. */
  enqueue(mail: Mail, values?: Partial<NewMail>): Promise<void>
}

export async function openMailSetup(kind: DatabaseKind): Promise<MailSetup> {
  const db = await openTestDatabase(kind)
  const outbox = await openOutbox(db)
  closeAtEnd(() => outbox.close())
  const receiver = await openSmtpReceiver()
  const messages = await openMessages()
  const to = { user: null, email: 'maria@example.org', username: 'Maria', locale: 'en' } as const
  const setup: MailSetup = {
    ...{ db, outbox, receiver, time: Date.parse('2026-05-01T12:00:00Z') },
    node: (options) =>
      openMail({
        ...{ db, outbox, messages, secrets: ['of this site'], config: receiver.config },
        siteName: async () => 'Sunprint House',
        now: () => new Date(setup.time),
        random: () => 0,
        ...options,
      }),
    sending(options) {
      const mail = setup.node(options)
      const errors: unknown[] = []
      const { stop } = mail.deliver(
        async () => {},
        (error) => void errors.push(error),
      )
      closeAtEnd(async () => {
        await stop()
        expect(errors).toEqual([])
      })
      return { ...mail, stop }
    },
    enqueue: (mail, values) =>
      db.transaction((trx) => {
        const own = { kind: 'reset', to, values: { path: '/admin/welcome#the-token' } } as const
        return mail.enqueue(trx, { ...own, at: new Date(setup.time), ...values })
      }),
  }
  return setup
}

/** Waits for a number of e-mails. */
export async function waitForMails({ mails }: SmtpReceiver, count: number) {
  await eventually(() => expect(mails.length).toBeGreaterThanOrEqual(count))
  return mails
}
