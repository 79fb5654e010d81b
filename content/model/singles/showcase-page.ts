/** Showcase page: links to the five sections, with the introduction of each. */

import { single } from '../collection.ts'
import type { ShowcaseSection } from '../collections/showcase.ts'
import { showcaseSections } from '../collections/showcase.ts'
import { group, text } from '../fields/index.ts'
import type { Message } from '../message-descriptor.ts'
import { pageFields } from './page-fields.ts'
import { singleNames } from './single-names.ts'

const introduction = (label: Message) => text({ label, lines: 'many', maxLength: 400 })

const introductions = {
  documentary: introduction(showcaseSections.documentary),
  'digital-zine': introduction(showcaseSections['digital-zine']),
  'research-manual': introduction(showcaseSections['research-manual']),
  'digital-artworks': introduction(showcaseSections['digital-artworks']),
  'artist-spotlights': introduction(showcaseSections['artist-spotlights']),
} satisfies Record<ShowcaseSection, unknown>

export const showcasePage = single('showcase-page', {
  label: singleNames['showcase-page'],
  page: '/showcase',
  fields: {
    ...pageFields(),
    introductions: group(introductions, {
      label: /*i18n*/ { id: 'showcase-page.introductions', message: 'Introductions of the sections' },
      help: /*i18n*/ {
        id: 'showcase-page.introductions.help',
        message: 'A sentence or two under the name of each section.',
      },
      localized: true,
      searchable: true,
    }),
  },
})
