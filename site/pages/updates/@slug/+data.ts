import { render } from 'vike/abort'
import { readText } from '../../../features/text/text-cache.ts'
import { dateOf, readTagNames, relatedTo, toLines } from '../../../features/updates/update-line.ts'
import type { PageRequest } from '../../../rendering/page-request.ts'

export type UpdateData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams }: PageRequest) {
  const update = await reader.bySlug('updates', locale, routeParams.slug ?? '')
  if (update === undefined) throw render(404)
  const { body, cover, seo, tags } = update.data
  const [text, nameTag, { before, after }, related, picture, shared] = await Promise.all([
    readText(body, reader, locale, { document: update, field: 'body' }),
    readTagNames(reader, locale),
    reader.neighbours('updates', locale, update.id),
    relatedTo(update, reader, locale),
    cover === null ? undefined : reader.media(cover, locale),
    seo.image === null ? undefined : reader.media(seo.image, locale),
  ])
  return {
    ...{ update, text, tags: tags.map(nameTag), date: dateOf(update) },
    ...{ newer: before, older: after },
    related: await toLines(related, reader, locale),
    cover: picture,
    sharedPicture: shared ?? picture,
  }
}
