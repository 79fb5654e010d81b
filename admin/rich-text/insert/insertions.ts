/** Insertions: all Markdown blocks, images and components that can be inserted into a text. */
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed, vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import type { IconName } from '@cyanotype/ui/icons/resolve.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wrapIn } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { kindOfProp } from '../component-forms/prop-field.tsx'
import { schema } from '../schema/schema.ts'
import { insertBlocks, insertInline, setBlock, toggleList } from '../toolbar/text-commands.ts'
import type { BlockPicture } from './block-pictures.ts'
import { blockPictures } from './block-pictures.ts'

/** The effect of an entry: a command, or a prompt for more input. */
export type Insertion =
  | { readonly kind: 'act'; readonly command: Command; readonly component?: string }
  | { readonly kind: 'ask'; readonly component: string }
  | { readonly kind: 'picture' | 'gallery' }

export interface InsertItem {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly keywords: readonly string[]
  readonly icon: IconName
  /** A drawing of the block, instead of the icon. */
  readonly picture?: BlockPicture
  readonly group: string
  readonly insertion: Insertion
}

const { nodes } = schema

const markdown = [
  ['heading2', msg`Heading 2`, ['heading', 'h2', '##'], 'heading', setBlock('heading2')],
  ['heading3', msg`Heading 3`, ['subheading', 'h3', '###'], 'subheading', setBlock('heading3')],
  ['bulletList', msg`Bulleted list`, ['bullets', 'ul', '-'], 'list', toggleList(nodes.bulletList)],
  ['orderedList', msg`Numbered list`, ['ordered', 'ol', '1.'], 'list-ordered', toggleList(nodes.orderedList)],
  ['blockquote', msg`Block quote`, ['quote', 'blockquote', '>'], 'quote', wrapIn(nodes.blockquote)],
  ['table', msg`Table`, ['table', 'grid', '|'], 'table', insertBlocks([newTable(3, 3)])],
  ['codeBlock', msg`Code`, ['code', 'pre', '```'], 'code', setBlock('codeBlock')],
  [
    'thematicBreak',
    msg`Divider`,
    ['rule', 'hr', '---'],
    'minus',
    insertBlocks([nodes.thematicBreak.create()]),
  ],
] as const

const components: readonly (Component & { readonly icon: IconName })[] = Object.values(vocabulary)

/** Parts are inserted with their parent, and figures with an image. */
const offered = components.filter(
  ({ parents, editor }) => parents === undefined && editor.fromLibrary !== 'image',
)

/** `hasBlocks`: whether the text may contain blocks. */
export function insertItemsIn(i18n: I18n, hasBlocks: boolean): readonly InsertItem[] {
  const group = i18n._(msg`Text`)
  const blocks = markdown.map(([id, label, keywords, icon, command]): InsertItem => {
    return { id, label: i18n._(label), keywords, icon, group, insertion: { kind: 'act', command } }
  })
  const picture: InsertItem = {
    id: 'picture',
    label: i18n._(msg`Image from library`),
    keywords: ['picture', 'image', 'photo', 'upload'],
    icon: 'image',
    group,
    insertion: { kind: 'picture' },
  }
  return [
    ...blocks,
    picture,
    ...(hasBlocks ? drawn.map((component) => blockItemOf(i18n, component)) : []),
    ...offered
      .filter((component) => component.isBlock !== true && !(hasBlocks && isDrawn(component)))
      .map((component) => insertItemOf(i18n, component)),
  ]
}

const isDrawn = ({ name }: Component) => blockPictures.has(name)

const drawn = [...blockPictures.keys()].flatMap((name) => offered.find((one) => one.name === name) ?? [])

function blockItemOf(i18n: I18n, component: (typeof components)[number]): InsertItem {
  const item = insertItemOf(i18n, component)
  const picture = blockPictures.get(component.name)
  return { ...item, group: i18n._(msg`Blocks`), ...(picture && { picture }) }
}

