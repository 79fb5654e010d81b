/** Calls of previews: URLs that show drafts or future content to anyone with the link. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isLocale, localizedPath, shared } from '@cyanotype/content/model/index.ts'
import { siteLayer, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { data, savedResponse } from '../../documents/core/document-schemas.ts'
import type { Documents, SetResponse } from '../../documents/index.ts'
import { withMessages } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DraftPages } from './draft-pages.ts'
import { draftPath } from './draft-path.ts'
import type { NewPreview, Previews } from './index.ts'

const call = callUsing<{
  documents: Documents
  previews: Previews
  draftPages: DraftPages
  messages: Messages
}>()

const timestamp = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .describe('A time in the past or in the future.')

const days = z
  .int()
  .min(1)
  .max(30)
  .describe(
    'The number of days for which a link to share is valid. Without it, the link is valid for an hour and not for sharing.',
  )

const made = z.object({
  id: z.string(),
  url: z.string().describe('Path and query on the site.'),
  expiresAt: z.string(),
})

function responseOf(path: string, { id, token, expiresAt }: NewPreview) {
  return reply(201, { id, url: `${path}?preview=${token}`, expiresAt })
}

const ofDocument = call('POST /api/documents/{type}/{id}/preview', {
  summary: 'Creates a preview link to the drafts of a document in one language.',
  may: 'documents.read',
  isAutomatic: true, // an open editor renews its link
  params: z.object({ type: z.string(), id: z.string() }),
  body: z.strictObject({ locale: siteLocale, at: timestamp.optional(), days: days.optional() }),
  responses: { 201: made, problems: ['not_found', 'invalid_request'] },
  run: async ({ documents, previews, actor, params, body }) => {
    const document = await documents.read({ actor, ...params })
    const type = documents.types[document.type]
    const { layers, id } = document
    const data = { ...layers[shared].data, ...layers[body.locale].data }
    const path = type && draftPath(type, id, body.locale, data)
    if (path === undefined) throw new Problem('not_found')
    const draft = { type: document.type, id, locale: body.locale }
    return responseOf(path, await previews.open(actor, { draft, at: body.at, days: body.days }))
  },
})

const draftPage = call('POST /api/documents/{type}/{id}/preview/page', {
  summary: 'Renders the page of a draft with changes that are not saved. Nothing is stored.',
  may: 'documents.read',
  params: z.object({ type: z.string(), id: z.string() }),
  body: z.strictObject({
    locale: siteLocale,
    layers: z
      .partialRecord(siteLayer, data)
      .optional()
      .describe('The changed fields by layer: of the language, and `*`. Other languages have no effect.'),
    at: timestamp.optional(),
  }),
  bodyLimit: 5_000_000,
  worksOnFullDisk: true,
  responses: {
    200: z.object({
      page: z
        .string()
        .nullable()
        .describe(
          'The page as in `{path}/_payload.json`, serialised with `devalue`. Null if a text has errors.',
        ),
      errors: savedResponse.shape.errors,
    }),
    problems: ['not_found', 'invalid_request'],
  },
  run: async ({ draftPages, messages, actor, params, body, visitor }) => {
    const { locale, layers: changes = {}, at } = body
    const rendered = await draftPages.render({ actor, ...params, locale, changes, at })
    return reply(200, withMessages(rendered, visitor.locale, messages))
  },
})

const blocks = call('POST /api/previews/blocks', {
  summary: 'Renders blocks of a text as the site shows them now. Nothing is stored.',
  may: 'documents.read',
  body: z.strictObject({
    locale: siteLocale,
    source: z.string().min(1).max(20_000).describe('A text in MDX with blocks.'),
  }),
  worksOnFullDisk: true,
  responses: {
    200: z.object({
      html: z
        .string()
        .nullable()
        .describe('The element `main` of a page with these blocks. Null if the text has errors.'),
      errors: savedResponse.shape.errors,
    }),
    problems: ['invalid_request'],
  },
  run: async ({ draftPages, messages, actor, body, visitor }) => {
    const rendered = await draftPages.renderBlocks({ actor, ...body })
    return reply(200, withMessages(rendered, visitor.locale, messages))
  },
})

const ofSite = call('POST /api/previews', {
  summary:
    'Creates a preview link to the whole site at a time in the past or future. It is valid for an hour.',
  may: 'documents.read',
  body: z.strictObject({ at: timestamp, locale: siteLocale.optional() }),
  responses: { 201: made, problems: ['invalid_request'] },
  run: async ({ previews, actor, body }) =>
    responseOf(
      localizedPath(body.locale ?? defaultLocale(), '/'),
      await previews.open(actor, { at: body.at }),
    ),
})

const ofPublishSet = call('POST /api/publish-sets/{set}/preview', {
  summary: 'Creates a preview link to the site as it will be with a publish set. It is valid for an hour.',
  may: 'documents.read',
  params: z.object({ set: z.string() }),
  body: z.strictObject({ locale: siteLocale.optional() }),
  responses: { 201: made, problems: ['not_found', 'invalid_request'] },
  run: async ({ documents, previews, actor, params: { set }, body }) => {
    const { items } = await documents.publishSets.read({ actor, id: set })
    const path = await firstPath(documents, actor, items, body.locale)
    return responseOf(path, await previews.open(actor, { set }))
  },
})

/** The first page among documents, or the home page. */
async function firstPath(
  documents: Documents,
  actor: Actor,
  items: SetResponse['items'],
  preferred: Locale | undefined,
): Promise<string> {
  for (const { type: name, id, layers: named } of items) {
    const locales = named.map(({ layer }) => layer).filter(isLocale)
    const locale = locales.find((code) => code === preferred) ?? locales[0]
    const type = documents.types[name]
    if (type === undefined || locale === undefined) continue
    const { layers } = await documents.read({ actor, type: name, id })
    const path = draftPath(type, id, locale, { ...layers[shared].data, ...layers[locale].data })
    if (path !== undefined) return path
  }
  return localizedPath(preferred ?? defaultLocale(), '/')
}

const list = call('GET /api/previews', {
  summary: 'Lists your previews, newest first. Users who manage users see all previews.',
  may: 'documents.read',
  token: 'refused',
  query: z.object({
    document: z.string().max(100).optional().describe('The id of a document.'),
    shared: z
      .enum(['true', 'false'])
      .optional()
      .describe('Only links to share, or only previews of the editor. Default: both.'),
  }),
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          type: z.string().nullable().describe('Null for the whole site.'),
          document: z.string().nullable(),
          locale: z.string().nullable(),
          at: z.string().nullable().describe('The time that the preview shows. Null for now.'),
          isShared: z.boolean(),
          createdAt: z.string(),
          createdBy: z.string(),
          expiresAt: z.string(),
        }),
      ),
    }),
  },
  run: async ({ previews, actor, query: { document, shared } }) =>
    reply(200, {
      items: [...(await previews.list(actor, { document, isShared: shared && shared === 'true' }))],
    }),
})

const close = call('DELETE /api/previews/{id}', {
  summary: 'Deletes a preview. Its link then shows the public site.',
  may: 'documents.read',
  params: z.object({ id: z.string() }),
  responses: { 204: null, problems: ['not_found'] },
  async run({ previews, actor, params }) {
    await previews.close(actor, params.id)
    return reply(204, undefined)
  },
})

export const previewCalls = [ofDocument, draftPage, blocks, ofSite, ofPublishSet, list, close] as const
