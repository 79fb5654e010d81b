/** Blocks of pages that list content of the site: updates, works of the showcase and partners. */
import { z } from 'zod'
import { showcaseSectionNames } from '../../model/site-sections.ts'
import { box, defineComponent, textSchema } from './define-component.ts'

const because = 'The site lists its content in a section.'

/** As many as fit on a page that shows more than a list. */
const countSchema = z.number().int().min(1).max(12)

/** How many updates, or works of one section, a block lists unless its author says so. */
export const defaultCount = 3

export const LatestUpdates = defineComponent({
  name: 'LatestUpdates',
  label: /*i18n*/ { id: 'mdx.LatestUpdates', message: 'Latest updates' },
  help: /*i18n*/ { id: 'mdx.LatestUpdates.help', message: 'The newest updates, of all tags or of one.' },
  schema: { title: textSchema.optional(), count: countSchema.optional(), tag: textSchema.optional() },
  content: 'nothing',
  isBlock: true,
  icon: 'rss',
  editor: { frame: () => box('content-block') },
  render: { component: 'Section', because },
})

export const ShowcaseRow = defineComponent({
  name: 'ShowcaseRow',
  label: /*i18n*/ { id: 'mdx.ShowcaseRow', message: 'Showcase row' },
  help: /*i18n*/ {
    id: 'mdx.ShowcaseRow.help',
    message: 'Works of the showcase: the first of each section, or the first of one.',
  },
  schema: {
    title: textSchema.optional(),
    section: z.enum(showcaseSectionNames).optional(),
    count: countSchema.optional(),
  },
  content: 'nothing',
  isBlock: true,
  icon: 'image',
  editor: { frame: () => box('content-block') },
  render: { component: 'Section', because },
})

export const Partners = defineComponent({
  name: 'Partners',
  label: /*i18n*/ { id: 'mdx.Partners', message: 'Partners' },
  help: /*i18n*/ { id: 'mdx.Partners.help', message: 'The logos of all partners.' },
  schema: { title: textSchema.optional() },
  content: 'nothing',
  isBlock: true,
  icon: 'bookmark',
  editor: { frame: () => box('content-block') },
  render: { component: 'Section', because },
})
