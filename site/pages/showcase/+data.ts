import { showcaseSectionsIn } from '../../context/showcase-sections.ts'
import { readComposed } from '../../features/composed-pages/composed-page.tsx'
import { firstWorks } from '../../features/showcase/work.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const shown = 3

export type ShowcaseData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale }: PageRequest) {
  const shownSections = await showcaseSectionsIn(reader, locale)
  const sections = shownSections.map(async ({ section, label }) => ({
    ...{ section, label },
    works: await firstWorks(section, reader, locale, shown),
  }))
  return {
    composed: await readComposed('showcase-page', reader, locale),
    sections: await Promise.all(sections),
  }
}
