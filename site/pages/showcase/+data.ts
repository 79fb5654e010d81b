import { readComposed } from '../../features/composed-pages/composed-page.ts'
import { showcaseSections } from '../../features/showcase/section-words.ts'
import { firstWorks } from '../../features/showcase/work.ts'
import type { PageRequest } from '../../rendering/page-context.ts'

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
