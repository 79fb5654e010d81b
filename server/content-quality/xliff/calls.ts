/** Calls for translation agencies: export and import of XLIFF 2.1. */

import { Readable } from 'node:stream'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import { asFile } from '../../platform/csv.ts'
import type { Xliff } from './index.ts'
import { fileReasons } from './plan-import.ts'
import { skipReasons } from './read-unit.ts'

const call = callUsing<{ xliff: Xliff }>()

const exported = call('GET /api/translations/xliff', {
  summary: 'Exports texts and their translations as XLIFF 2.1, for a translation agency.',
  may: 'documents.read',
  timeoutMs: 120_000,
  query: z.object({
    locale: siteLocale.describe('The language to translate to.'),
    source: siteLocale
      .optional()
      .describe('Only documents that were first written in this language. Default: the default language.'),
    types: z
      .string()
      .max(2_000)
      .optional()
      .describe('Names of collections and singles, separated by commas. Default: all.'),
    scope: z
      .enum(['waiting', 'all'])
      .optional()
      .describe('`waiting`: only missing and out-of-date texts, which is the default. `all`: every text.'),
  }),
  responses: { 200: streamed('application/xliff+xml'), problems: ['not_found', 'invalid_query'] },
  async run({ xliff, actor, query: { types, source = defaultLocale(), scope = 'waiting', locale: target } }) {
    const names = types?.split(',').filter((name) => name !== '')
    const text = await xliff.export({ actor, source, locale: target, types: names, scope })
    return reply(200, Readable.from(text), { headers: asFile(`translations-${source}-${target}.xlf`) })
  },
})

const report = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  result: z.enum(['changed', 'same', 'refused']),
  reason: z.enum(fileReasons).nullable().describe('Why the document is left out.'),
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().describe('Empty for a new translation.'),
      after: z.string(),
      replaces: z.boolean().describe('Whether it replaces a translation that was changed after the export.'),
    }),
  ),
  confirmed: z.int().describe('Translations that are marked as up to date without a change.'),
  empty: z.int().describe('Texts without a translation in the file.'),
  skipped: z.array(z.object({ field: z.string(), reason: z.enum(skipReasons), text: z.string() })),
})

const imported = call('POST /api/translations/xliff', {
  summary: 'Imports translations from XLIFF 2 as drafts, all documents or none. The first call is a dry run.',
  may: 'documents.edit',
  bodyLimit: 20_000_000,
  timeoutMs: 120_000,
  body: z.strictObject({
    xliff: z.string().min(1).max(16_000_000).describe('The text of the file.'),
    replaceChanged: z
      .boolean()
      .default(false)
      .describe('Also replaces translations that were changed after the export.'),
    fingerprint: z
      .string()
      .max(100)
      .optional()
      .describe('The value from the dry run. Without it nothing is changed.'),
  }),
  responses: {
    200: z.object({
      source: z.string(),
      locale: anyLocale,
      fingerprint: z.string(),
      documents: z.array(report),
    }),
    problems: [
      ...(['not_found', 'invalid_request', 'stale_version', 'trashed', 'slug_taken'] as const),
      ...(['xliff_unreadable', 'not_xliff', 'xliff_version', 'xliff_language', 'body_too_large'] as const),
    ],
  },
  async run({ xliff, actor, body }) {
    const { source, locale: target, fingerprint, reports } = await xliff.import({ actor, ...body })
    const documents = reports.map((one) => ({
      ...one,
      changes: [...one.changes],
      skipped: [...one.skipped],
    }))
    return reply(200, { source, locale: target, fingerprint, documents })
  },
})

export const xliffCalls = [exported, imported] as const
