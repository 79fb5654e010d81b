import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { TranslationAnswer, Translations } from './index.ts'
import { fieldStates, layerStates } from './translation-state.ts'

const call = callUsing<{ translations: Translations }>()

const locale = z.enum(localeCodes)
const params = z.object({
  type: z.string().describe('The name of a collection or a single.'),
  id: z.string().describe('The document’s id; for a single the name of its type.'),
  locale: locale.describe('The language of the translation.'),
})
const passage = z.string().min(1).max(100)

const translation = z.object({
  locale,
  source: locale.nullable().describe('The language that the document was first written in.'),
  against: z.enum(['public', 'draft']).describe('What of the source the translation is held against.'),
  sourceVersion: z.int().describe('The version of the source; 0 before there is any.'),
  version: z.int().describe('The newest draft of the translation; 0 before there is any.'),
  state: z.enum(layerStates).describe('`outdated` where any field is missing or outdated.'),
  fields: z.array(
    z.object({
      field: z.string(),
      state: z.enum(fieldStates),
      changes: z.array(
        z.object({
          passage: z.string().describe('What to name when it is marked.'),
          old: z.string().nullable().describe('What was translated; null where the passage is new.'),
          now: z.string().nullable().describe('What the source says now; null where it is gone.'),
        }),
      ),
    }),
  ),
})

const queued = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  source: locale,
  locale,
  state: z.enum(['missing', 'outdated']),
  visits: z.int().describe('Visitors who were shown another language instead.'),
  since: z.iso.datetime(),
})

const asAnswered = (answer: TranslationAnswer): z.input<typeof translation> => ({
  ...answer,
  fields: answer.fields.map((field) => ({ ...field, changes: [...field.changes] })),
})

export const translationCalls = [
  call('GET /api/documents/{type}/{id}/{locale}/translation', {
    summary: 'Says what changed in the source since a translation was made, passage by passage.',
    may: 'documents.read',
    params,
    query: z.object({
      against: z
        .enum(['public', 'draft'])
        .optional()
        .describe('What visitors see of the source where they see it, unless the draft is asked for.'),
    }),
    answers: { 200: translation, problems: ['not_found', 'invalid_query'] },
    async run({ translations, params, query }) {
      return reply(200, asAnswered(await translations.read({ ...params, ...query })))
    },
  }),
  call('POST /api/documents/{type}/{id}/{locale}/translation', {
    summary: 'Marks what changed in the source as translated, or the translation as still right.',
    may: 'documents.edit',
    params,
    body: z.strictObject({
      version: z.int().min(0).describe('The draft of the translation that was looked at.'),
      source: z.int().min(1).describe('The version of the source that it was held against.'),
      marks: z
        .array(
          z.strictObject({
            field: z.string(),
            as: z.enum(['translated', 'still-right']),
            passages: z
              .array(passage)
              .max(20_000)
              .optional()
              .describe('Only these; the whole field where they are left out.'),
          }),
        )
        .min(1)
        .max(200),
    }),
    answers: { 200: translation, problems: ['not_found', 'invalid_request', 'stale_version'] },
    async run({ translations, actor, params, body }) {
      return reply(200, asAnswered(await translations.mark({ actor, ...params, ...body })))
    },
  }),
  call('GET /api/translations', {
    summary: 'Lists what waits for a translator: most missed by visitors first, then what waits longest.',
    may: 'documents.read',
    query: z.object({
      locale,
      state: z.enum(['missing', 'outdated']).optional().describe('Both where it is left out.'),
      after: z.string().max(2_000).optional().describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    answers: {
      200: z.object({
        items: z.array(queued),
        next: z.string().nullable().describe('The value of `after` for the next page; null on the last.'),
      }),
      problems: ['invalid_query'],
    },
    async run({ translations, query }) {
      const { items, next } = await translations.waiting(query)
      return reply(200, { items: [...items], next })
    },
  }),
] as const
