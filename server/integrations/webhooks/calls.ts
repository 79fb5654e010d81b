/** Calls of webhooks. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Webhooks } from './index.ts'
import { deliveryAnswer, events, name, url, webhookAnswer } from './webhook-store.ts'

const call = callUsing<{ webhooks: Webhooks }>()

const params = z.object({ id: z.string() })
const withSecret = z.object({
  webhook: webhookAnswer,
  secret: z.string().describe('What deliveries are signed with, as `whsec_…`. It is shown only here.'),
})

const list = call('GET /api/webhooks', {
  summary: 'Lists the programs that are told of what happens.',
  may: 'webhooks.manage',
  answers: { 200: z.object({ items: z.array(webhookAnswer) }) },
  run: async ({ webhooks }) => reply(200, { items: [...(await webhooks.list())] }),
})

const create = call('POST /api/webhooks', {
  summary: 'Tells a program of what happens from now on, and answers with what deliveries are signed with.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  body: z.strictObject({ name, url, events }),
  answers: { 201: withSecret, problems: ['invalid_request', 'too_many_webhooks'] },
  run: async ({ webhooks, actor, body }) => reply(201, await webhooks.create(actor, body)),
})

const change = call('PATCH /api/webhooks/{id}', {
  summary: 'Changes what a program is called, where it is, or what it is told of.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  body: z.strictObject({ name: name.optional(), url: url.optional(), events: events.optional() }),
  answers: { 200: webhookAnswer, problems: ['not_found', 'invalid_request'] },
  run: async ({ webhooks, actor, params, body }) => reply(200, await webhooks.change(actor, params.id, body)),
})

const remove = call('DELETE /api/webhooks/{id}', {
  summary: 'Tells a program nothing more, and forgets what it was told.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  answers: { 204: null, problems: ['not_found'] },
  async run({ webhooks, actor, params }) {
    await webhooks.remove(actor, params.id)
    return reply(204, undefined)
  },
})

const rotate = call('POST /api/webhooks/{id}/secret', {
  summary: 'Makes a new secret to sign with. For a day, deliveries are signed with the one before as well.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  answers: { 201: withSecret, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(201, await webhooks.rotate(actor, params.id)),
})

const pause = call('POST /api/webhooks/{id}/pause', {
  summary: 'Sends nothing for now. What happens meanwhile waits.',
  may: 'webhooks.manage',
  params,
  answers: { 200: webhookAnswer, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(200, await webhooks.setPaused(actor, params.id, true)),
})

const resume = call('POST /api/webhooks/{id}/resume', {
  summary: 'Sends again, and first what has waited.',
  may: 'webhooks.manage',
  params,
  answers: { 200: webhookAnswer, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(200, await webhooks.setPaused(actor, params.id, false)),
})

const test = call('POST /api/webhooks/{id}/test', {
  summary: 'Sends `webhook.test` once, also to a program that is told nothing else for now.',
  may: 'webhooks.manage',
  params,
  answers: { 201: deliveryAnswer, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(201, await webhooks.test(actor, params.id)),
})

const deliveries = call('GET /api/webhooks/{id}/deliveries', {
  summary: 'Lists what a program was told in the last thirty days, the newest first.',
  may: 'webhooks.manage',
  params,
  query: z.object({
    after: z.string().max(100).optional().describe('The value of `next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answers: {
    200: z.object({ items: z.array(deliveryAnswer), next: z.string().nullable() }),
    problems: ['not_found'],
  },
  run: async ({ webhooks, params, query }) => reply(200, await webhooks.deliveries(params.id, query)),
})

const sendAgain = call('POST /api/webhooks/{id}/deliveries/{delivery}/send', {
  summary: 'Sends something once more, under the same id.',
  may: 'webhooks.manage',
  params: params.extend({ delivery: z.string() }),
  answers: { 200: deliveryAnswer, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) =>
    reply(200, await webhooks.sendAgain(actor, params.id, params.delivery)),
})

export const webhookCalls = [
  list,
  create,
  change,
  remove,
  rotate,
  pause,
  resume,
  test,
  deliveries,
  sendAgain,
] as const
