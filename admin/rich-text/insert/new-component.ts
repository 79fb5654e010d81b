/** Creates a component with its required parts and placeholder text. */
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Node } from 'prosemirror-model'
import { kindOfProp } from '../component-forms/prop-kind.ts'
import { schema } from '../schema/schema.ts'

/** Returns the name of a component for its first text, such as `Tab 1`. */
export type NameOf = (component: Component) => string

const { nodes } = schema

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
  const required = Object.entries(props).filter(([name, schema]) => {
    return kindOfProp(name, schema).kind === 'words' && !schema.safeParse(undefined).success
  })
  return Object.fromEntries(required.map(([name]) => [name, text]))
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
      return [nodes.codeBlock.create({ meta: `title="${name.replaceAll('"', '')}"` })]
    case 'list':
      return [nodes.bulletList.create(null, nodes.listItem.create(null, nodes.paragraph.create()))]
    case 'table':
      return [newTable(2, 2)]
    default:
      return []
  }
}

export function newTable(rows: number, columns: number): Node {
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
export function needsInput(name: string): boolean {
  const component = componentNamed(name)
  return Object.entries(component?.schema ?? {}).some(([prop, schema]) => {
    const { kind } = kindOfProp(prop, schema)
    return (
      !schema.safeParse(undefined).success && (kind === 'link' || kind === 'picture' || kind === 'address')
    )
  })
}
