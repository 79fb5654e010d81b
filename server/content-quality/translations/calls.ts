/** API calls for the state of translations: what changed in the source, and what is missing. */
import { anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { TranslationResponse, Translations } from './index.ts'
import { fieldStates, layerStates } from './translation-state.ts'

const call = callUsing<{ translations: Translations }>()

const params = z.object({
  type: z.string().describe('The name of a collection or a single.'),
  id: z.string().describe('The id of the document. For a single, the name of its type.'),
  locale: siteLocale.describe('The language of the translation.'),
})
const passage = z.string().min(1).max(100)

const translation = z.object({
  locale: anyLocale,
  source: anyLocale.nullable().describe('The source language of the document.'),
  against: z
    .enum(['public', 'draft'])
    .describe('The state of the source that the translation is compared with.'),
  sourceVersion: z.int().describe('The version of the source. 0 if there is none.'),
  version: z.int().describe('The newest draft of the translation. 0 if there is none.'),
  state: z.enum(layerStates).describe('`outdated` if a field is missing or outdated.'),
  fields: z.array(
    z.object({
      field: z.string(),
      state: z.enum(fieldStates),
      changes: z.array(
        z.object({
          passage: z.string().describe('The id of the passage, for marking it.'),
          old: z.string().nullable().describe('The source text that was translated. Null for a new passage.'),
          now: z.string().nullable().describe('The source text now. Null if it was removed.'),
        }),
      ),
      counterparts: z
        .array(z.int().nullable())
        .nullable()
        .describe(
          'For each passage of the source the index of its translation, or null. Null if that is not known.',
        ),
    }),
  ),
  machineTexts: z
    .array(
      z.object({
        field: z.string(),
        passage: z.string().describe('The id of the passage, for confirming it.'),
        text: z.string(),
      }),
    )
    .describe('Passages of the translation that a machine translated and no user has confirmed.'),
})

const queued = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  source: anyLocale,
  locale: anyLocale,
  state: z.enum(['missing', 'outdated']),
  visits: z.int().describe('Visits that got another language instead.'),
  since: z.iso.datetime(),
})

const responseOf = (found: TranslationResponse): z.input<typeof translation> => ({
  ...found,
  machineTexts: [...found.machineTexts],
  fields: found.fields.map((field) => ({
    ...field,
    changes: [...field.changes],
    counterparts: field.counterparts === null ? null : [...field.counterparts],
  })),
})

export const translationCalls = [
  call('GET /api/documents/{type}/{id}/{locale}/translation', {
    summary: 'Lists what changed in the source since the translation, by passage.',
    may: 'documents.read',
    params,
    query: z.object({
      against: z
        .enum(['public', 'draft'])
        .optional()
        .describe('The state of the source to compare with. Default: the public version if there is one.'),
    }),
    responses: { 200: translation, problems: ['not_found', 'invalid_query'] },
    async run({ translations, params, query }) {
      return reply(200, responseOf(await translations.read({ ...params, ...query })))
    },
  }),
  call('POST /api/documents/{type}/{id}/{locale}/translation', {
    summary: 'Marks source changes as translated, or the translation as up to date.',
    may: 'documents.edit',
    params,
    body: z.strictObject({
      version: z.int().min(0).describe('The draft of the translation that was reviewed.'),
      source: z.int().min(1).describe('The version of the source that it was compared with.'),
      marks: z
        .array(
          z.strictObject({
            field: z.string(),
            as: z.enum(['translated', 'still-right']),
            passages: z
              .array(passage)
              .max(20_000)
              .optional()
              .describe('Only these passages. Default: the whole field.'),
          }),
        )
        .min(1)
        .max(200),
    }),
    responses: { 200: translation, problems: ['not_found', 'invalid_request', 'stale_version'] },
    async run({ translations, actor, params, body }) {
      return reply(200, responseOf(await translations.mark({ actor, ...params, ...body })))
    },
  }),
  call('POST /api/documents/{type}/{id}/{locale}/machine-translation/confirmation', {
    summary: 'Confirms passages that a machine translated.',
    may: 'documents.edit',
    params,
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ field: z.string().max(200), passage }))
        .min(1)
        .max(1_000),
    }),
    responses: { 200: translation, problems: ['not_found', 'invalid_request'] },
    async run({ translations, actor, params, body }) {
      return reply(200, responseOf(await translations.confirm({ actor, ...params, ...body })))
    },
  }),
  call('GET /api/translations', {
    summary: 'Lists missing and outdated translations, most visited first, then oldest.',
    may: 'documents.read',
    query: z.object({
      locale: siteLocale,
      state: z.enum(['missing', 'outdated']).optional().describe('Default: both.'),
      after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: {
      200: z.object({
        items: z.array(queued),
        next: z
          .string()
          .nullable()
          .describe('The value of `after` for the next page. Null on the last page.'),
      }),
      problems: ['invalid_query'],
    },
    async run({ translations, query }) {
      const { items, next } = await translations.waiting(query)
      return reply(200, { items: [...items], next })
    },
  }),
] as const
