/** API calls for findings in the drafts of a document and in the content of the site. */
import { anyLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import type { Checks } from './index.ts'

const call = callUsing<{ checks: Checks; messages: Messages }>()

const total = z.object({
  count: z.int().describe('At most 1,000.'),
  isWhole: z
    .boolean()
    .describe('Whether the whole site was checked. If not, the check is running, and there may be more.'),
})

const finding = z.object({
  severity: z.enum(['error', 'warning']).describe('An error prevents publishing.'),
  code: z.string(),
  message: z.string(),
  layer: anyLayer,
  field: z.string().nullable().describe('The field, such as `seo.title`. Null for the layer as a whole.'),
  block: z.int().nullable().describe('The index of the block in the text, from 0.'),
  line: z.int().nullable(),
  column: z.int().nullable(),
})

const titled = { type: z.string(), id: z.string(), title: z.string().nullable(), layer: anyLayer }
const reported = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broken-link'),
    ...titled,
    field: z.string(),
    address: z.string(),
    fault: z.enum(['nowhere', 'not-public', 'no-file', 'switched-off']),
  }),
  z.object({
    kind: z.literal('orphaned-page'),
    ...titled,
    listed: z.boolean().describe('Whether a list of the site shows it. No text or menu links to it.'),
  }),
  z.object({
    kind: z.literal('unready-draft'),
    ...titled,
    field: z.string().nullable().describe('The field of the first error.'),
    message: z.string().describe('The first error.'),
    count: z.int().describe('The number of errors.'),
  }),
])

export const checkCalls = [
  call('GET /api/documents/{type}/{id}/checks', {
    summary: 'Lists errors and warnings of the drafts of a document.',
    may: 'documents.read',
    params: z.object({
      type: z.string().describe('The name of a collection or a single.'),
      id: z.string().describe('The id of the document. For a single, the name of its type.'),
    }),
    responses: { 200: z.object({ items: z.array(finding) }), problems: ['not_found'] },
    async run({ checks, messages, actor, params, visitor }) {
      const findings = await checks.ofDocument({ actor, ...params })
      const items = findings.map(({ severity, code, message, values, layer, field, block, position }) => ({
        severity,
        code,
        message: messages.sayById(visitor.locale, code, values) ?? message,
        layer,
        field: field ?? null,
        block: block ?? null,
        line: position?.line ?? null,
        column: position?.column ?? null,
      }))
      return reply(200, { items })
    },
  }),
  call('GET /api/checks', {
    summary: 'Lists broken links and orphan pages of the public site, or drafts that cannot be published.',
    may: 'documents.read',
    query: z.object({
      kind: z.enum(['broken-link', 'orphaned-page', 'unready-draft']),
      listed: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only pages that a list of the site shows, or only pages that no list shows.'),
      after: z.string().max(5_000).optional().describe('The value of `next` from the previous page.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: {
      200: z.object({
        items: z.array(reported),
        next: z
          .string()
          .nullable()
          .describe(
            'The value of `after` for the next page. Null when everything was checked, however many items there are.',
          ),
      }),
      problems: ['invalid_query'],
    },
    async run({ checks, messages, visitor, query: { kind, listed, ...options } }) {
      if (kind === 'unready-draft') {
        const { items, next } = await checks.unreadyDrafts(options)
        const translated = items.map(({ code, message, values, field = null, ...item }) => ({
          ...{ kind, ...item, field },
          message: messages.sayById(visitor.locale, code, values) ?? message,
        }))
        return reply(200, { items: translated, next })
      }
      if (kind === 'broken-link') {
        const { items, next } = await checks.brokenLinks(options)
        return reply(200, { items: items.map((item) => ({ kind, ...item })), next })
      }
      const { items, next } = await checks.orphanedPages({
        ...options,
        listed: listed === undefined ? undefined : listed === 'true',
      })
      return reply(200, { items: items.map((item) => ({ kind, ...item })), next })
    },
  }),
  call('GET /api/checks/counts', {
    summary: 'Counts broken links, orphan pages, and drafts that cannot be published.',
    may: 'documents.read',
    responses: { 200: z.object({ brokenLinks: total, orphanedPages: total, unreadyDrafts: total }) },
    async run({ checks }) {
      const { brokenLinks, orphanedPages, unreadyDrafts } = await checks.totals()
      const only = ({ count, isWhole }: typeof brokenLinks) => ({ count, isWhole })
      return reply(200, {
        brokenLinks: only(brokenLinks),
        orphanedPages: only(orphanedPages),
        unreadyDrafts: only(unreadyDrafts),
      })
    },
  }),
] as const
