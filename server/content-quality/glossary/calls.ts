/** Call that reads the glossary, for marks in the editor. Terms are written as documents. */
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Glossary } from './index.ts'

const call = callUsing<{ glossary: Glossary }>()

const termTexts = z.object({
  term: z.string(),
  forms: z.array(z.string()).readonly().describe('Irregular forms of the term.'),
  avoid: z.array(z.string()).readonly().describe('Words that the term replaces.'),
  note: z.string(),
})

export const glossaryCalls = [
  call('GET /api/glossary', {
    summary: 'Lists the published terms of the glossary in every language.',
    may: 'documents.read',
    responses: {
      200: z.object({
        items: z.array(
          z.object({
            id: z.string(),
            words: z
              .partialRecord(anyLocale, termTexts)
              .describe('By language. A language without a published term is missing.'),
          }),
        ),
      }),
    },
    async run({ glossary }) {
      const { entries } = await glossary.read()
      return reply(200, { items: [...entries.values()] })
    },
  }),
] as const
