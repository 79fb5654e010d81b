/** API calls for documents. They are the same for every type of the content model. */
import { siteLayer, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { Messages } from '../messages/index.ts'
import { data, documentResponse, editingSession, savedResponse } from './core/document-schemas.ts'
import {
  asPrecondition,
  basedOn,
  namedLayers,
  namedLocales,
  namedVersion,
  tagOf,
} from './core/expected-versions.ts'
import { withMessages } from './core/save-response.ts'
import type { Documents } from './index.ts'
import { listCalls } from './lists/list-calls.ts'
import { versionCalls } from './versions/version-calls.ts'

const call = callUsing<{ documents: Documents; messages: Messages }>()

const type = z.string().describe('The name of a collection or a single.')
const id = z.string().describe('The id of the document. For a single, the name of its type.')

const createDocument = call('POST /api/documents/{type}', {
  summary: 'Creates a document with a first draft in one language.',
  may: 'documents.create',
  params: z.object({ type }),
  body: z.strictObject({
    locale: siteLocale,
    data: data.meta({ dataOf: 'language' }).optional(),
    shared: data.meta({ dataOf: 'shared' }).optional().describe('Fields that all languages share.'),
  }),
  bodyLimit: 5_000_000,
  responses: { 201: documentResponse, problems: ['not_found', 'invalid_request', 'slug_taken'] },
  run: async ({ documents, actor, params, body, idempotencyClaim }) =>
    reply(201, await documents.create({ actor, ...params, ...body, idempotencyClaim })),
  again: async ({ documents, actor, params }, id) =>
    reply(201, await documents.read({ actor, ...params, id })),
})

const readDocument = call('GET /api/documents/{type}/{id}', {
  summary: 'Reads the newest drafts of a document in all languages.',
  may: 'documents.read',
  params: z.object({ type, id }),
  responses: { 200: documentResponse, problems: ['not_found'] },
  run: async ({ documents, actor, params }) => reply(200, await documents.read({ actor, ...params })),
})

const saveDocument = call('PUT /api/documents/{type}/{id}/{locale}', {
  summary: 'Saves a draft. Changes of other users to other fields and text blocks are merged.',
  may: 'documents.edit',
  params: z.object({ type, id, locale: siteLayer }),
  body: z.strictObject({
    version: z
      .int()
      .min(0)
      .optional()
      .describe('The version that the change is based on. Required, here or as `If-Match`.'),
    data: data.describe(
      'The fields to change. Other fields stay as they are. A slug of `null` is made from the title.',
    ),
    session: editingSession.optional(),
    source: z
      .int()
      .min(1)
      .optional()
      .describe('For a translation: the version of the source that was translated.'),
  }),
  bodyLimit: 5_000_000,
  responses: {
    200: savedResponse,
    problems: [
      'not_found',
      'invalid_request',
      'version_conflict',
      'stale_version',
      'slug_taken',
      'version_required',
      'precondition_failed',
    ],
  },
  run: async ({ documents, messages, actor, params: { type, id, locale }, body, request, visitor }) => {
    const started = namedVersion(request, body.version)
    const save = { ...body, actor, type, id, layer: locale, version: started.version }
    const saved = await asPrecondition(started, documents.save(save))
    const headers = { etag: tagOf(saved.layer.version) }
    return reply(200, withMessages(saved, visitor.locale, messages), { headers })
  },
})

const publishDocument = call('POST /api/documents/{type}/{id}/publish', {
  summary: 'Publishes drafts of a document, all or none.',
  may: 'documents.publish',
  params: z.object({ type, id }),
  body: namedLayers,
  responses: {
    200: documentResponse,
    problems: [
      'not_found',
      'invalid_request',
      'stale_version',
      'slug_taken',
      'trashed',
      'invalid_document',
      'version_required',
    ],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.publish({ actor, ...params, ...basedOn(body) })),
})

const unpublishDocument = call('POST /api/documents/{type}/{id}/unpublish', {
  summary: 'Unpublishes languages of a document. The drafts stay.',
  may: 'documents.publish',
  params: z.object({ type, id }),
  body: namedLocales,
  responses: {
    200: documentResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'trashed', 'version_required'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.unpublish({ actor, ...params, ...basedOn(body) })),
})

export const documentCalls = [
  ...listCalls,
  createDocument,
  readDocument,
  saveDocument,
  publishDocument,
  unpublishDocument,
  ...versionCalls,
] as const
