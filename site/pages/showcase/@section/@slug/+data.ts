import { isShowcaseSection } from '@cyanotype/content/model/index.ts'
import { render } from 'vike/abort'
import { navItems } from '../../../../context/nav-links.ts'
import { sectionLabel } from '../../../../context/showcase-sections.ts'
import { firstWorks } from '../../../../features/showcase/work.ts'
import { readText } from '../../../../features/text/text-cache.ts'
import type { PageRequest } from '../../../../rendering/page-request.ts'

const related = 3

export type WorkData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams }: PageRequest) {
  const { section, slug = '' } = routeParams
  const work = isShowcaseSection(section) ? await reader.bySlug('showcase', locale, slug) : undefined
  // This section has no such page. The server redirects to the right one.
  if (!isShowcaseSection(section) || work?.data.section !== section) throw render(404)
  const { body, cover, gallery, links, seo } = work.data
  const picture = async (id: string | null) => (id === null ? undefined : reader.media(id, locale))
  const [text, coverPicture, shared, pictures, items, others] = await Promise.all([
    body.trim() === '' ? undefined : readText(body, reader, locale, { document: work, field: 'body' }),
    picture(cover),
    picture(seo.image),
    Promise.all(gallery.map(picture)),
    navItems(links, reader, locale),
    firstWorks(section, reader, locale, related + 1),
  ])
  return {
    ...{ work, section, text, ways: items },
    label: await sectionLabel(section, reader, locale),
    cover: coverPicture,
    sharedPicture: shared ?? coverPicture,
    gallery: pictures.filter((one) => one !== undefined),
    related: others.filter(({ id }) => id !== work.id).slice(0, related),
  }
}
