/**
 * Call of recent changes of documents, for all users who may read them. It contains no addresses and no
 * content.
 */

import { may } from '@cyanotype/content/model/index.ts'
import { anyLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { AuditLog } from '../audit-log/index.ts'
import { documentName } from '../audit-log/list-entries.ts'

const call = callUsing<{ audit: AuditLog; documents: Documents }>()

const activity = z.object({
  number: z.int(),
  at: z.iso.datetime().describe('The time of the action, or of the last one of several.'),
  user: z
    .object({ id: z.string(), username: z.string().nullable() })
    .nullable()
    .describe('The user who did it. Null for the system.'),
  action: z.string().describe('The action, such as `document.published`.'),
  times: z.int().min(1).describe('How often within one session of work.'),
  layers: z.array(anyLayer).describe('The languages, or `*` for the fields that all languages share.'),
  document: documentName.extend({ type: z.string(), id: z.string() }),
})

export const activityCalls = [
  call('GET /api/activity', {
    summary: 'Lists recent changes of documents, newest first.',
    may: 'documents.read',
    query: z.object({
      after: z.coerce
        .number()
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The value of `next` from the previous page.'),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    responses: {
      200: z.object({ items: z.array(activity), next: z.int().nullable() }),
    },
    run: async ({ audit, documents, actor, query }) => {
      const read = Object.values(documents.types).filter((type) => may(actor, 'documents.read', { type }))
      return reply(200, await audit.activity({ types: read.map(({ name }) => name), ...query }))
    },
  }),
] as const
