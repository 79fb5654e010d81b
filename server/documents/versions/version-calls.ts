/** API calls for the versions of a layer. */
import { siteLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import {
  comparisonResponse,
  savedResponse,
  versionResponse,
  versionShown,
  versionsResponse,
} from '../core/document-schemas.ts'
import { withMessages } from '../core/save-response.ts'
import type { Documents } from '../index.ts'

const call = callUsing<{ documents: Documents; messages: Messages }>()

const type = z.string().describe('The name of a collection or a single.')
const id = z.string().describe('The id of the document. For a single, the name of its type.')
const number = z.coerce.number().int().min(1)
const oneLayer = z.object({ type, id, locale: siteLayer })
const oneVersion = oneLayer.extend({ number })

const versionsOfDocument = call('GET /api/documents/{type}/{id}/{locale}/versions', {
  summary: 'Lists the versions of a document in one language, newest first.',
  may: 'documents.read',
  params: oneLayer,
  query: z.object({ after: number.optional().describe('The value of `next` from the previous page.') }),
  responses: { 200: versionsResponse, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params: { locale, ...named }, query }) =>
    reply(200, await documents.versions({ actor, ...named, layer: locale, ...query })),
})

const versionOfDocument = call('GET /api/documents/{type}/{id}/{locale}/versions/{number}', {
  summary: 'Reads a version of a document.',
  may: 'documents.read',
  params: oneVersion,
  responses: { 200: versionResponse, problems: ['not_found'] },
  run: async ({ documents, actor, params: { locale, ...named } }) =>
    reply(200, await documents.version({ actor, ...named, layer: locale })),
})

const versionName = z.union([number, z.enum(['draft', 'published'])])

const comparisonOfVersions = call('GET /api/documents/{type}/{id}/{locale}/versions/compare', {
  summary: 'Compares two versions by field, and texts by word.',
  may: 'documents.read',
  params: oneLayer,
  query: z.object({ from: versionName, to: versionName }),
  responses: { 200: comparisonResponse, problems: ['not_found', 'invalid_query', 'too_busy'] },
  run: async ({ documents, actor, params: { locale, ...named }, query }) =>
    reply(200, await documents.compare({ actor, ...named, layer: locale, ...query })),
})

const nameOfVersion = call('PATCH /api/documents/{type}/{id}/{locale}/versions/{number}', {
  summary: 'Names a version, so that it is never deleted, or removes its name.',
  may: 'documents.edit',
  params: oneVersion,
  body: z.strictObject({ note: z.string().trim().min(1).max(200).nullable() }),
  responses: { 200: versionShown, problems: ['not_found', 'invalid_request'] },
  run: async ({ documents, actor, params: { locale, ...named }, body }) =>
    reply(200, await documents.nameVersion({ actor, ...named, layer: locale, ...body })),
})

const restoredVersion = call('POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore', {
  summary: 'Restores a version as a new draft. The public version does not change.',
  may: 'documents.edit',
  params: oneVersion,
  body: z.strictObject({ version: z.int().min(1).describe('The newest draft that the client has seen.') }),
  responses: {
    200: savedResponse,
    problems: ['not_found', 'invalid_request', 'stale_version', 'slug_taken'],
  },
  async run({ documents, messages, actor, params: { locale, ...named }, body, visitor }) {
    const saved = await documents.restoreVersion({ actor, ...named, layer: locale, ...body })
    return reply(200, withMessages(saved, visitor.locale, messages))
  },
})

export const versionCalls = [
  versionsOfDocument,
  versionOfDocument,
  comparisonOfVersions,
  nameOfVersion,
  restoredVersion,
] as const
