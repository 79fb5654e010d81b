/** A work of the showcase in lists. */
import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, ShowcaseSection } from '@cyanotype/content/model/index.ts'
import { sectionLabel, sectionPath } from '../../context/showcase-sections.ts'

export interface Work {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The name of its section. */
  readonly section: string
  readonly artists: readonly string[]
  readonly year: number | null
  readonly cover: Picture | undefined
}

/** A work without a section has no page and is in no list. */
export async function toWorks(
  items: readonly Published<'showcase'>[],
  reader: Reader,
  locale: Locale,
): Promise<readonly Work[]> {
  const works = await Promise.all(items.map((item) => toWork(item, reader, locale)))
  return works.filter((work) => work !== undefined)
}

async function toWork(
  { id, data }: Published<'showcase'>,
  reader: Reader,
  locale: Locale,
): Promise<Work | undefined> {
  const { title, slug, summary, section, artists, year, cover } = data
  if (section === null) return undefined
  const path = `${sectionPath(section)}/${encodeURIComponent(slug)}`
  const picture = cover === null ? undefined : await reader.media(cover, locale)
  const label = await sectionLabel(section, reader, locale)
  return { id, path, title, summary, section: label, artists, year, cover: picture }
}

/** The first works of a section in their configured order. */
export async function firstWorks(
  section: ShowcaseSection,
  reader: Reader,
  locale: Locale,
  limit: number,
): Promise<readonly Work[]> {
  const { items } = await reader.list('showcase', locale, { limit, where: { section } })
  return toWorks(items, reader, locale)
}
