import { defaultLocale, localeCodes, mediaId } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { call, reply } from '../http/call.ts'

const picture = z.object({
  id: mediaId,
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string().describe('What it shows, for those who cannot see it.'),
  caption: z.string(),
})

export const mediaCalls = [
  call('GET /api/media', {
    summary: 'Lists the pictures of the library, the newest first.',
    may: 'documents.read',
    query: z.object({ locale: z.enum(localeCodes).default(defaultLocale) }),
    answers: { 200: z.object({ items: z.array(picture) }) },
    async run({ query, media }) {
      return reply(200, { items: [...(await media.list(query.locale))] })
    },
  }),
] as const
