/** The calls about documents: the same seven for every type that the model has. */
import { z } from 'zod'
import { call, reply } from '../http/call.ts'
import {
  data,
  documentAnswer,
  editingSession,
  layer,
  layerVersions,
  listAnswer,
  locale,
  localeVersions,
  savedAnswer,
  status,
  versionAnswer,
  versionsAnswer,
} from './answers.ts'
import { asPrecondition, namedVersion, tagOf } from './named-version.ts'

const type = z.string().describe('The name of a collection or a single.')
const id = z.string().describe('The document’s id; for a single the name of its type.')
const number = z.coerce.number().int().min(1)

const listOfDocuments = call('GET /api/documents/{type}', {
  summary: 'Lists documents with their state in each language.',
  may: 'documents.read',
  params: z.object({ type }),
  query: z.object({
    locale: locale.optional(),
    q: z.string().max(200).optional().describe('Words of a title, or their beginnings.'),
    status: status.optional(),
    sort: z.string().optional().describe('`changed`, `title`, or a field that is sortable.'),
    direction: z.enum(['ascending', 'descending']).optional(),
    after: z.string().max(2_000).optional().describe('The value of `next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answers: { 200: listAnswer, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.list({ actor, ...params, ...query })),
})

const newDocument = call('POST /api/documents/{type}', {
  summary: 'Creates a document with a first draft in one language.',
  may: 'documents.create',
  params: z.object({ type }),
  body: z.strictObject({
    locale,
    data: data.optional(),
    shared: data.optional().describe('Fields that all languages share.'),
  }),
  bodyLimit: 5_000_000,
  answers: { 201: documentAnswer, problems: ['not_found', 'invalid_request', 'slug_taken'] },
  run: async ({ documents, actor, params, body }) =>
    reply(201, await documents.create({ actor, ...params, ...body })),
})

const oneDocument = call('GET /api/documents/{type}/{id}', {
  summary: 'Reads the newest draft of a document in every language.',
  may: 'documents.read',
  params: z.object({ type, id }),
  answers: { 200: documentAnswer, problems: ['not_found'] },
  run: async ({ documents, actor, params }) => reply(200, await documents.read({ actor, ...params })),
})

const savedDocument = call('PUT /api/documents/{type}/{id}/{locale}', {
  summary: 'Saves a draft. Other people’s changes to other fields, and to other blocks of a text, are kept.',
  may: 'documents.edit',
  params: z.object({ type, id, locale: layer }),
  body: z.strictObject({
    version: z
      .int()
      .min(0)
      .optional()
      .describe('The version that the work began with. Required, here or as `If-Match`.'),
    data: data.describe('The fields to change; those left out stay as they are.'),
    session: editingSession.optional(),
    autosave: z
      .boolean()
      .optional()
      .describe(
        'Saved while somebody writes: takes the place of the session’s last autosave. Needs `session`.',
      ),
  }),
  bodyLimit: 5_000_000,
  answers: {
    200: savedAnswer,
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
  run: async ({ documents, actor, params: { type, id, locale }, body, request }) => {
    const begun = namedVersion(request, body.version)
    const save = { ...body, actor, type, id, layer: locale, version: begun.version }
    const saved = await asPrecondition(begun, documents.save(save))
    return reply(200, saved, { headers: { etag: tagOf(saved.layer.version) } })
  },
})

const publishedDocument = call('POST /api/documents/{type}/{id}/publish', {
  summary: 'Makes drafts public, all of those named or none.',
  may: 'documents.publish',
  params: z.object({ type, id }),
  body: z.strictObject({ layers: layerVersions }),
  answers: {
    200: documentAnswer,
    problems: ['not_found', 'invalid_request', 'stale_version', 'slug_taken', 'invalid_document'],
  },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.publish({ actor, ...params, ...body })),
})

const unpublishedDocument = call('POST /api/documents/{type}/{id}/unpublish', {
  summary: 'Takes languages of a document out of sight. Their drafts stay.',
  may: 'documents.publish',
  params: z.object({ type, id }),
  body: z.strictObject({ layers: localeVersions }),
  answers: { 200: documentAnswer, problems: ['not_found', 'invalid_request', 'stale_version'] },
  run: async ({ documents, actor, params, body }) =>
    reply(200, await documents.unpublish({ actor, ...params, ...body })),
})

const versionsOfDocument = call('GET /api/documents/{type}/{id}/{locale}/versions', {
  summary: 'Lists the versions of a document in one language, newest first.',
  may: 'documents.read',
  params: z.object({ type, id, locale: layer }),
  query: z.object({ after: number.optional().describe('The value of `next` of the page before.') }),
  answers: { 200: versionsAnswer, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params: { type, id, locale }, query }) =>
    reply(200, await documents.versions({ actor, type, id, layer: locale, ...query })),
})

const versionOfDocument = call('GET /api/documents/{type}/{id}/{locale}/versions/{number}', {
  summary: 'Reads one version.',
  may: 'documents.read',
  params: z.object({ type, id, locale: layer, number }),
  answers: { 200: versionAnswer, problems: ['not_found'] },
  run: async ({ documents, actor, params: { type, id, locale, number } }) =>
    reply(200, await documents.version({ actor, type, id, layer: locale, number })),
})

export const documentCalls = [
  listOfDocuments,
  newDocument,
  oneDocument,
  savedDocument,
  publishedDocument,
  unpublishedDocument,
  versionsOfDocument,
  versionOfDocument,
] as const
