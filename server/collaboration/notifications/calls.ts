/** API calls to list and count own notifications, and to mark them as read. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Notifications } from './index.ts'
import { notificationResponse } from './notification-response.ts'

const call = callUsing<{ notifications: Notifications }>()
const id = z.string().min(1).max(64)

export const notificationCalls = [
  call('GET /api/notifications', {
    summary: 'Lists your notifications, newest first.',
    may: 'signed-in',
    query: z.object({
      after: id.optional().describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      unread: z.literal('true').optional().describe('Only those that you have not read.'),
    }),
    responses: { 200: z.object({ items: z.array(notificationResponse), next: z.string().nullable() }) },
    run: async ({ notifications, actor, query: { unread, ...page } }) =>
      reply(200, await notifications.list(actor, { ...page, unread: unread === 'true' })),
  }),
  call('GET /api/notifications/count', {
    summary: 'Counts your unread notifications, up to a hundred.',
    may: 'signed-in',
    responses: { 200: z.object({ unread: z.int().min(0).max(100) }) },
    run: async ({ notifications, actor }) => reply(200, { unread: await notifications.unread(actor) }),
  }),
  call('POST /api/notifications/read', {
    summary: 'Marks notifications as read: some, those about a thread, or all up to one.',
    may: 'signed-in',
    body: z.union([
      z.strictObject({ ids: z.array(id).min(1).max(100) }),
      z.strictObject({ thread: id }),
      z.strictObject({ upTo: id.describe('The newest notification that you have seen.') }),
    ]),
    responses: { 204: null },
    async run({ notifications, actor, body }) {
      await notifications.read(actor, body)
      return reply(204, undefined)
    },
  }),
] as const
