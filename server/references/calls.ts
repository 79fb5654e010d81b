import { layers } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { References } from './index.ts'

const call = callUsing<{ references: References }>()

const use = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  layer: z.enum(layers),
  state: z.enum(['draft', 'public']).describe('Whether the newest draft uses it, or what visitors see.'),
  field: z.string(),
  name: z.string().describe('As it is written there: an address, an id, or a component’s name.'),
  count: z.int(),
})

export const referenceCalls = [
  call('GET /api/uses/{kind}/{id}', {
    summary: 'Lists where a document, a file or a component is used.',
    may: 'documents.read',
    params: z.object({
      kind: z.enum(['document', 'media', 'component']),
      id: z.string().max(200).describe('Of a component its name, or `Callout.tone` for what it is told.'),
    }),
    query: z.object({
      after: z.string().max(2_000).optional().describe('The value of `next` of the page before.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    answers: {
      200: z.object({
        items: z.array(use),
        next: z.string().nullable().describe('The value of `after` for the next page; null on the last.'),
      }),
      problems: ['not_found', 'invalid_query'],
    },
    async run({ references, params, query }) {
      const { items, next } = await references.usesOf(params, query)
      return reply(200, { items: [...items], next })
    },
  }),
] as const
