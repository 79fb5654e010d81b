/** API calls for the lifecycle of documents. Each requires the versions that the client saw. */

import { isSiteLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { Messages } from '../messages/index.ts'
import { messagesIn, problemShown } from '../problems/problem-body.ts'
import { Problem } from '../problems/problems.ts'
import {
  documentResponse,
  layerVersions,
  localeVersions,
  publishPlan,
  trashResponse,
} from './core/document-schemas.ts'
import { basedOn, namedLayers, namedLocales } from './core/expected-versions.ts'
import type { Documents } from './index.ts'

const call = callUsing<{ documents: Documents; messages: Messages }>()

const type = z.string().describe('The name of a collection or a single.')
const id = z.string().describe('The id of the document. For a single, the name of its type.')
const named = z.object({ type, id })
const copyDocument = call('POST /api/documents/{type}/{id}/copy', {
  summary: 'Duplicates a document with its newest drafts and new slugs.',
  may: 'documents.create',
  params: named,
  body: z.strictObject({
    locales: z.array(siteLocale).min(1).optional().describe('The languages to copy. Default: all.'),
  }),
  responses: { 201: documentResponse, problems: ['not_found', 'invalid_request', 'trashed'] },
  run: async ({ documents, actor, params, body, idempotencyClaim }) =>
    reply(201, await documents.copy({ actor, ...params, ...body, idempotencyClaim })),
  again: async ({ documents, actor, params: { type } }, id) =>
    reply(201, await documents.read({ actor, type, id })),
})

const scheduleDocument = call('POST /api/documents/{type}/{id}/schedule', {
  summary: 'Schedules publishing or unpublishing.',
  may: 'documents.publish',
  params: named,
  body: z.discriminatedUnion('action', [
    namedLayers.extend({ action: z.literal('publish'), at: z.iso.datetime() }),
    namedLocales.extend({ action: z.literal('unpublish'), at: z.iso.datetime() }),
  ]),
  responses: {
    200: documentResponse,
    problems: [
      ...(['not_found', 'invalid_request', 'stale_version', 'slug_taken'] as const),
      ...(['invalid_document', 'in_publish_set', 'trashed'] as const),
    ],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.schedule({ actor, ...params, ...body, ...basedOn(body) })),
})

const moveSchedule = call('PATCH /api/documents/{type}/{id}/schedule/{schedule}', {
  summary: 'Moves a schedule to another time. The versions stay, and the schedule gets a new id.',
  may: 'documents.publish',
  params: named.extend({ schedule: z.string() }),
  body: z.strictObject({ at: z.iso.datetime() }),
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'in_publish_set', 'trashed'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.reschedule({ actor, ...params, ...body })),
})

const cancelSchedule = call('DELETE /api/documents/{type}/{id}/schedule/{schedule}', {
  summary: 'Cancels a schedule, or dismisses a failed one.',
  may: 'documents.publish',
  params: named.extend({ schedule: z.string() }),
  responses: { 200: documentResponse, problems: ['not_found', 'in_publish_set', 'trashed'] },
  run: async ({ documents, actor, params }) =>
    reply(200, await documents.cancelSchedule({ actor, ...params })),
})

const archiveDocument = call('POST /api/documents/{type}/{id}/archive', {
  summary: 'Archives languages of a document. They are unpublished, and their schedules are cancelled.',
  may: 'documents.publish',
  params: named,
  body: namedLocales,
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'trashed', 'version_required'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.archive({ actor, ...params, ...basedOn(body) })),
})

const unarchiveDocument = call('POST /api/documents/{type}/{id}/unarchive', {
  summary: 'Unarchives languages of a document, as drafts.',
  may: 'documents.publish',
  params: named,
  body: namedLocales,
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'trashed', 'version_required'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.unarchive({ actor, ...params, ...basedOn(body) })),
})

const trashDocument = call('POST /api/documents/{type}/{id}/trash', {
  summary: 'Moves a document to the trash. Its slugs become free. It is deleted permanently after some days.',
  may: 'documents.delete',
  worksOnFullDisk: true,
  params: named,
  body: namedLayers,
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'trashed', 'version_required'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.trash({ actor, ...params, ...basedOn(body) })),
})

const restoreDocument = call('POST /api/documents/{type}/{id}/restore', {
  summary: 'Restores a document from the trash, as drafts.',
  may: 'documents.delete',
  params: named,
  body: namedLayers,
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'not_in_trash', 'version_required'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.restore({ actor, ...params, ...basedOn(body) })),
})

