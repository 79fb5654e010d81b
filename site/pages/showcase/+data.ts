import { readComposed } from '../../composed/composed-page.ts'
import type { PageRequest } from '../../page-context.ts'
import { showcaseSections } from '../../showcase/section-words.ts'
import { firstWorks } from '../../showcase/work.ts'

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
