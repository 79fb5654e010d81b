/** Components of authors that arrange several things: cards, steps, tables, definitions and files. */
import { box, defineComponent, fixed, line, linkSchema, textSchema } from './define-component.ts'

export const CardGrid = defineComponent({
  name: 'CardGrid',
  label: /*i18n*/ { id: 'mdx.CardGrid', message: 'Cards' },
  help: /*i18n*/ { id: 'mdx.CardGrid.help', message: 'Cards side by side in a grid.' },
  schema: {},
  content: ['Card'],
  icon: 'document',
  editor: { frame: () => box('card-grid'), initialParts: 2 },
  render: 'CardGrid',
})

export const Card = defineComponent({
  name: 'Card',
  label: /*i18n*/ { id: 'mdx.Card', message: 'Card' },
  help: /*i18n*/ { id: 'mdx.Card.help', message: 'A title, a short text and an optional link.' },
  schema: { title: textSchema, href: linkSchema.optional(), label: textSchema.optional() },
  content: 'blocks',
  icon: 'document',
  editor: {
    frame: ({ title, label }) => ({
      ...box('card', { 'data-variant': 'framed' }, 'article'),
      above: [
        'div',
        fixed('card-text'),
        ...(label ? [line('card-label', label)] : []),
        line('card-title', title),
      ],
      body: ['div', 'card-body card-text'],
    }),
  },
  render: 'Card',
})

export const Steps = defineComponent({
  name: 'Steps',
  label: /*i18n*/ { id: 'mdx.Steps', message: 'Steps' },
  help: /*i18n*/ { id: 'mdx.Steps.help', message: 'Numbered instructions, one step after another.' },
  schema: {},
  content: ['Step'],
  icon: 'list-ordered',
  editor: { frame: () => box('steps', { role: 'list' }, 'ol') },
  render: 'Steps',
})

export const Step = defineComponent({
  name: 'Step',
  label: /*i18n*/ { id: 'mdx.Step', message: 'Step' },
  help: /*i18n*/ { id: 'mdx.Step.help', message: 'One step, with a title that can be linked to.' },
  schema: { title: textSchema },
  content: 'blocks',
  parents: ['Steps'],
  icon: 'list-ordered',
  editor: {
    frame: ({ title }) => ({
      ...box('step', {}, 'li'),
      above: line('step-title', title),
      body: ['div', 'step-body'],
    }),
  },
  render: 'Step',
})

export const Table = defineComponent({
  name: 'Table',
  label: /*i18n*/ { id: 'mdx.Table', message: 'Table with caption' },
  help: /*i18n*/ { id: 'mdx.Table.help', message: 'A table with a caption above it.' },
  schema: { caption: textSchema },
  content: 'table',
  icon: 'table',
  editor: {
    frame: ({ caption }) => ({ ...box('captioned-table'), above: line('table-caption', caption) }),
  },
  render: {
    component: 'CaptionedTable',
    because: 'Table of `ui` is the element itself, which is what a table in Markdown becomes.',
  },
})

export const Definitions = defineComponent({
  name: 'Definitions',
  label: /*i18n*/ { id: 'mdx.Definitions', message: 'Definitions' },
  help: /*i18n*/ { id: 'mdx.Definitions.help', message: 'A list of terms and their meanings.' },
  schema: {},
  content: ['Definition'],
  icon: 'bookmark',
  editor: { frame: () => box('definition-list') },
  render: {
    component: 'DefinitionList',
    because: 'Authors write the plural of the part, as for Tabs and Steps.',
  },
})

export const Definition = defineComponent({
  name: 'Definition',
  label: /*i18n*/ { id: 'mdx.Definition', message: 'Definition' },
  help: /*i18n*/ { id: 'mdx.Definition.help', message: 'One term and its meaning.' },
  schema: { term: textSchema },
  content: 'blocks',
  parents: ['Definitions'],
  icon: 'bookmark',
  editor: {
    frame: ({ term }) => ({
      ...box('definition'),
      above: line('definition-term', term),
      body: ['div', 'definition-meaning'],
    }),
  },
  render: 'Definition',
})

export const FileTree = defineComponent({
  name: 'FileTree',
  label: /*i18n*/ { id: 'mdx.FileTree', message: 'File tree' },
  help: /*i18n*/ {
    id: 'mdx.FileTree.help',
    message: 'Shows a list as folders and files. Bold items are highlighted.',
  },
  schema: {},
  content: 'list',
  icon: 'folder',
  editor: { frame: () => box('file-tree') },
  render: 'FileTree',
})
