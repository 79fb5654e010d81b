/** API calls to send a message with the contact form, and to read and answer messages. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import { asFile } from '../../platform/csv.ts'
import { enquiryForm, enquiryResponse, status } from './enquiry.ts'
import type { Enquiries } from './index.ts'

const call = callUsing<{ enquiries: Enquiries }>()

const params = z.object({ id: z.string() })
const received = z.object({ received: z.literal(true) })

const newEnquiry = call('POST /api/enquiries', {
  summary: 'Sends a message of the contact form.',
  may: 'anyone',
  limit: 'enquiries',
  body: enquiryForm,
  bodyLimit: 50_000,
  responses: { 201: received, problems: ['enquiries_closed'] },
  async run({ enquiries, body, visitor, idempotencyClaim }) {
    await enquiries.receive(body, visitor, idempotencyClaim)
    return reply(201, { received: true as const })
  },
  again: () => reply(201, { received: true as const }),
})

const list = call('GET /api/enquiries', {
  summary: 'Lists messages of visitors, newest first.',
  may: 'enquiries.manage',
  query: z.object({
    status: status.optional(),
    after: z.string().max(200).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  responses: {
    200: z.object({
      items: z.array(enquiryResponse),
      next: z.string().nullable(),
      unread: z.int().describe('The number of new messages, at most 1,000.'),
    }),
  },
  run: async ({ enquiries, query }) => reply(200, await enquiries.list(query)),
})

const exported = call('GET /api/enquiries/export', {
  summary: 'Exports all messages of visitors as CSV.',
  may: 'enquiries.manage',
  query: z.object({ status: status.optional() }),
  responses: { 200: streamed('text/csv') },
  async run({ enquiries, actor, query }) {
    const lines = await enquiries.export(actor, query.status)
    return reply(200, Readable.from(lines), { headers: asFile('enquiries.csv') })
  },
})

const one = call('GET /api/enquiries/{id}', {
  summary: 'Reads one message.',
  may: 'enquiries.manage',
  params,
  responses: { 200: enquiryResponse, problems: ['not_found'] },
  run: async ({ enquiries, params }) => reply(200, await enquiries.read(params.id)),
})

const change = call('PATCH /api/enquiries/{id}', {
  summary: 'Sets the status of a message.',
  may: 'enquiries.manage',
  params,
  body: z.strictObject({ status }),
  responses: { 200: enquiryResponse, problems: ['not_found'] },
  run: async ({ enquiries, actor, params, body }) =>
    reply(200, await enquiries.setStatus(actor, params.id, body.status)),
})

const remove = call('DELETE /api/enquiries/{id}', {
  summary: 'Deletes a message permanently.',
  may: 'enquiries.manage',
  params,
  responses: { 204: null, problems: ['not_found'] },
  async run({ enquiries, actor, params }) {
    await enquiries.remove(actor, params.id)
    return reply(204, undefined)
  },
})

export const enquiryCalls = [newEnquiry, list, exported, one, change, remove] as const
