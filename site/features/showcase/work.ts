/** A work of the showcase in lists. */
import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { ShowcaseSection } from '@cyanotype/content/model/collections/showcase.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Work {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly section: ShowcaseSection
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
  return { id, path, title, summary, section, artists, year, cover: picture }
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

/** Labels of the showcase sections, in order. */
export type { ShowcaseSection }

export const sectionLabels: Readonly<Record<ShowcaseSection, MessageDescriptor>> = {
  documentary: msg`Documentary`,
  'digital-zine': msg`Digital zine`,
  'research-manual': msg`Research manual`,
  'digital-artworks': msg`Digital artworks`,
  'artist-spotlights': msg`Artist spotlights`,
}

export const showcaseSections: readonly ShowcaseSection[] = [
  'documentary',
  'digital-zine',
  'research-manual',
  'digital-artworks',
  'artist-spotlights',
]

export function isSection(name: string | undefined): name is ShowcaseSection {
  return showcaseSections.some((one) => one === name)
}

export const sectionPath = (section: ShowcaseSection) => `/showcase/${section}`
