/** Converts editor blocks to a Markdown tree and to formatted source. */
import type { Marker } from '@cyanotype/content/mdx/write/format-mdx.ts'
import { formatBlock, verbatim } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { AlignType, BlockContent, DefinitionContent, List, ListItem, TableRow } from 'mdast'
import type { Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'
import { attributesOf, treeFromInline } from './inline-to-mdx.ts'

const { nodes } = schema

/** The formatted source of a block, or an empty string when there is nothing to write. */
export function formatNode(node: Node, marker?: Marker): string {
  if (node.type === nodes.source) return String(node.attrs.source)
  const tree = treeFromBlock(node)
  return tree === undefined ? '' : formatBlock(tree, marker)
}

type Block = BlockContent | DefinitionContent

/** `undefined` when nothing is left to write: an empty paragraph is only a place to type. */
function treeFromBlock(node: Node): Block | undefined {
  const { type, attrs } = node
  switch (type) {
    case nodes.paragraph: {
      const children = treeFromInline(node)
      return children.length === 0 ? undefined : { type: 'paragraph', children }
    }
    case nodes.heading:
      return { type: 'heading', depth: attrs.depth, children: treeFromInline(node, 'one') }
    case nodes.blockquote: {
      const children = inside(node)
      return children.length === 0 ? undefined : { type: 'blockquote', children }
    }
    case nodes.bulletList:
      return listWith({ type: 'list', ordered: false, spread: attrs.spread, children: itemsOf(node) })
    case nodes.orderedList:
      return listWith({
        type: 'list',
        ordered: true,
        start: attrs.start,
        spread: attrs.spread,
        children: itemsOf(node),
      })
    case nodes.codeBlock:
      return { type: 'code', lang: attrs.language, meta: attrs.meta, value: node.textContent }
    case nodes.thematicBreak:
      return { type: 'thematicBreak' }
    case nodes.table:
      return { type: 'table', align: alignsOf(node), children: rowsOf(node) }
    case nodes.footnoteDefinition: {
      const label = String(attrs.label)
      return { type: 'footnoteDefinition', identifier: label, label, children: inside(node) }
    }
    case nodes.source:
      return verbatim(attrs.source)
    default:
      return {
        type: 'mdxJsxFlowElement',
        name: type.name,
        attributes: attributesOf(node),
        children: inside(node),
      }
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}

function inside(node: Node): Block[] {
  return childrenOf(node)
    .map(treeFromBlock)
    .filter((block) => block !== undefined)
}

/** A list with only empty items is a place to type and not written. */
function listWith(list: List): List | undefined {
  return list.children.some(({ children }) => children.length > 0) ? list : undefined
}

function itemsOf(list: Node): ListItem[] {
  return childrenOf(list).map((item) => {
    const children = inside(item)
    const spread = item.attrs.spread || children.slice(1).some(needsBlankLineBefore)
    return { type: 'listItem', checked: item.attrs.checked, spread, children }
  })
}

/**
 * A quote that starts with a list may need a blank line before it: only a list with text and number one can
 * interrupt a paragraph.
 */
function needsBlankLineBefore(block: Block): boolean {
  if (block.type !== 'blockquote') return false
  const [first] = block.children
  if (first?.type !== 'list') return first !== undefined && needsBlankLineBefore(first)
  return (first.ordered === true && first.start !== 1) || first.children[0]?.children.length === 0
}

function alignsOf(table: Node): AlignType[] {
  return childrenOf(table.child(0)).map(({ attrs }) => attrs.align)
}

function rowsOf(table: Node): TableRow[] {
  return childrenOf(table).map((row) => ({
    type: 'tableRow',
    children: childrenOf(row).map((cell) => ({ type: 'tableCell', children: treeFromInline(cell, 'one') })),
  }))
}
