/** API calls to translate texts with the service that is set up. */
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { MachineTranslation } from './index.ts'

const call = callUsing<{ machineTranslation: MachineTranslation }>()

export const machineTranslationCalls = [
  call('GET /api/translations/machine', {
    summary: 'Names the service that translates by machine.',
    may: 'documents.read',
    responses: { 200: z.object({ service: z.string().nullable().describe('Null if none is set up.') }) },
    run: ({ machineTranslation: { service = null } }) => reply(200, { service }),
  }),
  call('POST /api/documents/{type}/{id}/{locale}/machine-translation', {
    summary:
      'Translates a field, or blocks of a text, by machine. Saves nothing but what counts as unconfirmed.',
    may: 'documents.edit',
    params: z.object({
      type: z.string().describe('The name of a collection or a single.'),
      id: z.string().describe('The id of the document. For a single, the name of its type.'),
      locale: siteLocale.describe('The language to translate to.'),
    }),
    timeoutMs: 120_000,
    body: z.strictObject({
      source: siteLocale.describe('The language to translate from.'),
      field: z.string().max(200),
      value: z.unknown().describe('The value of the field in the source language, or blocks of its text.'),
    }),
    responses: {
      200: z.object({ value: z.unknown().describe('The translated value.') }),
      problems: [
        ...(['not_found', 'invalid_request', 'translation_off', 'translation_language'] as const),
        ...(['translation_unfit', 'translation_failed', 'translation_refused'] as const),
      ],
    },
    async run({ machineTranslation, actor, params, body: { value, ...body } }) {
      return reply(200, { value: await machineTranslation.translate({ actor, ...params, ...body, value }) })
    },
  }),
] as const
