/** Calls that read published content, for other sites and programs. */

import { hash } from 'node:crypto'
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import { siteLocaleOrDefault } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { isPersonal } from '../../http/calls/principal.ts'
import { reply } from '../../http/calls/reply.ts'
import { missingScope } from '../../http/calls/token-access.ts'
import { Problem } from '../../problems/problems.ts'
import type { PublishedSource } from './read-published.ts'
import { publishedResponse, readPublishedList, readPublishedOne } from './read-published.ts'

const call = callUsing<{ documents: Documents }>()

const type = z
  .string()
  .describe('The name of a collection or a single. Settings, redirects and the glossary are excluded.')
const spoken = siteLocaleOrDefault()

const sourceFor = ({ types, openReader }: Documents, visitor: Visitor): PublishedSource => ({
  types,
  reader: openReader({ forVisitor: !isPersonal(visitor) }),
})

/** Whether anyone may read published content here without signing in. Off by default. */
async function isOpen({ reader }: PublishedSource): Promise<boolean> {
  const settings = await readSettings(reader)
  return settings?.data.contentApi ?? false
}

async function requireAccess(source: PublishedSource, isKnown: boolean, visitor: Visitor): Promise<void> {
  if (isKnown || (await isOpen(source))) return
  throw visitor.bearer === undefined ? new Problem('not_signed_in') : missingScope('published:read')
}

/** As for pages: caches may keep a public response, and ask each time whether it is still current. */
function cachingOf(body: unknown, visitor: Visitor) {
  const caching = isPersonal(visitor) ? 'private, no-store' : 'public, max-age=0, must-revalidate'
  return {
    headers: {
      etag: `"${hash('sha256', JSON.stringify(body), 'base64url').slice(0, 22)}"`,
      'cache-control': caching,
      vary: 'Accept-Encoding, Authorization, Cookie',
    },
  }
}

const list = call('GET /api/content/{type}', {
  summary: 'Lists published documents of a collection in one language, in the order of the site.',
  may: 'anyone',
  token: 'published:read',
  params: z.object({ type }),
  query: z.object({
    locale: spoken,
    filter: z
      .string()
      .max(300)
      .regex(/^\w+:.+$/)
      .optional()
      .describe('A filter of the collection and its value, such as `tags:toning`.'),
    after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  responses: {
    200: z.object({
      items: z.array(publishedResponse),
      next: z.string().nullable().describe('The value of `after` for the next page. Null on the last page.'),
    }),
    problems: ['not_found', 'not_signed_in', 'token_scope'],
  },
  async run({ documents, actor, visitor, params, query }) {
    const source = sourceFor(documents, visitor)
    await requireAccess(source, actor !== undefined, visitor)
    const found = await readPublishedList(source, params.type, query)
    return reply(200, found, cachingOf(found, visitor))
  },
})

const one = call('GET /api/content/{type}/{slug}', {
  summary: 'Reads a published document in one language.',
  may: 'anyone',
  token: 'published:read',
  params: z.object({
    type,
    slug: z.string().max(300).describe('The slug or the id of the document. For a single, its name.'),
  }),
  query: z.object({ locale: spoken }),
  responses: { 200: publishedResponse, problems: ['not_found', 'not_signed_in', 'token_scope'] },
  async run({ documents, actor, visitor, params, query }) {
    const source = sourceFor(documents, visitor)
    await requireAccess(source, actor !== undefined, visitor)
    const found = await readPublishedOne(source, params, query.locale)
    return reply(200, found, cachingOf(found, visitor))
  },
})

export const contentCalls = [list, one] as const
