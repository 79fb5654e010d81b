/** API call for the places where a document, a file or a component is used. */
import { anyLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { References } from './index.ts'

const call = callUsing<{ references: References }>()

const use = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  layer: anyLayer,
  state: z.enum(['draft', 'public']).describe('Whether the newest draft or the public version uses it.'),
  field: z.string(),
  name: z.string().describe('The reference as written: a URL, an id, or the name of a component.'),
  count: z.int(),
})

export const referenceCalls = [
  call('GET /api/uses/{kind}/{id}', {
    summary: 'Lists references to a document, a file or a component.',
    may: 'documents.read',
    params: z.object({
      kind: z.enum(['document', 'media', 'component']),
      id: z
        .string()
        .max(200)
        .describe('The id, or for a component its name: `Callout`, or `Callout.tone` for a prop.'),
    }),
    query: z.object({
      after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: {
      200: z.object({
        items: z.array(use),
        next: z
          .string()
          .nullable()
          .describe('The value of `after` for the next page. Null on the last page.'),
      }),
      problems: ['not_found', 'invalid_query'],
    },
    async run({ references, params, query }) {
      const { items, next } = await references.usesOf(params, query)
      return reply(200, { items: [...items], next })
    },
  }),
] as const
