import { readComposed } from '../../features/composed-pages/composed-page.tsx'
import { firstWorks, showcaseSections } from '../../features/showcase/work.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const shown = 3

export type ShowcaseData = Awaited<ReturnType<typeof data>>

export async function data({ reader, locale }: PageRequest) {
  const sections = showcaseSections.map(async (section) => ({
    section,
    works: await firstWorks(section, reader, locale, shown),
  }))
  return {
    composed: await readComposed('showcase-page', reader, locale),
    sections: await Promise.all(sections),
  }
}
