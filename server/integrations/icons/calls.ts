/** API call for icons by name, in the Iconify format. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { iconSet } from './fetch-icons.ts'
import type { Icons } from './index.ts'

const call = callUsing<{ icons: Icons }>()

const maxNames = 200

export const iconCalls = [
  call('GET /api/_nuxt_icon/{collection}', {
    summary: 'Returns icons of a collection by name, in Iconify format.',
    may: 'anyone',
    params: z.object({
      collection: z
        .string()
        .transform((name) => name.replace(/\.json$/, ''))
        .describe('`cyanotype`, with or without `.json`. Others need `ICON_FALLBACK_URL`.'),
    }),
    query: z.object({
      icons: z
        .string()
        .max(5_000)
        .transform((list) => list.split(',').filter((name) => name !== ''))
        .refine((names) => names.length > 0 && names.length <= maxNames)
        .describe(`Names separated by commas, at most ${maxNames}.`),
    }),
    responses: { 200: iconSet, problems: ['not_found', 'invalid_query', 'icon_service_failed'] },
    async run({ icons, params, query }) {
      const { set, etag, lastModified } = await icons.find(params.collection, query.icons)
      return reply(200, set, {
        headers: {
          etag,
          ...(lastModified && { 'last-modified': lastModified.toUTCString() }),
          'cache-control': 'public, max-age=3600, s-maxage=604800, stale-while-revalidate=604800',
        },
      })
    },
  }),
] as const
