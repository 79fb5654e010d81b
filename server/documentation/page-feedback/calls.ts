/** Calls of page feedback. */
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { comment, feedbackForm, pageAnswers, pagePath } from './feedback.ts'
import type { PageFeedback } from './index.ts'

const call = callUsing<{ pageFeedback: PageFeedback }>()

export const pageFeedbackCalls = [
  call('POST /api/page-feedback', {
    summary: 'Sends an answer to “Was this page helpful?” on a documentation page.',
    may: 'anyone',
    limit: 'feedback',
    body: feedbackForm,
    bodyLimit: 10_000,
    responses: { 201: z.object({ received: z.literal(true) }), problems: ['not_found'] },
    async run({ pageFeedback, body }) {
      await pageFeedback.receive(body)
      return reply(201, { received: true as const })
    },
  }),
  call('GET /api/page-feedback', {
    summary: 'Counts the answers by page and language, the pages with the most “No” first.',
    may: 'feedback.manage',
    query: z.object({ locale: siteLocale.optional() }),
    responses: { 200: z.object({ items: z.array(pageAnswers) }) },
    run: async ({ pageFeedback, query }) =>
      reply(200, { items: [...(await pageFeedback.list(query.locale))] }),
  }),
  call('GET /api/page-feedback/comments', {
    summary: 'Lists the comments on a page, the newest first.',
    may: 'feedback.manage',
    query: z.object({
      page: pagePath,
      after: z.string().max(200).optional().describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: { 200: z.object({ items: z.array(comment), next: z.string().nullable() }) },
    run: async ({ pageFeedback, query }) => reply(200, await pageFeedback.comments(query)),
  }),
  call('DELETE /api/page-feedback/comments/{id}', {
    summary: 'Deletes a comment. The answer that came with it still counts.',
    may: 'feedback.manage',
    params: z.object({ id: z.string() }),
    responses: { 204: null, problems: ['not_found'] },
    async run({ pageFeedback, actor, params }) {
      await pageFeedback.removeComment(actor, params.id)
      return reply(204, undefined)
    },
  }),
  call('DELETE /api/page-feedback', {
    summary: 'Deletes all answers and comments about a page.',
    may: 'feedback.manage',
    query: z.object({ page: pagePath }),
    responses: { 204: null, problems: ['not_found'] },
    async run({ pageFeedback, actor, query }) {
      await pageFeedback.removePage(actor, query.page)
      return reply(204, undefined)
    },
  }),
] as const
