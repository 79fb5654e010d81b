/** Sections of the site that administrators can switch off. The name of a section is its path. */
import type { Message } from './message-descriptor.ts'

/** The sections of the showcase in their default order. Each is a part of the URLs in it. */
export const showcaseSections = {
  documentary: /*i18n*/ { id: 'showcase.section.documentary', message: 'Documentary' },
  'digital-zine': /*i18n*/ { id: 'showcase.section.digital-zine', message: 'Digital zine' },
  'research-manual': /*i18n*/ { id: 'showcase.section.research-manual', message: 'Research manual' },
  'digital-artworks': /*i18n*/ { id: 'showcase.section.digital-artworks', message: 'Digital artworks' },
  'artist-spotlights': /*i18n*/ { id: 'showcase.section.artist-spotlights', message: 'Artist spotlights' },
} as const

export type ShowcaseSection = keyof typeof showcaseSections

export const showcaseSectionNames = Object.keys(showcaseSections).filter(isShowcaseSection)

export function isShowcaseSection(name: string | undefined): name is ShowcaseSection {
  return name !== undefined && Object.hasOwn(showcaseSections, name)
}

/** Every section by its path without the slash. */
export const siteSections = {
  updates: /*i18n*/ { id: 'section.updates', message: 'Updates' },
  showcase: /*i18n*/ { id: 'section.showcase', message: 'Showcase' },
  'showcase/documentary': showcaseSections.documentary,
  'showcase/digital-zine': showcaseSections['digital-zine'],
  'showcase/research-manual': showcaseSections['research-manual'],
  'showcase/digital-artworks': showcaseSections['digital-artworks'],
  'showcase/artist-spotlights': showcaseSections['artist-spotlights'],
  partners: /*i18n*/ { id: 'section.partners', message: 'Partners' },
  docs: /*i18n*/ { id: 'section.docs', message: 'Documentation' },
  search: /*i18n*/ { id: 'section.search', message: 'Search' },
  contact: /*i18n*/ { id: 'section.contact', message: 'Contact' },
} as const satisfies Readonly<Record<string, Message>>

export type SiteSection = keyof typeof siteSections

/** The sections that are switched off in the settings. */
export type HiddenSections = readonly (SiteSection | null)[]

/** Whether a path without locale prefix is in no section that is switched off. */
export function isPathOn(hidden: HiddenSections, path: string): boolean {
  return !hidden.some((name) => name !== null && isIn(`/${name}`, path))
}

/** The page of the section, a page below it, or another form of one of them: `/docs.md`. */
function isIn(section: string, path: string): boolean {
  return path.startsWith(section) && ['', '/', '.', '?', '#'].includes(path.charAt(section.length))
}

/** A section of the showcase as the settings of one language name it. */
export interface NamedSection {
  readonly section: ShowcaseSection | null
  readonly name: string
}

/** Every section of the showcase once, first those in the order of the settings. An empty name is the default. */
export function orderedSections(
  chosen: readonly NamedSection[],
): readonly (NamedSection & { readonly section: ShowcaseSection })[] {
  const all = [...chosen, ...showcaseSectionNames.map((section) => ({ section, name: '' }))]
  const seen = new Map<ShowcaseSection, string>()
  for (const { section, name } of all) if (section !== null && !seen.has(section)) seen.set(section, name)
  return [...seen].map(([section, name]) => ({ section, name: name.trim() }))
}
