/** Labels of the showcase sections, in order. */
import type { ShowcaseSection } from '@cyanotype/content/model/collections/showcase.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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
