/** Converts MDX to the editor document: blocks and components become nodes, all else source blocks. */
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node } from 'prosemirror-model'
import { isInlineComponent } from '../schema/component-nodes.ts'
import { schema } from '../schema/schema.ts'
import { inlineFromTree, readProps } from './inline-from-mdx.ts'
import type { ParseContext } from './read-context.ts'
import { parseContextOf } from './read-context.ts'

const { nodes } = schema

export function nodesFromTree(children: readonly RootContent[]): readonly Node[] {
  return blocksFrom(children, parseContextOf({ type: 'root', children: [...children] }))
}

function blocksFrom(children: readonly RootContent[], context: ParseContext): readonly Node[] {
  return children.flatMap((child) => blockFrom(child, context))
}

/** Usually one node. A paragraph that contains only block components becomes these components. */
export function blockFrom(node: RootContent, context: ParseContext): readonly Node[] {
  switch (node.type) {
    case 'paragraph':
      return (
        onlyComponents(node, context) ?? [
          nodes.paragraph.create(null, [...inlineFromTree(node.children, context)]),
        ]
      )
    case 'heading':
      return [
        inOneLine(
          nodes.heading.create({ depth: node.depth }, [...inlineFromTree(node.children, context)]),
          node,
        ),
      ]
    case 'blockquote':
      return [nodes.blockquote.create(null, filled(node.children, context))]
    case 'list':
      return [listFrom(node, context)]
    case 'code':
      return [
        nodes.codeBlock.create(
          { language: node.lang ?? null, meta: node.meta ?? null },
          node.value === '' ? null : schema.text(node.value),
        ),
      ]
    case 'thematicBreak':
      return [nodes.thematicBreak.create()]
    case 'table':
      return [tableFrom(node, context)]
    case 'footnoteDefinition':
      return [
        nodes.footnoteDefinition.create(
          { label: node.label ?? node.identifier },
          filled(node.children, context),
        ),
      ]
    case 'mdxJsxFlowElement':
      return [componentFrom(node, context) ?? sourceBlock(node)]
    default:
      return [sourceBlock(node)]
  }
}

function sourceBlock(node: RootContent): Node {
  return nodes.source.create({ source: formatBlock(node) })
}

/** A heading with content that one line cannot contain stays as source. */
function inOneLine(heading: Node, written: RootContent): Node {
  try {
    heading.check()
    return heading
  } catch {
    return sourceBlock(written)
  }
}

/** A container has at least one block to type in. */
function filled(children: readonly RootContent[], context: ParseContext): Node[] {
  const blocks = blocksFrom(children, context)
  return blocks.length === 0 ? [nodes.paragraph.create()] : [...blocks]
}

function listFrom(node: List, context: ParseContext): Node {
  const items = node.children.map((item) => itemFrom(item, context))
  const spread = node.spread ?? false
  return node.ordered
    ? nodes.orderedList.create({ spread, start: node.start ?? 1 }, items)
    : nodes.bulletList.create({ spread }, items)
}

function itemFrom(item: ListItem, context: ParseContext): Node {
  const { checked = null, spread } = item
  return nodes.listItem.create({ checked, spread: spread ?? false }, filled(item.children, context))
}

function tableFrom(table: Table, context: ParseContext): Node {
  const width = Math.max(...table.children.map((row) => row.children.length))
  const rows = table.children.map((row, index) => {
    const type = index === 0 ? nodes.tableHeader : nodes.tableCell
    const cells = Array.from({ length: width }, (_, column) =>
      type.create({ align: table.align?.[column] ?? null }, [
        ...inlineFromTree(row.children[column]?.children ?? [], context),
      ]),
    )
    return nodes.tableRow.create(null, cells)
  })
  return nodes.table.create(null, rows)
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** `undefined` when the component, one of its props or its content is not allowed. */
function componentFrom(element: Element, context: ParseContext): Node | undefined {
  const component = componentNamed(element.name ?? '')
  const type = nodes[element.name ?? '']
  const props = readProps(element, component)
  if (component === undefined || type === undefined || props === undefined) return undefined
  if (isInlineComponent(component)) {
    return element.type === 'mdxJsxFlowElement' ? textBlockOf(element, context) : undefined
  }
  const children = blocksInside(element, context)
  if (type.isLeaf) return children.length === 0 ? type.create(props) : undefined
  const content = children.length === 0 ? emptyContent(component) : [...children]
  return type.validContent(type.create(props, content).content) ? type.create(props, content) : undefined
}

/** A place to type in a component that was saved before it had content. */
function emptyContent({ content }: Component): Node[] {
  const paragraph = nodes.paragraph.create()
  if (content === 'list') return [nodes.bulletList.create(null, nodes.listItem.create(null, paragraph))]
  return content === 'blocks' ? [paragraph] : []
}

/** An inline component on its own lines becomes a paragraph that contains it. */
function textBlockOf(element: MdxJsxFlowElement, context: ParseContext): Node | undefined {
  const [only, ...others] = element.children
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const inline: MdxJsxTextElement = { ...element, type: 'mdxJsxTextElement', children: only.children }
  const inlineNodes = inlineFromTree([inline], context)
  return inlineNodes.some(({ type }) => type === nodes.inlineSource)
    ? undefined
    : nodes.paragraph.create(null, [...inlineNodes])
}

/** Text between tags on one line becomes a paragraph. */
function blocksInside(element: Element, context: ParseContext): readonly Node[] {
  if (element.type === 'mdxJsxFlowElement') return blocksFrom(element.children, context)
  if (element.children.length === 0) return []
  return blockFrom({ type: 'paragraph', children: element.children }, context)
}

/** Like the site, lifts components out of a paragraph that contains nothing else. */
function onlyComponents({ children }: Paragraph, context: ParseContext): readonly Node[] | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const components = parts.map((part) =>
    part.type === 'mdxJsxTextElement' ? componentFrom(part, context) : undefined,
  )
  return components.length > 0 && components.every((one) => one !== undefined) ? components : undefined
}
