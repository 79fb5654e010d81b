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
  const told = { ...placeholderText(component, `${nameOf(component)} ${number}`), ...props }
  const content = contentOf(component.holds, nameOf, nameOf(component))
  return content === undefined ? undefined : type.createChecked(told, content)
}

/** A required title needs a placeholder. */
function placeholderText({ props }: Component, words: string): Record<string, unknown> {
  const required = Object.entries(props).filter(([name, schema]) => {
    return kindOfProp(name, schema).kind === 'words' && !schema.safeParse(undefined).success
  })
  return Object.fromEntries(required.map(([name]) => [name, words]))
}

/** Components that show one of several parts start with two. */
const pairs: ReadonlySet<string> = new Set(['Tab', 'Card'])

function contentOf(holds: Component['holds'], nameOf: NameOf, name: string): readonly Node[] | undefined {
  if (typeof holds !== 'string') {
    const [part] = holds
    if (part === undefined) return undefined
    const numbers = pairs.has(part) ? [1, 2] : [1]
    const parts = numbers.map((number) => newComponent(part, nameOf, {}, number))
    return parts.every((one) => one !== undefined) ? parts : undefined
  }
  switch (holds) {
    case 'blocks':
      return [nodes.paragraph.create()]
    case 'words':
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
  return Object.entries(component?.props ?? {}).some(([prop, schema]) => {
    const { kind } = kindOfProp(prop, schema)
    return (
      !schema.safeParse(undefined).success && (kind === 'link' || kind === 'picture' || kind === 'address')
    )
  })
}
