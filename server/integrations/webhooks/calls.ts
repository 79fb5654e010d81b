/** API calls to manage webhooks, and to read and repeat their deliveries. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Webhooks } from './index.ts'
import { deliveryResponse, events, name, url, webhookResponse } from './webhook-store.ts'

const call = callUsing<{ webhooks: Webhooks }>()

const params = z.object({ id: z.string() })
const withSecret = z.object({
  webhook: webhookResponse,
  secret: z.string().describe('The signing secret, as `whsec_…`. Only this response contains it.'),
})

const list = call('GET /api/webhooks', {
  summary: 'Lists webhooks.',
  may: 'webhooks.manage',
  responses: { 200: z.object({ items: z.array(webhookResponse) }) },
  run: async ({ webhooks }) => reply(200, { items: [...(await webhooks.list())] }),
})

const create = call('POST /api/webhooks', {
  summary: 'Creates a webhook, and returns its signing secret.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  body: z.strictObject({ name, url, events }),
  responses: { 201: withSecret, problems: ['invalid_request', 'too_many_webhooks'] },
  run: async ({ webhooks, actor, body }) => reply(201, await webhooks.create(actor, body)),
})

const change = call('PATCH /api/webhooks/{id}', {
  summary: 'Changes a webhook: name, URL or events.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  body: z.strictObject({ name: name.optional(), url: url.optional(), events: events.optional() }),
  responses: { 200: webhookResponse, problems: ['not_found', 'invalid_request'] },
  run: async ({ webhooks, actor, params, body }) => reply(200, await webhooks.change(actor, params.id, body)),
})

const remove = call('DELETE /api/webhooks/{id}', {
  summary: 'Deletes a webhook with its deliveries.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  responses: { 204: null, problems: ['not_found'] },
  async run({ webhooks, actor, params }) {
    await webhooks.remove(actor, params.id)
    return reply(204, undefined)
  },
})

const rotate = call('POST /api/webhooks/{id}/secret', {
  summary: 'Replaces the signing secret. For a day, deliveries are also signed with the previous one.',
  may: 'webhooks.manage',
  requiresRecentAuth: true,
  params,
  responses: { 201: withSecret, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(201, await webhooks.rotate(actor, params.id)),
})

const pause = call('POST /api/webhooks/{id}/pause', {
  summary: 'Pauses a webhook. Its events wait.',
  may: 'webhooks.manage',
  params,
  responses: { 200: webhookResponse, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(200, await webhooks.setPaused(actor, params.id, true)),
})

const resume = call('POST /api/webhooks/{id}/resume', {
  summary: 'Resumes a webhook. Waiting events are sent first.',
  may: 'webhooks.manage',
  params,
  responses: { 200: webhookResponse, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(200, await webhooks.setPaused(actor, params.id, false)),
})

const test = call('POST /api/webhooks/{id}/test', {
  summary: 'Sends the test event `webhook.test`, even if the webhook is paused.',
  may: 'webhooks.manage',
  params,
  responses: { 201: deliveryResponse, problems: ['not_found'] },
  run: async ({ webhooks, actor, params }) => reply(201, await webhooks.test(actor, params.id)),
})

const deliveries = call('GET /api/webhooks/{id}/deliveries', {
  summary: 'Lists the deliveries of a webhook in the last 30 days, newest first.',
  may: 'webhooks.manage',
  params,
  query: z.object({
    after: z.string().max(100).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  responses: {
    200: z.object({ items: z.array(deliveryResponse), next: z.string().nullable() }),
    problems: ['not_found'],
  },
  run: async ({ webhooks, params, query }) => reply(200, await webhooks.deliveries(params.id, query)),
})

const sendAgain = call('POST /api/webhooks/{id}/deliveries/{delivery}/send', {
  summary: 'Sends a delivery again, with the same id.',
  may: 'webhooks.manage',
  params: params.extend({ delivery: z.string() }),
  responses: { 200: deliveryResponse, problems: ['not_found'] },
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
