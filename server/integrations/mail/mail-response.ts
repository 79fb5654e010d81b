/** A message of the queue as administrators see it: never its content, which may contain a link. */
import { z } from 'zod'
import { isMailKind, mailKinds } from './mail-kinds.ts'
import type { MailRow } from './mail-store.ts'
import { mailErrors } from './smtp.ts'

export const mailState = z.enum(['waiting', 'sent', 'failed'])

export const mailResponse = z.object({
  id: z.string(),
  kind: z.enum(mailKinds).nullable().describe('The template. Null for one of another release.'),
  recipient: z.string(),
  state: mailState,
  madeAt: z.string(),
  dueAt: z.string().nullable().describe('When it is tried next.'),
  tries: z.int(),
  triedAt: z.string().nullable(),
  fault: z.enum(mailErrors).nullable().describe('Why the last attempt failed.'),
  detail: z.string().nullable().describe('What the mail server answered.'),
  isRepeatable: z.boolean().describe('Whether it can be sent again. Its content is deleted once it is sent.'),
})
export type MailResponse = z.infer<typeof mailResponse>

const count = z.int().min(0)

export const mailStateResponse = z.object({
  configured: z.boolean().describe('Whether there is a mail server.'),
  from: z.string().nullable().describe('The sender.'),
  counts: z.object({ waiting: count, sent: count, failed: count }),
})
export type MailState = z.infer<typeof mailStateResponse>

export function mailFrom(row: MailRow): MailResponse {
  const { id, kind, recipient, state, tries, fault, detail, sealed } = row
  return {
    ...{ id, recipient, tries, detail },
    kind: isMailKind(kind) ? kind : null,
    state: mailState.parse(state),
    madeAt: row.made_at,
    dueAt: row.due_at,
    triedAt: row.tried_at,
    fault: mailErrors.find((name) => name === fault) ?? null,
    isRepeatable: sealed !== null,
  }
}
