/** API call for the content of the dashboard. */
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Overview } from './index.ts'

const call = callUsing<{ overview: Overview }>()

const count = z.int().describe('At most 1,000.')

const overview = z.object({
  lists: z
    .array(
      z.object({
        type: z.string(),
        documents: count,
        published: count,
        drafts: count,
        mine: count.describe('Drafts that the user created.'),
        changed: count,
        scheduled: count,
      }),
    )
    .describe('The number of documents in each collection by state, in any language.'),
  languages: z.array(
    z.object({
      locale: anyLocale,
      missing: count.describe('Documents without content in the language.'),
      outdated: count.describe('Documents whose source has changed since the translation.'),
      withoutAltText: count.describe('Images without alt text in the language.'),
    }),
  ),
  planned: z
    .array(
      z.object({
        type: z.string(),
        id: z.string(),
        title: z.string().nullable(),
        locales: z.array(anyLocale),
        action: z.enum(['publish', 'unpublish']),
        at: z.iso.datetime(),
      }),
    )
    .describe('The next scheduled changes, next first.'),
  scheduled: count.describe('Scheduled changes in total. At most 1,000.'),
  unread: count.nullable().describe('New messages of visitors. Null without permission.'),
  unreadAnswers: count.nullable().describe('New answers to forms. Null without permission.'),
  firstSteps: z
    .object({
      hasSiteName: z.boolean(),
      hasDescription: z.boolean(),
      hasUpdate: z.boolean(),
      hasMedia: z.boolean(),
      hasOtherUsers: z.boolean().nullable().describe('Null without permission to invite users.'),
    })
    .describe('Which first steps of a new site are done.'),
})

export const overviewCalls = [
  call('GET /api/overview', {
    summary: 'Returns the content of the dashboard: counts, tasks and scheduled changes.',
    may: 'documents.read',
    responses: { 200: overview },
    run: async ({ overview, actor }) => reply(200, await overview.read(actor)),
  }),
] as const
