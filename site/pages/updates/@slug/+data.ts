import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { readText } from '../../../text/printable.ts'
import { dateOf } from '../../../updates/update-line.ts'

export type UpdateData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams }: PageContextServer) {
  const update = await reader.bySlug('updates', locale, routeParams.slug ?? '')
  if (update === undefined) throw render(404)
  const { body, cover } = update.data
  return {
    update,
    text: await readText(body),
    date: dateOf(update),
    cover: cover === null ? undefined : await reader.media(cover, locale),
  }
}
