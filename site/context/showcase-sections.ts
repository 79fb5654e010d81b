/** The sections of the showcase with their names, in order. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, ShowcaseSection } from '@cyanotype/content/model/index.ts'
import { isPathOn, orderedSections } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hiddenSectionsIn } from './hidden-sections.ts'
import { messagesOf } from './site-messages.ts'

export interface ShownSection {
  readonly section: ShowcaseSection
  readonly label: string
}

/** The sections of the showcase that are not switched off. */
export async function showcaseSectionsIn(reader: Reader, locale: Locale): Promise<readonly ShownSection[]> {
  const hidden = await hiddenSectionsIn(reader)
  const sections = await namedSections(reader, locale)
  return sections.filter(({ section }) => isPathOn(hidden, sectionPath(section)))
}

/** The name of a section in this language. */
export async function sectionLabel(
  section: ShowcaseSection,
  reader: Reader,
  locale: Locale,
): Promise<string> {
  const sections = await namedSections(reader, locale)
  return sections.find((one) => one.section === section)?.label ?? section
}

async function namedSections(reader: Reader, locale: Locale): Promise<readonly ShownSection[]> {
  const chosen = (await readSettings(reader, locale))?.data.showcaseSections ?? []
  const messages = messagesOf(locale)
  return orderedSections(chosen).map(({ section, name }) => ({
    section,
    label: name || messages._(sectionLabels[section]),
  }))
}

const sectionLabels: Readonly<Record<ShowcaseSection, MessageDescriptor>> = {
  documentary: msg`Documentary`,
  'digital-zine': msg`Digital zine`,
  'research-manual': msg`Research manual`,
  'digital-artworks': msg`Digital artworks`,
  'artist-spotlights': msg`Artist spotlights`,
}

export const sectionPath = (section: ShowcaseSection) => `/showcase/${section}`
