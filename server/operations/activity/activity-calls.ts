/**
 * Call of recent changes of documents, for all users who may read them. It contains no addresses and no
 * content.
 */
import { layers, may } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { AuditLog } from '../audit-log/index.ts'
import { documentName } from '../audit-log/list-entries.ts'

const call = callUsing<{ audit: AuditLog; documents: Documents }>()

const activity = z.object({
  number: z.int(),
  at: z.iso.datetime().describe('When it was done, the last time of several.'),
  user: z
    .object({ id: z.string(), username: z.string().nullable() })
    .nullable()
    .describe('Who did it; null where the house itself did.'),
  action: z.string().describe('What was done, such as `document.published`.'),
  times: z.int().min(1).describe('How many times in one sitting.'),
  layers: z.array(z.enum(layers)).describe('In which languages, or * for what all of them share.'),
  document: documentName.extend({ type: z.string(), id: z.string() }),
})

export const activityCalls = [
  call('GET /api/activity', {
    summary: 'Tells who did what to which document, the newest first.',
    may: 'documents.read',
    query: z.object({
      after: z.coerce
        .number()
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    answers: {
      200: z.object({ items: z.array(activity), next: z.int().nullable() }),
    },
    run: async ({ audit, documents, actor, query }) => {
      const read = Object.values(documents.types).filter((type) => may(actor, 'documents.read', { type }))
      return reply(200, await audit.activity({ types: read.map(({ name }) => name), ...query }))
    },
  }),
] as const
