/** Components of authors around passages of text: callouts, quotes, tabs and accordions. */
import { z } from 'zod'
import { box, defineComponent, fixed, line, linkSchema, nameSchema, textSchema } from './define-component.ts'

export const Callout = defineComponent({
  name: 'Callout',
  label: /*i18n*/ { id: 'mdx.Callout', message: 'Callout' },
  help: /*i18n*/ {
    id: 'mdx.Callout.help',
    message: 'Highlights a note, tip or warning.',
  },
  schema: {
    tone: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'success']).optional(),
    title: textSchema.optional(),
  },
  content: 'blocks',
  icon: 'info',
  editor: {
    frame: ({ tone, title }) => ({
      ...box('callout', { 'data-tone': String(tone ?? 'note') }, 'aside'),
      above: line('callout-title', title),
      body: ['div', 'callout-body'],
    }),
  },
  render: 'Callout',
})

export const Quote = defineComponent({
  name: 'Quote',
  label: /*i18n*/ { id: 'mdx.Quote', message: 'Quote' },
  help: /*i18n*/ { id: 'mdx.Quote.help', message: 'A quotation with its author and source.' },
  schema: { author: textSchema.optional(), source: textSchema.optional(), href: linkSchema.optional() },
  content: 'blocks',
  icon: 'quote',
  editor: {
    frame: ({ author, source }) => ({
      ...box('quote', {}, 'figure'),
      body: ['blockquote', 'quote-text'],
      below: author || source ? quoteOrigin(author, source) : undefined,
    }),
  },
  render: 'Quote',
})

function quoteOrigin(author: unknown, source: unknown) {
  return [
    'figcaption',
    fixed('quote-origin'),
    ...(author ? [['span', {}, String(author)] as const] : []),
    ...(source ? [['cite', {}, String(source)] as const] : []),
  ] as const
}

export const Tabs = defineComponent({
  name: 'Tabs',
  label: /*i18n*/ { id: 'mdx.Tabs', message: 'Tabs' },
  help: /*i18n*/ { id: 'mdx.Tabs.help', message: 'Content in tabs. Readers see one tab at a time.' },
  schema: {
    label: textSchema.optional(),
    group: nameSchema.optional(),
    defaultValue: nameSchema.optional(),
  },
  content: ['Tab'],
  icon: 'folder',
  editor: { frame: () => box('editor-tabs'), initialParts: 2 },
  render: 'Tabs',
})

export const Tab = defineComponent({
  name: 'Tab',
  label: /*i18n*/ { id: 'mdx.Tab', message: 'Tab' },
  help: /*i18n*/ { id: 'mdx.Tab.help', message: 'One tab, with its label and content.' },
  schema: { label: textSchema, value: nameSchema.optional() },
  content: 'blocks',
  parents: ['Tabs'],
  icon: 'folder',
  editor: {
    frame: ({ label }) => ({
      ...box('editor-tab'),
      above: line('editor-tab-name', label),
      body: ['div', 'editor-tab-body'],
    }),
  },
  render: 'Tab',
})

export const CodeGroup = defineComponent({
  name: 'CodeGroup',
  label: /*i18n*/ { id: 'mdx.CodeGroup', message: 'Code tabs' },
  help: /*i18n*/ {
    id: 'mdx.CodeGroup.help',
    message: 'Code blocks in tabs. The title of each block is its tab label.',
  },
  schema: { label: textSchema.optional(), group: nameSchema.optional() },
  content: 'code',
  icon: 'code',
  editor: { frame: () => box('editor-codegroup') },
  render: 'CodeGroup',
})

/** The component of `ui` that has the name Accordion needs a script. */
const accordionBecause = 'Disclosure folds without script, as a text has to.'

export const Accordions = defineComponent({
  name: 'Accordions',
  label: /*i18n*/ { id: 'mdx.Accordions', message: 'Accordion group' },
  help: /*i18n*/ { id: 'mdx.Accordions.help', message: 'Several accordions that belong together.' },
  schema: {},
  content: ['Accordion'],
  icon: 'chevrons',
  editor: { frame: () => box('disclosure-group') },
  render: { component: 'DisclosureGroup', because: accordionBecause },
})

export const Accordion = defineComponent({
  name: 'Accordion',
  label: /*i18n*/ { id: 'mdx.Accordion', message: 'Accordion' },
  help: /*i18n*/ {
    id: 'mdx.Accordion.help',
    message: 'A section that expands and collapses under its title.',
  },
  schema: { title: textSchema, open: z.boolean().optional() },
  content: 'blocks',
  icon: 'chevron-down',
  editor: {
    frame: ({ title }) => ({
      ...box('disclosure'),
      above: line('disclosure-title', title),
      body: ['div', 'disclosure-body'],
    }),
  },
  render: { component: 'Disclosure', because: accordionBecause },
})
