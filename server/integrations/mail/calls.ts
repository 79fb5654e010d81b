/** API calls to see what was sent by e-mail, to send again, and to test the mail server. */
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Mail } from './index.ts'
import { mailKinds } from './mail-kinds.ts'
import { mailResponse, mailState, mailStateResponse } from './mail-response.ts'

const call = callUsing<{ mail: Mail }>()

const state = call('GET /api/mail', {
  summary: 'Says whether this site sends e-mail, and how many messages it has sent.',
  may: 'mail.manage',
  responses: { 200: mailStateResponse },
  run: async ({ mail }) => reply(200, await mail.state()),
})

const list = call('GET /api/mail/messages', {
  summary: 'Lists e-mails of the last 30 days, newest first, without their content.',
  may: 'mail.manage',
  query: z.object({
    state: mailState.optional(),
    after: z.string().max(100).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  responses: { 200: z.object({ items: z.array(mailResponse), next: z.string().nullable() }) },
  run: async ({ mail, query }) => reply(200, await mail.list(query)),
})

const sendAgain = call('POST /api/mail/messages/{id}/send', {
  summary: 'Tries to send an e-mail again.',
  may: 'mail.manage',
  params: z.object({ id: z.string() }),
  responses: { 200: mailResponse, problems: ['not_found', 'mail_off', 'mail_not_repeatable'] },
  run: async ({ mail, actor, params }) => reply(200, await mail.sendAgain(actor, params.id)),
})

const test = call('POST /api/mail/test', {
  summary: 'Sends a test e-mail to you, and returns the problem if the mail server does not accept it.',
  may: 'mail.manage',
  timeoutMs: 60_000,
  responses: { 200: z.object({ recipient: z.string() }), problems: ['mail_off', 'mail_failed'] },
  async run({ mail, actor, visitor }) {
    await mail.sendTest(actor, visitor.locale)
    return reply(200, { recipient: actor.email })
  },
})

const preview = call('GET /api/mail/templates/{kind}', {
  summary: 'Returns an e-mail with example values, as HTML and as text.',
  may: 'mail.manage',
  params: z.object({ kind: z.enum(mailKinds) }),
  query: z.object({ locale: z.enum(interfaceLocales).optional() }),
  responses: {
    200: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    problems: ['not_found'],
  },
  run: async ({ mail, params, query, visitor }) =>
    reply(200, await mail.preview(params.kind, query.locale ?? visitor.locale)),
})

export const mailCalls = [state, list, sendAgain, test, preview] as const