const deleteDocument = call('POST /api/documents/{type}/{id}/delete', {
  summary: 'Deletes a document in the trash permanently, with all its versions.',
  may: 'documents.delete',
  token: 'refused',
  worksOnFullDisk: true,
  params: named,
  body: namedLayers,
  responses: {
    204: null,
    problems: [
      'not_found',
      'invalid_request',
      'stale_version',
      'not_in_trash',
      'document_in_use',
      'version_required',
    ],
  },
  async run({ documents, actor, params, body }) {
    await documents.delete({ actor, ...params, ...basedOn(body) })
    return reply(204, undefined)
  },
})

const listTrash = call('GET /api/trash', {
  summary: 'Lists the documents in the trash, latest first.',
  may: 'documents.read',
  query: z.object({
    after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
  }),
  responses: { 200: trashResponse, problems: ['invalid_query'] },
  run: async ({ documents, actor, query }) => reply(200, await documents.trashed({ actor, ...query })),
})

const publishTogether = call('POST /api/publications', {
  summary: 'Publishes drafts of several documents together, all or none.',
  may: 'documents.publish',
  body: z.strictObject({
    documents: z
      .array(z.strictObject({ type, id, layers: layerVersions }))
      .min(1)
      .max(100),
  }),
  responses: {
    200: z.object({ set: z.string().describe('The id that all documents of this publication share.') }),
    problems: ['not_found', 'invalid_request', 'stale_version', 'slug_taken', 'invalid_document', 'trashed'],
  },
  run: async ({ documents, actor, body }) => reply(200, await documents.publishTogether({ actor, ...body })),
})

/** `el,et`: locales separated by commas. */
const someLocales = z
  .string()
  .refine((text) => text.split(',').every(isSiteLocale))
  .describe('The languages to publish, separated by commas.')

const readPublishPlan = call('GET /api/documents/{type}/{id}/publish-plan', {
  summary: 'Lists linked documents that are not public yet, to publish them together.',
  may: 'documents.read',
  params: named,
  query: z.object({ locales: someLocales }),
  responses: { 200: publishPlan, problems: ['not_found', 'invalid_query'] },
  async run({ documents, actor, params, query }) {
    const locales = siteLocales().filter((code) => query.locales.split(',').includes(code))
    return reply(200, await documents.publishPlan({ actor, ...params, locales }))
  },
})

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(100)

const itemsWith = <Versions extends z.ZodType>(layers: Versions) => listOf(z.strictObject({ id, layers }))

const bulkChange = call('POST /api/documents/{type}/bulk', {
  summary: 'Runs one action on many documents, with a result for each.',
  may: 'documents.publish',
  worksOnFullDisk: true,
  params: z.object({ type }),
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.enum(['publish', 'trash', 'restore', 'delete']),
      items: itemsWith(layerVersions),
    }),
    z.strictObject({
      action: z.enum(['unpublish', 'archive', 'unarchive']),
      items: itemsWith(localeVersions),
    }),
    z.strictObject({
      action: z.literal('schedule'),
      what: z.enum(['publish', 'unpublish']).describe('The action at that time.'),
      at: z.iso.datetime(),
      items: itemsWith(layerVersions),
    }),
    z.strictObject({
      action: z.literal('unschedule'),
      items: listOf(z.strictObject({ id, schedule: z.string() })),
    }),
    z.strictObject({
      action: z.literal('copy'),
      locales: z.array(siteLocale).min(1).optional().describe('The languages to copy. Default: all.'),
      items: listOf(z.strictObject({ id })),
    }),
  ]),
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          id,
          problem: problemShown.nullable().describe('Null on success.'),
          made: z.string().optional().describe('The id of the new copy or schedule.'),
        }),
      ),
    }),
    problems: ['not_found', 'invalid_request'],
  },
  async run({ documents, actor, params, body, visitor, messages }) {
    if (body.action === 'delete' && actor.token !== undefined) throw new Problem('token_refused')
    const outcomes = await documents.bulkChange({ actor, ...params, ...body })
    const items = outcomes.map(({ id, made, problem }) => ({
      id,
      ...(made === null ? {} : { made }),
      problem: problem && messagesIn(visitor.locale, problem, messages),
    }))
    return reply(200, { items })
  },
})

export const lifecycleCalls = [
  copyDocument,
  scheduleDocument,
  moveSchedule,
  cancelSchedule,
  archiveDocument,
  unarchiveDocument,
  trashDocument,
  restoreDocument,
  deleteDocument,
  listTrash,
  readPublishPlan,
  publishTogether,
  bulkChange,
] as const
