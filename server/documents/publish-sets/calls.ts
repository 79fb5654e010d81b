/** Calls of publish sets: documents that are published together, now or at a time. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import type { Documents } from '../index.ts'
import type { SetResponse } from './schemas.ts'
import { chosenDocuments, seenRevision, setList, setResponse, setTitle } from './schemas.ts'

const call = callUsing<{ documents: Documents; messages: Messages }>()
const params = z.object({ set: z.string().min(1).max(100) })
const changed = ['not_found', 'invalid_request', 'publish_set_closed'] as const
const published = [...changed, 'stale_version', 'nothing_to_publish', 'invalid_document'] as const

/** The reasons of a failure in the language of the user. */
function responseIn(locale: Locale, response: SetResponse, messages: Messages) {
  const failure = response.failure?.map(({ values, ...field }) => ({
    ...field,
    message: messages.sayById(locale, field.code ?? '', values) ?? field.message,
  }))
  return { ...response, failure: failure ?? null }
}

export const publishSetCalls = [
  call('GET /api/publish-sets', {
    summary: 'Lists publish sets, newest first.',
    may: 'documents.read',
    query: z.object({
      after: z.string().max(100).optional().describe('The value of `next` from the previous page.'),
      document: z.string().max(100).optional().describe('The id of a document: only open sets with it.'),
      open: z.enum(['true']).optional().describe('Only sets that are not published.'),
    }),
    responses: { 200: setList, problems: ['invalid_query'] },
    run: async ({ documents, query: { after, document, open } }) =>
      reply(200, await documents.publishSets.list({ after, document, isOpen: open === 'true' })),
  }),
  call('POST /api/publish-sets', {
    summary: 'Creates a publish set, optionally with documents.',
    may: 'documents.edit',
    body: z.strictObject({ title: setTitle, documents: chosenDocuments.optional() }),
    responses: { 201: setResponse, problems: ['not_found', 'invalid_request', 'trashed'] },
    run: async ({ documents, actor, body: { title, documents: chosen = [] } }) =>
      reply(201, await documents.publishSets.create({ actor, title, documents: chosen })),
  }),
  call('GET /api/publish-sets/{set}', {
    summary: 'Reads a publish set with the state of its documents.',
    may: 'documents.read',
    params,
    responses: { 200: setResponse, problems: ['not_found'] },
    run: async ({ documents, messages, visitor, actor, params: { set: id } }) =>
      reply(200, responseIn(visitor.locale, await documents.publishSets.read({ actor, id }), messages)),
  }),
  call('PATCH /api/publish-sets/{set}', {
    summary: 'Renames a publish set.',
    may: 'documents.edit',
    params,
    body: z.strictObject({ title: setTitle }),
    responses: { 200: setResponse, problems: changed },
    run: async ({ documents, actor, params: { set: id }, body }) =>
      reply(200, await documents.publishSets.rename({ actor, id, ...body })),
  }),
  call('POST /api/publish-sets/{set}/documents', {
    summary: 'Adds documents, or changes the languages of documents in the set.',
    may: 'documents.edit',
    params,
    body: z.strictObject({ documents: chosenDocuments }),
    responses: { 200: setResponse, problems: [...changed, 'trashed', 'publish_set_full'] },
    run: async ({ documents, actor, params: { set: id }, body }) =>
      reply(200, await documents.publishSets.add({ actor, id, ...body })),
  }),
  call('DELETE /api/publish-sets/{set}/documents/{id}', {
    summary: 'Removes a document from the set. The document itself stays as it is.',
    may: 'documents.edit',
    params: params.extend({ id: z.string() }),
    responses: { 200: setResponse, problems: changed },
    run: async ({ documents, actor, params: { set: id, id: document } }) =>
      reply(200, await documents.publishSets.remove({ actor, id, document })),
  }),
  call('DELETE /api/publish-sets/{set}', {
    summary: 'Deletes a publish set. Its documents stay as they are.',
    may: 'documents.edit',
    params,
    responses: { 204: null, problems: ['not_found', 'publish_set_closed'] },
    async run({ documents, actor, params: { set: id } }) {
      await documents.publishSets.delete({ actor, id })
      return reply(204, undefined)
    },
  }),
  call('POST /api/publish-sets/{set}/publish', {
    summary: 'Publishes all drafts of the set, all or none.',
    may: 'documents.publish',
    params,
    body: z.strictObject({ revision: seenRevision }),
    responses: { 200: setResponse, problems: published },
    run: async ({ documents, actor, params: { set: id }, body }) =>
      reply(200, await documents.publishSets.publish({ actor, id, ...body })),
  }),
  call('POST /api/publish-sets/{set}/schedule', {
    summary: 'Schedules all drafts of the set, or moves its schedule. They are published together.',
    may: 'documents.publish',
    params,
    body: z.strictObject({ revision: seenRevision, at: z.iso.datetime() }),
    responses: { 200: setResponse, problems: published },
    run: async ({ documents, actor, params: { set: id }, body }) =>
      reply(200, await documents.publishSets.schedule({ actor, id, ...body })),
  }),
  call('DELETE /api/publish-sets/{set}/schedule', {
    summary: 'Cancels the schedule of a set, or dismisses a failed one.',
    may: 'documents.publish',
    params,
    responses: { 200: setResponse, problems: ['not_found', 'publish_set_closed'] },
    run: async ({ documents, actor, params: { set: id } }) =>
      reply(200, await documents.publishSets.unschedule({ actor, id })),
  }),
  call('POST /api/publish-sets/{set}/undo', {
    summary: 'Makes public again what was public before the set was published.',
    may: 'documents.publish',
    params,
    responses: { 200: setResponse, problems: ['not_found', 'publish_set_closed', 'invalid_document'] },
    run: async ({ documents, actor, params: { set: id } }) =>
      reply(200, await documents.publishSets.undo({ actor, id })),
  }),
] as const
