import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Overview } from './index.ts'

const call = callUsing<{ overview: Overview }>()

const locale = z.enum(localeCodes)
const count = z.int().describe('Counted up to 1,000.')

const overview = z.object({
  lists: z
    .array(
      z.object({
        type: z.string(),
        documents: count,
        published: count,
        drafts: count,
        mine: count.describe('Drafts that were begun by whoever asks.'),
        changed: count,
        scheduled: count,
      }),
    )
    .describe('How many documents of each collection have a state in any language.'),
  languages: z.array(
    z.object({
      locale,
      missing: count.describe('Documents that have no words in the language yet.'),
      outdated: count.describe('Documents whose source has changed since.'),
      speechless: count.describe('Pictures without alternative text in the language.'),
    }),
  ),
  planned: z
    .array(
      z.object({
        type: z.string(),
        id: z.string(),
        title: z.string().nullable(),
        locales: z.array(locale),
        action: z.enum(['publish', 'unpublish']),
        at: z.iso.datetime(),
      }),
    )
    .describe('What will happen by itself, the next first.'),
  unread: count.nullable().describe('New messages of visitors; null for whom they are not.'),
  begun: z
    .object({
      named: z.boolean(),
      described: z.boolean(),
      written: z.boolean(),
      illustrated: z.boolean(),
      accompanied: z.boolean().nullable().describe('Null for whoever cannot invite anybody.'),
    })
    .describe('What a new house begins with.'),
})

export const overviewCalls = [
  call('GET /api/overview', {
    summary: 'Tells what waits for whoever asks, and what is planned.',
    may: 'documents.read',
    answers: { 200: overview },
    run: async ({ overview, actor }) => reply(200, await overview.read(actor)),
  }),
] as const
