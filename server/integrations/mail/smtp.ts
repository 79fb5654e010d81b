/** Hands e-mails to the mail server, and says why it did not take one. */

import { createTransport } from 'nodemailer'
import type { SmtpServer } from '../../config/config-values.ts'
import { second } from '../../platform/durations.ts'
import { tracedMail } from '../../platform/spans.ts'

export const mailErrors = [
  'unreachable',
  'sign_in',
  'encryption',
  'rejected',
  'expired',
  'unreadable',
] as const
export type MailError = (typeof mailErrors)[number]

export interface OutgoingMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
}

export interface SmtpProblem {
  readonly reason: Exclude<MailError, 'expired' | 'unreadable'>
  /** The response of the mail server or the network error, on one line. */
  readonly detail: string
  /** The server will not take this message later either. */
  readonly isPermanent: boolean
}

/** Returns undefined when the mail server has accepted the message. */
export type SendMail = (mail: OutgoingMail) => Promise<SmtpProblem | undefined>

export interface SmtpOptions {
  readonly server: SmtpServer
  readonly from: string
  readonly publicUrl: string
}

function transportTo({ auth, ...place }: SmtpServer) {
  return createTransport({
    ...place,
    ...(auth && { auth }),
    ...{ connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second },
    // A message never contains a file or a URL to load.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
}

/** Connects and signs in, but sends nothing. Returns undefined if the mail server would take messages. */
export async function checkSmtp(server: SmtpServer): Promise<SmtpProblem | undefined> {
  const transport = transportTo(server)
  try {
    await transport.verify()
    return undefined
  } catch (problem) {
    return problemOf(problem)
  } finally {
    transport.close()
  }
}

export function openSmtp({ server, from, publicUrl }: SmtpOptions): SendMail {
  const { hostname } = new URL(publicUrl)
  const transport = transportTo(server)
  const send: SendMail = async ({ id, ...mail }) => {
    try {
      await transport.sendMail({
        ...mail,
        from,
        messageId: `<${id}@${hostname}>`,
        // No automatic replies, such as notes of absence.
        headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
      })
      return undefined
    } catch (problem) {
      return problemOf(problem)
    }
  }
  return (mail) => tracedMail(server, () => send(mail))
}

const errorByCode: Readonly<Record<string, SmtpProblem['reason']>> = {
  ...{ EAUTH: 'sign_in', ENOAUTH: 'sign_in', ETLS: 'encryption', EREQUIRETLS: 'encryption' },
  ...{ EENVELOPE: 'rejected', EMESSAGE: 'rejected' },
}

function problemOf(problem: unknown): SmtpProblem {
  const { code, response, message, responseCode } = fieldsOf(problem)
  const error = errorByCode[code] ?? 'unreachable'
  const detail = (response || message).replace(/\p{Cc}+/gu, ' ').trim()
  return {
    reason: error,
    detail: detail.slice(0, 300),
    isPermanent: error === 'rejected' && responseCode >= 500,
  }
}

function fieldsOf(problem: unknown) {
  const read = (name: string) =>
    typeof problem === 'object' && problem !== null ? Reflect.get(problem, name) : undefined
  const text = (name: string) => String(read(name) ?? '')
  return {
    ...{ code: text('code'), response: text('response'), message: text('message') },
    responseCode: Number(read('responseCode') ?? 0),
  }
}
