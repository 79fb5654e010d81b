/** Composed pages: the home page, and the pages with the lists of partners, showcase and updates. */

import { single } from '../collection.ts'
import { group, heroFields, list, mdx, media, seo, text } from '../fields/index.ts'
import type { Message } from '../message-descriptor.ts'
import type { ShowcaseSection } from '../site-sections.ts'
import { showcaseSections } from '../site-sections.ts'
import { singleNames } from './single-names.ts'

/** Fields of composed pages: a hero with an image, and sections. */
export function pageFields() {
  return {
    hero: heroFields(),
    picture: media({
      label: /*i18n*/ { id: 'page.picture', message: 'Hero image' },
    }),
    sections: mdx({
      label: /*i18n*/ { id: 'page.sections', message: 'Sections' },
      help: /*i18n*/ { id: 'page.sections.help', message: 'Content below the hero.' },
      localized: true,
      searchable: true,
    }),
    seo: seo(),
  }
}

/** Home page: a hero and sections, or blocks instead of them. */
export const home = single('home', {
  label: singleNames.home,
  page: '/',
  fields: {
    ...pageFields(),
    body: mdx({
      label: /*i18n*/ { id: 'home.body', message: 'Blocks' },
      help: /*i18n*/ {
        id: 'home.body.help',
        message: 'Blocks replace the hero and all sections of the home page. Leave this empty to keep them.',
      },
      localized: true,
      searchable: true,
      hasBlocks: true,
    }),
  },
})

/** Page with the list of partners. */
export const partnersPage = single('partners-page', {
  label: singleNames['partners-page'],
  page: '/partners',
  fields: pageFields(),
})

const introduction = (label: Message) => text({ label, lines: 'many', maxLength: 400 })

const introductions = {
  documentary: introduction(showcaseSections.documentary),
  'digital-zine': introduction(showcaseSections['digital-zine']),
  'research-manual': introduction(showcaseSections['research-manual']),
  'digital-artworks': introduction(showcaseSections['digital-artworks']),
  'artist-spotlights': introduction(showcaseSections['artist-spotlights']),
} satisfies Record<ShowcaseSection, unknown>

/** Showcase page: links to the five sections, with the introduction of each. */
export const showcasePage = single('showcase-page', {
  label: singleNames['showcase-page'],
  page: '/showcase',
  fields: {
    ...pageFields(),
    introductions: group(introductions, {
      label: /*i18n*/ { id: 'showcase-page.introductions', message: 'Section introductions' },
      help: /*i18n*/ {
        id: 'showcase-page.introductions.help',
        message: 'One or two sentences below each section name.',
      },
      localized: true,
      searchable: true,
    }),
  },
})

/** Page with the list of updates. */
export const updatesPage = single('updates-page', {
  label: singleNames['updates-page'],
  page: '/updates',
  fields: {
    ...pageFields(),
    // A tag is the same in all languages, so that links to it are. Only its label is translated.
    tagNames: list(
      group(
        {
          tag: text({
            label: /*i18n*/ { id: 'updates-page.tag', message: 'Tag' },
            required: true,
            maxLength: 40,
          }),
          name: text({
            label: /*i18n*/ { id: 'updates-page.tagName', message: 'Display name' },
            required: true,
            maxLength: 40,
          }),
        },
        { label: /*i18n*/ { id: 'updates-page.namedTag', message: 'Tag name' } },
      ),
      {
        label: /*i18n*/ { id: 'updates-page.tagNames', message: 'Tag names in this language' },
        help: /*i18n*/ {
          id: 'updates-page.tagNames.help',
          message: 'Tags that are not in this list are shown unchanged.',
        },
        localized: true,
        maxItems: 200,
      },
    ),
  },
})
