/** API calls for live editing: the event stream, and who is where in a document. */
import { siteLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import type { Live } from './index.ts'

const call = callUsing<{ live: Live }>()

const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const type = z.string().max(100)
const id = z.string().min(1).max(100)
/** Of the words around a caret. */
const maxText = 300

const people = z.object({
  people: z.array(
    z.object({
      id: z.string().describe('The document that the user has open.'),
      user: z.string(),
      username: z.string(),
      locale: z.string().nullable(),
      field: z.string().nullable(),
      seenAt: z.string(),
    }),
  ),
})

const live = call('GET /api/live', {
  summary: 'Streams server-sent events: `done`, `presence`, `caret`, and `reset` if too many were missed.',
  may: 'signed-in',
  isAutomatic: true,
  query: z.object({
    after: number
      .optional()
      .describe('The last event number that the client has received. `Last-Event-ID` has the same effect.'),
  }),
  responses: { 200: streamed('text/event-stream'), problems: ['stopping'] },
  run({ live, actor, visitor, query, request }) {
    const lastEventId = number.safeParse(request.headers['last-event-id'])
    const after = lastEventId.success ? lastEventId.data : query.after
    const headers = { 'x-accel-buffering': 'no' } // nginx would otherwise buffer events
    return reply(200, live.follow(actor, visitor.session ?? '', after), { headers })
  },
})

const here = call('POST /api/presence', {
  summary: 'Reports the document that you have open, every 15 seconds. Returns the other users in it.',
  may: 'documents.read',
  isAutomatic: true,
  body: z.strictObject({
    type,
    id,
    locale: siteLayer.optional(),
    field: z.string().max(200).optional(),
    left: z.boolean().optional().describe('Whether the user has closed the document.'),
  }),
  responses: { 200: people, problems: ['not_found'] },
  async run({ live, actor, body: { left, ...place } }) {
    if (left) await live.presence.leave(actor, place)
    return reply(200, { people: left ? [] : [...(await live.presence.beHere(actor, place))] })
  },
})

const caret = call('POST /api/presence/caret', {
  summary: 'Shows the other users in a document where you type, and the words around. Nothing is saved.',
  may: 'documents.edit',
  token: 'refused',
  // An open editor repeats it while the caret does not move.
  isAutomatic: true,
  body: z.strictObject({
    type,
    id,
    locale: siteLayer,
    field: z.string().min(1).max(200),
    block: z.int().min(0).max(100_000).describe('The block of a rich text, counted from 0.'),
    text: z.string().max(maxText).describe('The words around the caret.'),
    offset: z.int().min(0).max(maxText).describe('The place of the caret in these words.'),
  }),
  responses: { 204: null, problems: ['not_found'] },
  async run({ live, actor, body }) {
    await live.carets.move(actor, body)
    return reply(204, undefined)
  },
})

const there = call('GET /api/presence', {
  summary: 'Lists the users who have a document open, or any document of a type.',
  may: 'documents.read',
  token: 'refused',
  query: z.object({ type, id: id.optional() }),
  responses: { 200: people, problems: ['not_found'] },
  run: async ({ live, actor, query }) => reply(200, { people: [...(await live.presence.at(actor, query))] }),
})

export const liveCalls = [live, here, caret, there] as const
