import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import { isPathOn, may } from '@cyanotype/content/model/index.ts'
import { anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import { hiddenSectionsIn } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { isPersonal } from '../../http/calls/principal.ts'
import { reply } from '../../http/calls/reply.ts'
import { missingScope } from '../../http/calls/token-access.ts'
import { Problem } from '../../problems/problems.ts'
import type { Search } from '../index.ts'
import { positionOf } from './rank.ts'

const call = callUsing<{ documents: Documents; search: Search }>()

const hit = z.object({
  type: z.string(),
  id: z.string().describe('The id of a document, or `file:` and the path of a documentation file.'),
  locale: anyLocale,
  title: z.string().nullable(),
  path: z.string().nullable().describe('The path of its page on the site. Null if it has none.'),
  where: z.string().describe('The field of the excerpt.'),
  excerpt: z
    .array(z.object({ text: z.string(), hit: z.boolean() }))
    .describe('Segments of plain text in order. Matches are marked.'),
  section: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .describe('The heading above the excerpt: `path#id` links to it. Null if the page as a whole matches.'),
})

const search = call('GET /api/search', {
  summary: 'Searches public documents, or with `drafts` the newest drafts, best first.',
  may: 'anyone',
  token: 'drafts:read',
  limit: 'search',
  query: z.object({
    q: z.string().max(maxSearchText).describe('Words in any order. The last word may be incomplete.'),
    locale: siteLocale.optional().describe('Only in this language. Default: all.'),
    type: z.string().max(60).optional().describe('The name of a collection or a single.'),
    drafts: z
      .enum(['true', 'false'])
      .optional()
      .describe('Searches drafts. Requires the permission to read documents.'),
    after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  responses: {
    200: z.object({
      items: z.array(hit),
      next: z.string().nullable().describe('The value of `after` for the next page. Null on the last page.'),
    }),
    problems: ['invalid_query', 'not_found', 'not_signed_in', 'not_allowed', 'token_scope'],
  },
  async run({ search, documents, actor, visitor, query: { q, locale, type, drafts, limit, ...query } }) {
    if (drafts === 'true') {
      if (actor === undefined && visitor.bearer !== undefined) throw missingScope('drafts:read')
      if (actor === undefined) throw new Problem('not_signed_in')
      if (!may(actor, 'documents.read')) throw new Problem('not_allowed')
    }
    if (type !== undefined && !Object.hasOwn(documents.types, type)) throw new Problem('not_found')
    const forVisitor = !isPersonal(visitor)
    const reader = documents.openReader({ forVisitor })
    const hidden = await hiddenSectionsIn(reader)
    if (drafts !== 'true' && !isPathOn(hidden, '/search')) throw new Problem('not_found')
    const after = query.after === undefined ? undefined : positionOf(query.after)
    const types = type === undefined ? undefined : [type]
    const state = drafts === 'true' ? 'draft' : 'public'
    const found = { q, locale, types, state, after, limit, forVisitor } as const
    const shownTo = async () => ({ ...found, hidden, languages: await publicLanguagesIn(reader) })
    const { items, next } = await search.find(state === 'public' ? await shownTo() : found)
    const shown = items.map((one) => ({
      ...one,
      excerpt: [...one.excerpt],
      section: one.section ?? null,
    }))
    return reply(200, { items: shown, next })
  },
})

export const searchCalls = [search] as const
