/** The call that opens the drafts of a document to whoever gets the address. */
import { localizedPath } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { locale } from '../documents/answers.ts'
import { call, reply } from '../http/call.ts'
import { Problem } from '../http/problems.ts'

const newPreview = call('POST /api/documents/{type}/{id}/preview', {
  summary: 'Makes an address that shows the drafts of a document in one language for an hour.',
  may: 'documents.read',
  params: z.object({ type: z.string(), id: z.string() }),
  body: z.strictObject({ locale }),
  answers: {
    201: z.object({ url: z.string().describe('Path and query, on the site itself.') }),
    problems: ['not_found', 'invalid_request'],
  },
  run: async ({ documents, previews, actor, params, body }) => {
    const document = await documents.read({ actor, ...params })
    const type = documents.types[document.type]
    if (type?.page === undefined) throw new Problem('not_found')
    const slug = type.slug === undefined ? '' : document.layers[body.locale].data[type.slug]
    const token = previews.tokenFor({ ...params, ...body, user: actor.id })
    // A draft may have no address yet: its id stands in for it.
    const path = type.page.replace('{slug}', encodeURIComponent(String(slug || document.id)))
    return reply(201, { url: `${localizedPath(body.locale, path)}?preview=${token}` })
  },
})

export const previewCalls = [newPreview] as const
