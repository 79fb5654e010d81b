/** Calls of comments. Every user who may read a draft may comment on it. A token needs the right to write. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Comments } from './index.ts'
import { commentText, newThread, people, threadCounts, threadResponse, threadState } from './schemas.ts'

const call = callUsing<{ comments: Comments }>()

const id = z.string().min(1).max(100)
const ofDocument = z.object({ type: z.string(), id })
const ofThread = ofDocument.extend({ thread: id })
const ofComment = ofThread.extend({ comment: id })
const written = z.strictObject({ text: commentText })
const writing = { may: 'documents.read', token: 'content:write', bodyLimit: 100_000 } as const

const list = call('GET /api/documents/{type}/{id}/comments', {
  summary: 'Lists the open or the resolved threads of a document, newest first.',
  may: 'documents.read',
  params: ofDocument,
  query: z.object({
    state: threadState.default('open'),
    after: id.optional().describe('The value of `next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  responses: {
    200: z.object({ items: z.array(threadResponse), next: z.string().nullable() }),
    problems: ['not_found'],
  },
  run: async ({ comments, actor, params, query }) => reply(200, await comments.list(actor, params, query)),
})

const count = call('GET /api/documents/{type}/{id}/comments/count', {
  summary: 'Counts the threads of a document, and the open ones of each field.',
  may: 'documents.read',
  params: ofDocument,
  responses: { 200: threadCounts, problems: ['not_found'] },
  run: async ({ comments, actor, params }) => reply(200, await comments.count(actor, params)),
})

const readers = call('GET /api/documents/{type}/{id}/comments/people', {
  summary: 'Lists the users whom a comment on the document can mention.',
  may: 'documents.read',
  token: 'refused',
  params: ofDocument,
  responses: { 200: people, problems: ['not_found'] },
  run: async ({ comments, actor, params }) =>
    reply(200, { items: [...(await comments.people(actor, params))] }),
})

const read = call('GET /api/documents/{type}/{id}/comments/{thread}', {
  summary: 'Reads a thread.',
  may: 'documents.read',
  params: ofThread,
  responses: { 200: threadResponse, problems: ['not_found'] },
  run: async ({ comments, actor, params }) => reply(200, await comments.read(actor, params)),
})

const start = call('POST /api/documents/{type}/{id}/comments', {
  summary: 'Starts a thread about a field of a document, or about a block of its text.',
  ...writing,
  params: ofDocument,
  body: newThread,
  responses: { 201: threadResponse, problems: ['not_found', 'trashed'] },
  run: async ({ comments, actor, params, body, idempotencyClaim }) =>
    reply(201, await comments.start(actor, params, { ...body, idempotencyClaim })),
  again: async ({ comments, actor, params }, thread) =>
    reply(201, await comments.read(actor, { ...params, thread })),
})

const replyToThread = call('POST /api/documents/{type}/{id}/comments/{thread}', {
  summary: 'Adds a reply to a thread. Everyone who wrote in it is notified.',
  ...writing,
  params: ofThread,
  body: written,
  responses: { 201: threadResponse, problems: ['not_found', 'trashed', 'thread_full'] },
  run: async ({ comments, actor, params, body, idempotencyClaim }) =>
    reply(201, await comments.reply(actor, params, { ...body, idempotencyClaim })),
  again: async ({ comments, actor, params }) => reply(201, await comments.read(actor, params)),
})

const resolve = call('PUT /api/documents/{type}/{id}/comments/{thread}/resolution', {
  summary: 'Resolves a thread, or opens it again.',
  ...writing,
  params: ofThread,
  body: z.strictObject({ isResolved: z.boolean() }),
  responses: { 200: threadResponse, problems: ['not_found', 'trashed'] },
  run: async ({ comments, actor, params, body }) =>
    reply(200, await comments.resolve(actor, params, body.isResolved)),
})

const change = call('PATCH /api/documents/{type}/{id}/comments/{thread}/{comment}', {
  summary: 'Changes the text of your own comment.',
  ...writing,
  params: ofComment,
  body: written,
  responses: { 200: threadResponse, problems: ['not_found', 'not_allowed', 'trashed'] },
  run: async ({ comments, actor, params, body }) =>
    reply(200, await comments.change(actor, params, body.text)),
})

const remove = call('DELETE /api/documents/{type}/{id}/comments/{thread}/{comment}', {
  summary: 'Deletes your own comment. A thread without comments is deleted too.',
  may: 'documents.read',
  token: 'content:write',
  worksOnFullDisk: true,
  params: ofComment,
  responses: { 204: null, problems: ['not_found', 'not_allowed', 'trashed'] },
  async run({ comments, actor, params }) {
    await comments.remove(actor, params)
    return reply(204, undefined)
  },
})

export const commentCalls = [
  list,
  count,
  readers,
  read,
  start,
  replyToThread,
  resolve,
  change,
  remove,
] as const
