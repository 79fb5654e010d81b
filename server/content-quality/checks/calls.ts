import { layers } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import type { Checks } from './index.ts'

const call = callUsing<{ checks: Checks; messages: Messages }>()

const layer = z.enum(layers)

const total = z.object({
  count: z.int().describe('Counted up to 1,000.'),
  isWhole: z
    .boolean()
    .describe('Whether the whole site was looked at; else it is looked at now, and there may be more.'),
})

const finding = z.object({
  severity: z.enum(['error', 'warning']).describe('An error keeps the layer from being published.'),
  code: z.string(),
  message: z.string(),
  layer,
  field: z.string().nullable().describe('With places inside it, `seo.title`; null for the layer as a whole.'),
  block: z.int().nullable().describe('Which block of the text, from 0.'),
  line: z.int().nullable(),
  column: z.int().nullable(),
})

const titled = { type: z.string(), id: z.string(), title: z.string().nullable(), layer }
const reported = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broken-link'),
    ...titled,
    field: z.string(),
    address: z.string(),
    fault: z.enum(['nowhere', 'not-public', 'no-file']),
  }),
  z.object({
    kind: z.literal('orphaned-page'),
    ...titled,
    listed: z.boolean().describe('A list of the site shows it, though no text and no menu leads there.'),
  }),
  z.object({
    kind: z.literal('unready-draft'),
    ...titled,
    field: z.string().nullable().describe('Where the first thing is that keeps it back.'),
    message: z.string().describe('What that is.'),
    count: z.int().describe('How many things do.'),
  }),
])

export const checkCalls = [
  call('GET /api/documents/{type}/{id}/checks', {
    summary: 'Says what keeps the drafts of a document from being published, and what could be better.',
    may: 'documents.read',
    params: z.object({
      type: z.string().describe('The name of a collection or a single.'),
      id: z.string().describe('The document’s id; for a single the name of its type.'),
    }),
    answers: { 200: z.object({ items: z.array(finding) }), problems: ['not_found'] },
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
    summary:
      'Lists links that lead nowhere and pages that nothing leads to, on the public site, or drafts that cannot be published.',
    may: 'documents.read',
    query: z.object({
      kind: z.enum(['broken-link', 'orphaned-page', 'unready-draft']),
      listed: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only pages that a list of the site shows, or only those that none does.'),
      after: z.string().max(5_000).optional().describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    answers: {
      200: z.object({
        items: z.array(reported),
        next: z
          .string()
          .nullable()
          .describe('The value of `after` for the rest; null once all was looked at, however many came.'),
      }),
      problems: ['invalid_query'],
    },
    async run({ checks, messages, visitor, query: { kind, listed, ...wish } }) {
      if (kind === 'unready-draft') {
        const { items, next } = await checks.unreadyDrafts(wish)
        const told = items.map(({ code, message, values, field = null, ...item }) => ({
          ...{ kind, ...item, field },
          message: messages.sayById(visitor.locale, code, values) ?? message,
        }))
        return reply(200, { items: told, next })
      }
      if (kind === 'broken-link') {
        const { items, next } = await checks.brokenLinks(wish)
        return reply(200, { items: items.map((item) => ({ kind, ...item })), next })
      }
      const { items, next } = await checks.orphanedPages({
        ...wish,
        listed: listed === undefined ? undefined : listed === 'true',
      })
      return reply(200, { items: items.map((item) => ({ kind, ...item })), next })
    },
  }),
  call('GET /api/checks/counts', {
    summary:
      'Counts links that lead nowhere, pages to which nothing leads, and drafts that cannot be published.',
    may: 'documents.read',
    answers: { 200: z.object({ brokenLinks: total, orphanedPages: total, unreadyDrafts: total }) },
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
