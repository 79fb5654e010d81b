/** API calls to read and export the audit log. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import { asFile, byteOrderMark, csvLine } from '../../platform/csv.ts'
import type { AuditLog } from './index.ts'
import type { EntryResponse } from './list-entries.ts'
import { documentName } from './list-entries.ts'

const call = callUsing<{ audit: AuditLog }>()

const timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const filter = z.object({
  user: z.string().max(100).optional().describe('The id of the user who did it.'),
  action: z.string().max(100).optional().describe('The action, such as `document.published`.'),
  type: z.string().max(100).optional().describe('The type of the object.'),
  subject: z.string().max(100).optional().describe('The id of the object.'),
  from: timestamp.optional(),
  until: timestamp.optional(),
})

const entry = z.object({
  number: z.int(),
  at: z.string(),
  user: z.object({ id: z.string(), username: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  action: z.string(),
  type: z.string().nullable(),
  id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).describe('Details, with `before` and `after` for changes.'),
  hash: z.string().describe('The hash of this entry and of the previous hash.'),
  document: documentName
    .nullable()
    .describe('The current title of the document. Null if the entry is not about a document.'),
})

const list = call('GET /api/logs/audit', {
  summary: 'Lists entries of the audit log, newest first.',
  may: 'logs.read',
  query: filter.extend({
    number: z.coerce.number().int().min(1).optional().describe('The number of the only entry to return.'),
    after: z.string().max(100).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  }),
  responses: { 200: z.object({ items: z.array(entry), next: z.string().nullable() }) },
  run: async ({ audit, query }) => reply(200, await audit.list(query)),
})

const asCsv = call('GET /api/logs/audit.csv', {
  summary: 'Exports the audit log as CSV.',
  may: 'logs.read',
  query: filter,
  responses: { 200: streamed('text/csv') },
  run: ({ audit, query }) =>
    reply(200, Readable.from(csvOf(audit.every(query))), { headers: asFile('audit.csv') }),
})

const asLines = call('GET /api/logs/audit.jsonl', {
  summary: 'Exports the audit log as JSON Lines.',
  may: 'logs.read',
  query: filter,
  responses: { 200: streamed('application/jsonl') },
  run: ({ audit, query }) =>
    reply(200, Readable.from(linesOf(audit.every(query))), { headers: asFile('audit.jsonl') }),
})

const columns = ['number', 'at', 'user', 'username', 'address', 'action', 'type', 'id', 'details', 'hash']

async function* csvOf(batches: AsyncIterable<readonly EntryResponse[]>): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(columns)}`
  for await (const batch of batches) yield batch.map(csvLineOf).join('')
}

function csvLineOf({ number, at, user, address, action, type, id, details, hash }: EntryResponse): string {
  const who = [user?.id ?? null, user?.username ?? null]
  return csvLine([number, at, ...who, address, action, type, id, JSON.stringify(details), hash])
}

async function* linesOf(batches: AsyncIterable<readonly EntryResponse[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((one) => `${JSON.stringify(one)}\n`).join('')
}

export const auditCalls = [list, asCsv, asLines] as const
