/** API calls that find documents: lists, counts, and documents by slug or name. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import {
  countResponse,
  documentResponse,
  listResponse,
  namedResponse,
  status,
} from '../core/document-schemas.ts'
import type { Documents } from '../index.ts'

const call = callUsing<{ documents: Documents }>()

const params = z.object({ type: z.string().describe('The name of a collection or a single.') })

/** Normalised to the format of stored times, so that they compare as texts. */
const timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

const filter = {
  locale: siteLocale.optional(),
  q: z.string().max(maxSearchText).optional().describe('Words of the title, or the beginnings of words.'),
  status: status.optional().describe('The status in the language, or in any language without `locale`.'),
  translation: z
    .enum(['empty', 'missing', 'outdated', 'current'])
    .optional()
    .describe('The translation state of the language, or of any language without `locale`.'),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)
    .optional()
    .describe('Only these documents: at most 100 ids, separated by commas.'),
  changedFrom: timestamp.optional(),
  changedTo: timestamp.optional().describe('Both times are included.'),
  createdBy: z.string().max(200).optional().describe('The name of the user who created it.'),
  filter: z
    .string()
    .max(4_000)
    .optional()
    .describe(
      'JSON by field name, with `is`, `in` (a list), `from` and `to` (both included), `has` (an item of a list) or `empty` (true or false): `{"section":{"in":["documentary"]},"year":{"from":2020}}`.',
    ),
}

const place = z.string().max(2_000).optional()

const listOfDocuments = call('GET /api/documents/{type}', {
  summary: 'Lists documents with their status in each language.',
  may: 'documents.read',
  params,
  query: z.object({
    ...filter,
    sort: z.string().optional().describe('`changed`, `title`, `address` (the slug) or a sortable field.'),
    direction: z.enum(['ascending', 'descending']).optional(),
    sortLocale: siteLocale.optional().describe('The language to sort by, if it is not `locale`.'),
    after: place.describe('The value of `next` from the previous page.'),
    before: place.describe('The value of `previous` from the page after.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
    fields: z
      .string()
      .max(1_000)
      .optional()
      .describe('The fields to return, separated by commas. Default: all.'),
    schedules: z.enum(['true', 'false']).optional().describe('Whether to return the scheduled changes.'),
  }),
  responses: { 200: listResponse, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query: { schedules, ...query } }) =>
    reply(200, await documents.list({ actor, ...params, ...query, withSchedules: schedules === 'true' })),
})

const countOfDocuments = call('GET /api/documents/{type}/count', {
  summary: 'Counts the documents of a list.',
  may: 'documents.read',
  params,
  query: z.object(filter),
  responses: { 200: countResponse, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.count({ actor, ...params, ...query })),
})

const documentAtAddress = call('GET /api/documents/{type}/by-slug', {
  summary: 'Finds a document by its slug in a language, in drafts or in public versions.',
  may: 'documents.read',
  params,
  query: z.object({ locale: siteLocale, slug: z.string().min(1).max(200) }),
  responses: { 200: documentResponse, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.readBySlug({ actor, ...params, ...query })),
})

const slugCheck = call('GET /api/documents/{type}/slug', {
  summary: 'Checks whether a slug is in use in a language, in drafts or in public versions.',
  may: 'documents.read',
  params,
  query: z.object({
    locale: siteLocale,
    slug: z.string().min(1).max(200),
    except: z.string().max(200).optional().describe('The id of a document to ignore.'),
  }),
  responses: {
    200: z.object({
      taken: z.boolean(),
      document: z
        .object({ id: z.string(), title: z.string() })
        .nullable()
        .describe('The document that has the slug.'),
    }),
    problems: ['not_found', 'invalid_query'],
  },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.checkSlug({ actor, ...params, ...query })),
})

const documentsNamed = call('GET /api/documents', {
  summary: 'Finds documents of any type by id, or by slug in any language.',
  may: 'documents.read',
  query: z.object({ name: z.string().min(1).max(200).describe('The id or the slug.') }),
  responses: { 200: namedResponse, problems: ['invalid_query'] },
  run: async ({ documents, actor, query }) => reply(200, await documents.named({ actor, ...query })),
})

export const listCalls = [
  documentsNamed,
  listOfDocuments,
  countOfDocuments,
  documentAtAddress,
  slugCheck,
] as const
