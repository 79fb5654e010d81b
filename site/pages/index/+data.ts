import type { PageContextServer } from 'vike/types'
import { toLine } from '../../updates/update-line.ts'

const shown = 4

export type HomeData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale }: PageContextServer) {
  const home = (await reader.single('home', locale))?.data
  const { items } = await reader.list('updates', locale, { limit: shown })
  const featuredFirst = items.toSorted(
    (one, other) => Number(other.data.featured) - Number(one.data.featured),
  )
  const picture = home?.picture ?? null
  return {
    home,
    picture: picture === null ? undefined : await reader.media(picture, locale),
    updates: await Promise.all(featuredFirst.map((item) => toLine(item, reader, locale))),
  }
}