/** Other words by which authors look for a component. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Accordions: ['faq', 'questions', 'answers'],
  CallToAction: ['cta', 'banner', 'button'],
  Embed: ['youtube', 'vimeo', 'mastodon', 'openstreetmap', 'figma', 'video', 'map', 'post'],
  Form: ['survey', 'registration', 'questionnaire', 'fields'],
  Hero: ['header', 'title', 'landing'],
  MapLink: ['address', 'location', 'place'],
  People: ['team', 'staff', 'portraits'],
  Statistics: ['numbers', 'figures', 'facts'],
  Timeline: ['history', 'events', 'dates'],
}

function insertItemOf(i18n: I18n, component: (typeof components)[number]): InsertItem {
  const { name, label, help, icon } = component
  return {
    id: name,
    label: i18n._(label),
    note: i18n._(help),
    keywords: [name, label.message, ...(synonyms[name] ?? [])],
    icon,
    group: i18n._(msg`Components`),
    insertion: insertionOf(i18n, component),
  }
}

function insertionOf(i18n: I18n, { name, editor }: Component): Insertion {
  if (editor.fromLibrary === 'gallery') return { kind: 'gallery' }
  if (needsInput(name)) return { kind: 'ask', component: name }
  return { kind: 'act', command: insertComponent(i18n, name), component: name }
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

/** Returns the name of a component for its first text, such as `Tab 1`. */
type NameOf = (component: Component) => string

/** Creates a component with its required parts and placeholder text. */
export function newComponent(
  name: string,
  nameOf: NameOf,
  props: Readonly<Record<string, unknown>> = {},
  number = 1,
): Node | undefined {
  const component = componentNamed(name)
  const type = nodes[name]
  if (component === undefined || type === undefined) return undefined
  const attributes = { ...placeholderText(component, `${nameOf(component)} ${number}`), ...props }
  const content = contentOf(component, nameOf)
  return content === undefined ? undefined : type.createChecked(attributes, content)
}

/** A required title needs a placeholder. */
function placeholderText({ schema: props }: Component, text: string): Record<string, unknown> {
  const requiredTexts = Object.entries(props).filter(([name, schema]) => {
    return kindOfProp(name, schema).kind === 'words' && !schema.safeParse(undefined).success
  })
  return Object.fromEntries(requiredTexts.map(([name]) => [name, text]))
}

function contentOf(component: Component, nameOf: NameOf): readonly Node[] | undefined {
  const { content, editor } = component
  const name = nameOf(component)
  if (typeof content !== 'string') {
    const [part] = content
    if (part === undefined) return undefined
    const parts = Array.from({ length: editor.initialParts ?? 1 }, (_, index) =>
      newComponent(part, nameOf, {}, index + 1),
    )
    return parts.every((one) => one !== undefined) ? parts : undefined
  }
  switch (content) {
    case 'blocks':
      return [nodes.paragraph.create()]
    case 'text':
      return [schema.text(name)]
    case 'code':
      // A title can only follow a language.
      return [nodes.codeBlock.create({ language: 'text', meta: `title="${name.replaceAll('"', '')}"` })]
    case 'list':
      return [nodes.bulletList.create(null, nodes.listItem.create(null, nodes.paragraph.create()))]
    case 'table':
      return [newTable(2, 2)]
    default:
      return []
  }
}

function newTable(rows: number, columns: number): Node {
  const row = (line: number) => {
    const type = line === 0 ? nodes.tableHeader : nodes.tableCell
    return nodes.tableRow.create(
      null,
      Array.from({ length: columns }, () => type.create()),
    )
  }
  return nodes.table.create(
    null,
    Array.from({ length: rows }, (_, line) => row(line)),
  )
}

/** Whether a required prop needs input first, such as a URL or an image. */
function needsInput(name: string): boolean {
  const component = componentNamed(name)
  return Object.entries(component?.schema ?? {}).some(([prop, schema]) => {
    const { kind } = kindOfProp(prop, schema)
    return (
      !schema.safeParse(undefined).success && (kind === 'link' || kind === 'picture' || kind === 'address')
    )
  })
}
