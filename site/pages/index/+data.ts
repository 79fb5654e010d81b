import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { showcaseSectionsIn } from '../../context/showcase-sections.ts'
import { readBlockText } from '../../features/blocks/read-blocks.ts'
import { readComposed } from '../../features/composed-pages/composed-page.tsx'
import { readPartners } from '../../features/partners/partners.tsx'
import { firstWorks } from '../../features/showcase/work.ts'
import { toLines } from '../../features/updates/update-line.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const shown = 3

export type HomeData = Awaited<ReturnType<typeof data>>

/** Either the blocks of the author, or the fixed sections. */
export async function data({ reader, locale, dynamicPage }: PageRequest) {
  const home = await readComposed('home', reader, locale)
  const { page } = home
  if (page === undefined || page.data.body.trim() === '')
    return { home, blocks: undefined, refused: undefined, sections: await readSections(reader, locale) }
  const blocks = await readBlockText(page.data.body, reader, locale, { document: page, field: 'body' })
  return { home, blocks, refused: dynamicPage?.form, sections: undefined }
}

export type HomeSections = Awaited<ReturnType<typeof readSections>>

async function readSections(reader: Reader, locale: Locale) {
  const [works, featured, newest, partners] = await Promise.all([
    readShowcase(reader, locale),
    reader.list('updates', locale, { limit: 1, where: { featured: 'yes' } }),
    reader.list('updates', locale, { limit: shown + 1 }),
    readPartners(reader, locale),
  ])
  // The newest featured update is shown large before the others.
  const [first] = featured.items
  const others = newest.items.filter(({ id }) => id !== first?.id).slice(0, shown)
  const [featuredLine] = await toLines(featured.items, reader, locale)
  const updates = await toLines(others, reader, locale)
  return { works: works.flat(), featured: featuredLine, updates, partners }
}

/** The first work of each section. */
async function readShowcase(reader: Reader, locale: Locale) {
  const sections = await showcaseSectionsIn(reader, locale)
  return Promise.all(sections.map(({ section }) => firstWorks(section, reader, locale, 1)))
}
