/** Insertions: all Markdown blocks, images and components that can be inserted into a text. */
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import type { IconName } from '@cyanotype/ui/icons/resolve.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wrapIn } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import { insertBlocks, insertInline, setBlock, toggleList } from '../toolbar/text-commands.ts'
import { needsInput, newComponent, newTable } from './new-component.ts'

/** The effect of an entry: a command, or a prompt for more input. */
export type Insertion =
  | { readonly kind: 'act'; readonly command: Command }
  | { readonly kind: 'ask'; readonly component: string }
  | { readonly kind: 'picture' | 'gallery' }

export interface InsertItem {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly keywords: readonly string[]
  readonly icon: IconName
  readonly group: string
  readonly insertion: Insertion
}

const { nodes } = schema

const markdown = [
  ['heading2', msg`Heading`, ['heading', 'h2', '##'], 'heading', setBlock('heading2')],
  ['heading3', msg`Smaller heading`, ['subheading', 'h3', '###'], 'subheading', setBlock('heading3')],
  ['bulletList', msg`List`, ['bullets', 'ul', '-'], 'list', toggleList(nodes.bulletList)],
  ['orderedList', msg`Numbered list`, ['ordered', 'ol', '1.'], 'list-ordered', toggleList(nodes.orderedList)],
  ['blockquote', msg`Quotation`, ['quote', 'blockquote', '>'], 'quote', wrapIn(nodes.blockquote)],
  ['table', msg`Table`, ['table', 'grid', '|'], 'table', insertBlocks([newTable(3, 3)])],
  ['codeBlock', msg`Code`, ['code', 'pre', '```'], 'code', setBlock('codeBlock')],
  [
    'thematicBreak',
    msg`Line between two parts`,
    ['rule', 'hr', '---'],
    'minus',
    insertBlocks([nodes.thematicBreak.create()]),
  ],
] as const

const components: readonly (Component & { readonly icon: IconName })[] = Object.values(vocabulary)

export function insertItemsIn(i18n: I18n): readonly InsertItem[] {
  const group = i18n._(msg`Text`)
  const blocks = markdown.map(([id, label, keywords, icon, command]): InsertItem => {
    return { id, label: i18n._(label), keywords, icon, group, insertion: { kind: 'act', command } }
  })
  const picture: InsertItem = {
    id: 'picture',
    label: i18n._(msg`Picture from the library`),
    keywords: ['picture', 'image', 'photo', 'upload'],
    icon: 'image',
    group,
    insertion: { kind: 'picture' },
  }
  // Parts are inserted with their parent, and figures with an image.
  return [
    ...blocks,
    picture,
    ...components
      .filter((component) => component.parents === undefined && component.editor.fromLibrary !== 'image')
      .map((component) => insertItemOf(i18n, component)),
  ]
}

function insertItemOf(i18n: I18n, component: (typeof components)[number]): InsertItem {
  const { name, label, help, icon } = component
  return {
    id: name,
    label: i18n._(label),
    note: i18n._(help),
    keywords: [name, label.message],
    icon,
    group: i18n._(msg`Components`),
    insertion: insertionOf(i18n, component),
  }
}

function insertionOf(i18n: I18n, { name, editor }: Component): Insertion {
  if (editor.fromLibrary === 'gallery') return { kind: 'gallery' }
  if (needsInput(name)) return { kind: 'ask', component: name }
  return { kind: 'act', command: insertComponent(i18n, name) }
}

export function insertComponent(
  i18n: I18n,
  name: string,
  props: Readonly<Record<string, unknown>> = {},
): Command {
  return (state, dispatch, view) => {
    const node = newComponent(name, ({ label }) => i18n._(label), props)
    if (node === undefined) return false
    return (node.isInline ? insertInline(node) : insertBlocks([node]))(state, dispatch, view)
  }
}
