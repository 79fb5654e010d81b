/** API calls that find documents: lists, counts, and documents by slug or name. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import {
  countAnswer,
  documentAnswer,
  listAnswer,
  locale,
  namedAnswer,
  status,
} from '../core/document-schemas.ts'
import type { Documents } from '../index.ts'

const call = callUsing<{ documents: Documents }>()

const params = z.object({ type: z.string().describe('The name of a collection or a single.') })

/** Normalised to the format of stored times, so that they compare as texts. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

const filter = {
  locale: locale.optional(),
  q: z.string().max(200).optional().describe('Words of a title, or their beginnings.'),
  status: status.optional().describe('In the language, or in any where none is named.'),
  translation: z
    .enum(['empty', 'missing', 'outdated', 'current'])
    .optional()
    .describe('How the language stands beside the source, or any where none is named.'),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)
    .optional()
    .describe('Only these documents: at most 100 ids, with commas between.'),
  changedFrom: moment.optional(),
  changedTo: moment.optional().describe('Both included.'),
  createdBy: z.string().max(200).optional().describe('The name of whoever began it.'),
  filter: z
    .string()
    .max(4_000)
    .optional()
    .describe(
      'JSON: by the name of a field `is`, `in` (a list), `from` and `to` (both included), `has` (an item of a list) and `empty` (yes or no), such as `{"section":{"in":["documentary"]},"year":{"from":2020}}`.',
    ),
}

const place = z.string().max(2_000).optional()

const listOfDocuments = call('GET /api/documents/{type}', {
  summary: 'Lists documents with their state in each language.',
  may: 'documents.read',
  params,
  query: z.object({
    ...filter,
    sort: z
      .string()
      .optional()
      .describe('`changed`, `title`, or a field that is sortable; `address` is that of the address.'),
    direction: z.enum(['ascending', 'descending']).optional(),
    sortLocale: locale.optional().describe('Whose words are sorted by, where that is not `locale`.'),
    after: place.describe('The value of `next` of the page before.'),
    before: place.describe('The value of `previous` of the page after.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
    fields: z.string().max(1_000).optional().describe('The columns to show, with commas between; or all.'),
  }),
  answers: { 200: listAnswer, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.list({ actor, ...params, ...query })),
})

const countOfDocuments = call('GET /api/documents/{type}/count', {
  summary: 'Counts the documents that a list would show.',
  may: 'documents.read',
  params,
  query: z.object(filter),
  answers: { 200: countAnswer, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.count({ actor, ...params, ...query })),
})

const documentAtAddress = call('GET /api/documents/{type}/by-slug', {
  summary: 'Reads the document that has an address in a language, in its newest draft or in public.',
  may: 'documents.read',
  params,
  query: z.object({ locale, slug: z.string().min(1).max(200) }),
  answers: { 200: documentAnswer, problems: ['not_found', 'invalid_query'] },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.readBySlug({ actor, ...params, ...query })),
})

const slugCheck = call('GET /api/documents/{type}/slug', {
  summary: 'Says whether a document has a slug in a language, in its newest draft or in public.',
  may: 'documents.read',
  params,
  query: z.object({
    locale,
    slug: z.string().min(1).max(200),
    except: z.string().max(200).optional().describe('The document that the slug is for.'),
  }),
  answers: {
    200: z.object({
      taken: z.boolean(),
      document: z.object({ id: z.string(), title: z.string() }).nullable().describe('What has the slug.'),
    }),
    problems: ['not_found', 'invalid_query'],
  },
  run: async ({ documents, actor, params, query }) =>
    reply(200, await documents.checkSlug({ actor, ...params, ...query })),
})

const documentsNamed = call('GET /api/documents', {
  summary: 'Finds documents of any type by their id, or by an address in any language.',
  may: 'documents.read',
  query: z.object({ name: z.string().min(1).max(200) }),
  answers: { 200: namedAnswer, problems: ['invalid_query'] },
  run: async ({ documents, actor, query }) => reply(200, await documents.named({ actor, ...query })),
})

export const listCalls = [
  documentsNamed,
  listOfDocuments,
  countOfDocuments,
  documentAtAddress,
  slugCheck,
] as const
