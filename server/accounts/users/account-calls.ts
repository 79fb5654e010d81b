/** Calls about the own account. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { newPassword } from '../auth/passwords.ts'
import type { Users } from './index.ts'
import { userResponse } from './user-response.ts'

const call = callUsing<{ users: Users }>()

export const email = z.email().max(256)
export const username = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(80)
      .regex(/^\P{C}*$/u),
  )

export const sessionsResponse = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      device: z.string().describe('The user agent of the browser.'),
      address: z.string(),
      createdAt: z.string(),
      seenAt: z.string(),
      isThis: z.boolean().describe('Whether it is the session of this request.'),
    }),
  ),
})

const account = call('GET /api/account', {
  summary: 'Reads your account.',
  may: 'signed-in',
  worksWithoutFactor: true,
  responses: { 200: userResponse },
  run: async ({ users, actor }) => reply(200, await users.account(actor)),
})

const change = call('PATCH /api/account', {
  summary: 'Changes your name or e-mail address.',
  may: 'signed-in',
  requiresRecentAuth: true,
  body: z.strictObject({ email: email.optional(), username: username.optional() }),
  responses: { 200: userResponse, problems: ['email_taken', 'username_taken'] },
  run: async ({ users, actor, body }) => reply(200, await users.changeAccount(actor, body)),
})

const password = call('PUT /api/account/password', {
  summary: 'Changes your password, and ends all other sessions.',
  may: 'signed-in',
  requiresRecentAuth: true,
  body: z.strictObject({ password: newPassword }),
  responses: { 204: null, problems: ['invalid_request', 'too_busy'] },
  async run({ users, actor, body, visitor }) {
    await users.changePassword(actor, body.password, visitor.session)
    return reply(204, undefined)
  },
})

const sessions = call('GET /api/account/sessions', {
  summary: 'Lists your sessions.',
  may: 'signed-in',
  responses: { 200: sessionsResponse },
  run: async ({ users, actor, visitor }) =>
    reply(200, { items: [...(await users.ownSessions(actor, visitor.session))] }),
})

const endOthers = call('DELETE /api/account/sessions', {
  summary: 'Ends all your other sessions.',
  may: 'signed-in',
  responses: { 204: null },
  async run({ users, actor, visitor }) {
    await users.endOwnSessions(actor, { except: visitor.session })
    return reply(204, undefined)
  },
})

const endOne = call('DELETE /api/account/sessions/{id}', {
  summary: 'Ends one of your sessions.',
  may: 'signed-in',
  params: z.object({ id: z.string() }),
  responses: { 204: null, problems: ['not_found'] },
  async run({ users, actor, params }) {
    await users.endOwnSessions(actor, { only: params.id })
    return reply(204, undefined)
  },
})

export const accountCalls = [account, change, password, sessions, endOthers, endOne] as const
