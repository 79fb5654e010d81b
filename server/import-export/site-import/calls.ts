/** Calls to import content of another system. Only owners may make them. */

import { Readable } from 'node:stream'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocaleOrDefault } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import { Problem, problems } from '../../problems/problems.ts'
import { reportLines, reportSummary } from '../other-systems/index.ts'
import type { ImportFailure } from './import-failure.ts'
import type { ImportState, SiteImport } from './index.ts'
import { maxUploadBytes } from './index.ts'
import { importResponse, summarize } from './report-response.ts'

const call = callUsing<{ siteImport: SiteImport; messages: Messages }>()

const state = call('GET /api/import', {
  summary: 'Reads the import of another system: its progress, its report, or why it failed.',
  may: 'import.manage',
  isAutomatic: true,
  responses: { 200: importResponse },
  run({ siteImport, messages, visitor: { locale } }) {
    const found = siteImport.state()
    return reply(200, {
      maxBytes: maxUploadBytes,
      isExclusive: siteImport.isExclusive,
      current: found === undefined ? null : importShown(found, messages, locale),
    })
  },
})

function importShown(found: ImportState, messages: Messages, locale: Locale) {
  const { id, stage, fileName, step, done, total, report, failure } = found
  return {
    ...{ id, stage, fileName, step, done, total },
    report: report === undefined ? null : summarize(report),
    failure: failure === undefined ? null : explain(failure, messages, locale),
  }
}

function explain(
  { fault, code, values, subject, detail }: ImportFailure,
  messages: Messages,
  locale: Locale,
) {
  const message =
    code === null ? null : messages.say(locale, problems[code].text, { requestId: '–', ...values })
  return { fault, message, subject, detail }
}

/** Uploads have their own timeouts. */
const timeoutMs = 660_000

const check = call('POST /api/import', {
  summary:
    'Uploads an export of another system as `file` of a form, and starts a dry run, which continues after the response.',
  may: 'import.manage',
  token: 'refused',
  query: z.object({
    language: siteLocaleOrDefault('The language of texts that do not name theirs.'),
    site: z
      .string()
      .max(500)
      .refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
      .default('')
      .describe('The URL of the old site, for exports that do not contain it.'),
  }),
  takesFiles: true,
  timeoutMs,
  responses: {
    204: null,
    problems: [
      ...(['import_in_progress', 'invalid_query', 'invalid_request', 'malformed_upload'] as const),
      ...(['not_multipart', 'too_many_parts', 'body_too_large', 'too_slow'] as const),
    ],
  },
  async run({ siteImport, request, query: { language, site } }) {
    await siteImport.check(request, { locale: language, origin: URL.parse(site) ?? undefined })
    return reply(204, undefined)
  },
})

const run = call('POST /api/import/run', {
  summary: 'Imports the file that was checked, in one transaction, which continues after the response.',
  may: 'import.manage',
  requiresRecentAuth: true,
  responses: { 204: null, problems: ['import_in_progress', 'nothing_to_import'] },
  async run({ siteImport, actor }) {
    await siteImport.run(actor)
    return reply(204, undefined)
  },
})

const discard = call('DELETE /api/import', {
  summary: 'Cancels the import and removes its file. An import that has finished is not undone.',
  may: 'import.manage',
  timeoutMs: 120_000,
  responses: { 204: null },
  async run({ siteImport }) {
    await siteImport.discard()
    return reply(204, undefined)
  },
})

const report = call('GET /api/import/report.txt', {
  summary: 'Downloads the whole report of the last dry run or import as text.',
  may: 'import.manage',
  responses: { 200: streamed('text/plain'), problems: ['not_found'] },
  run({ siteImport }) {
    const { report: found, stage } = siteImport.state() ?? {}
    if (found === undefined) throw new Problem('not_found')
    const lines = [...reportLines(found), reportSummary(found, stage !== 'imported'), '']
    const headers = { 'content-disposition': 'attachment; filename="import-report.txt"' }
    return reply(200, Readable.from(lines.join('\n'), { objectMode: false }), { headers })
  },
})

export const importCalls = [state, check, run, discard, report] as const
