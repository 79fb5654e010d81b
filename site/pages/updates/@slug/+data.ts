import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { dateOf } from '../../../updates/update-line.ts'

export type UpdateData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams }: PageContextServer) {
  const update = await reader.bySlug('updates', locale, routeParams.slug ?? '')
  if (update === undefined) throw render(404)
  const { cover } = update.data
  return {
    update,
    date: dateOf(update),
    cover: cover === null ? undefined : await reader.media(cover, locale),
  }
}
