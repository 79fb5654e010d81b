/** API call that lists the sections of the site that are switched off. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Documents } from '../index.ts'
import { hiddenSectionsIn } from './hidden-sections.ts'

const call = callUsing<{ documents: Documents }>()

export const sectionCalls = [
  call('GET /api/sections', {
    summary: 'Lists the sections that are switched off in the published settings.',
    may: 'documents.read',
    responses: {
      200: z.object({
        hidden: z.array(z.string()).describe('The paths of the sections without the first slash.'),
      }),
    },
    async run({ documents }) {
      const hidden = await hiddenSectionsIn(documents.openReader())
      return reply(200, { hidden: hidden.filter((name) => name !== null) })
    },
  }),
] as const
