import { isShowcaseSection } from '@cyanotype/content/model/index.ts'
import { render } from 'vike/abort'
import { sectionLabel, showcaseSectionsIn } from '../../../context/showcase-sections.ts'
import { toWorks } from '../../../features/showcase/work.ts'
import type { PageRequest } from '../../../rendering/page-request.ts'

const perPage = 24

export type SectionData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale, routeParams, urlParsed }: PageRequest) {
  const { section } = routeParams
  if (!isShowcaseSection(section)) throw render(404)
  const { after, before } = urlParsed.search
  const [page, { items, next, previous }] = await Promise.all([
    reader.single('showcase-page', locale),
    reader.list('showcase', locale, { limit: perPage, where: { section }, after, before }),
  ])
  // An invalid cursor gives an empty list, which is not a page.
  if (items.length === 0 && (after ?? before) !== undefined) throw render(404)
  return {
    section,
    label: await sectionLabel(section, reader, locale),
    sections: await showcaseSectionsIn(reader, locale),
    page,
    introduction: page?.data.introductions[section] ?? '',
    works: await toWorks(items, reader, locale),
    ...{ next, previous, further: cursorQuery(after, before) },
  }
}

/** The query of a page after the first. */
function cursorQuery(after: string | undefined, before: string | undefined): string | undefined {
  if (after !== undefined) return `?after=${encodeURIComponent(after)}`
  return before === undefined ? undefined : `?before=${encodeURIComponent(before)}`
}
