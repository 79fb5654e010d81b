import type { Published } from '@cyanotype/content/render.ts'
import type { PageContextServer } from 'vike/types'
import { readText } from '../../text/printable.ts'
import { toLine } from '../../updates/update-line.ts'

const shown = 4

export type HomeData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale }: PageContextServer) {
  const home = (await reader.single('home', locale))?.data
  const { items } = await reader.list('updates', locale, { limit: shown })
  const { featured, others } = setApart(items)
  const picture = home?.picture ?? null
  return {
    home,
    sections: home?.sections ? await readText(home.sections) : undefined,
    picture: picture === null ? undefined : await reader.media(picture, locale),
    featured: featured && (await toLine(featured, reader, locale)),
    updates: await Promise.all(others.map((item) => toLine(item, reader, locale))),
  }
}

/** The newest update that is marked as featured stands large before the others. */
function setApart(updates: readonly Published<'updates'>[]) {
  const featured = updates.find((update) => update.data.featured)
  return { featured, others: updates.filter((update) => update !== featured) }
}
