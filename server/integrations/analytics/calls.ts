/** API call for page views. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Analytics } from './index.ts'

const call = callUsing<{ analytics: Analytics }>()

const day = z.iso.date()
const count = z.object({ name: z.string(), times: z.int(), visitors: z.int() })

export const analyticsCalls = [
  call('GET /api/analytics', {
    summary: 'Returns page views: by day, page and referrer. Days are in UTC.',
    may: 'documents.read',
    query: z.object({ from: day, to: day.describe('Both days are included.') }),
    responses: {
      200: z.object({
        days: z.array(count).describe('`visitors` counts each visitor once a day.'),
        pages: z.array(count).describe('Most viewed first. `visitors` is the sum of all days.'),
        sources: z.array(count.omit({ visitors: true })),
      }),
      problems: ['invalid_query'],
    },
    run: async ({ analytics, query }) => {
      const { days, pages, sources } = await analytics.totals(query)
      return reply(200, { days: [...days], pages: [...pages], sources: [...sources] })
    },
  }),
] as const
