/**
 * When the definition of links and images is deleted, they keep their URL. When a footnote is deleted, its references
 * are, too. Otherwise the page would show `[label][]` and `[^1]` as text.
 */
import { nodesOf } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { Definition } from 'mdast'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'

const { nodes, marks } = schema

export function missingDefinitionsPlugin(): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, state) {
      const own = transactions.filter((tr) => tr.docChanged && tr.getMeta('addToHistory') !== false)
      if (own.length === 0) return null
      const defined = namesIn(state.doc)
      const missing = new Set([...namesIn(before.doc)].filter((name) => !defined.has(name)))
      // What is cut may be inserted elsewhere.
      if (own.some((tr) => tr.getMeta('uiEvent') === 'cut'))
        for (const name of missing) if (name.startsWith('^')) missing.delete(name)
      return missing.size === 0 ? null : withoutNames(state, missing, before.doc)
    },
  })
}

function withoutNames(
  { doc, tr }: EditorState,
  missing: ReadonlySet<string>,
  before: Node,
): Transaction | null {
  const references: number[] = []
  const definitions = definitionsIn(before).filter(({ identifier }) => missing.has(nameOf(identifier)))
  doc.descendants((node, at) => {
    const image = imageWithUrl(node, definitions)
    if (image !== undefined) tr.replaceWith(at, at + 1, image)
    if (node.type === nodes.footnoteReference && missing.has(footnoteName(node.attrs.label)))
      references.push(at)
    const link = marks.link.isInSet(node.marks)
    if (typeof link?.attrs.label !== 'string' || !missing.has(nameOf(link.attrs.label))) return
    const { href, title } = link.attrs
    tr.addMark(at, at + node.nodeSize, marks.link.create({ href, title }))
  })
  for (const at of references.toReversed()) tr.delete(at, at + 1)
  return tr.docChanged ? tr : null
}

function definitionsIn(doc: Node): readonly Definition[] {
  const found: Definition[] = []
  doc.descendants(({ type, attrs }) => {
    if (type !== nodes.source || !String(attrs.source).includes(']:')) return
    for (const node of nodesOf(attrs.source)) if (node.type === 'definition') found.push(node)
  })
  return found
}

/** The image of a reference such as `![alt][label]`, with the URL of one of the definitions. */
export function imageWithUrl(node: Node, definitions: readonly Definition[]): Node | undefined {
  const source = String(node.attrs.source)
  const isReference = node.type === nodes.inlineSource && source.startsWith('![')
  if (!isReference || definitions.length === 0) return undefined
  const [root] = nodesOf([source, ...definitions.map((one) => formatBlock(one))].join('\n\n'))
  const block = root?.type === 'root' ? root.children[0] : undefined
  const [reference, ...others] = block?.type === 'paragraph' ? block.children : []
  if (reference?.type !== 'imageReference' || others.length > 0) return undefined
  const definition = definitions.find(({ identifier }) => identifier === reference.identifier)
  if (definition === undefined) return undefined
  const { url: src, title = null } = definition
  return nodes.image.create({ src, alt: reference.alt ?? '', title }, null, node.marks)
}

/** Names are compared like those of Markdown, where case and spaces do not matter. */
export const nameOf = (label: string) =>
  label
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase()
export const footnoteName = (label: unknown) => `^${nameOf(String(label))}`

export function namesIn(doc: Node): ReadonlySet<string> {
  return new Set(doc.children.flatMap(namesInBlock))
}

/** A block never changes: an edit creates another one. */
const blockNames = new WeakMap<Node, readonly string[]>()

function namesInBlock(block: Node): readonly string[] {
  const cached = blockNames.get(block)
  if (cached !== undefined) return cached
  const names = namesOf(block)
  block.descendants((node) => {
    names.push(...namesOf(node))
  })
  blockNames.set(block, names)
  return names
}

function namesOf({ type, attrs }: Node): string[] {
  if (type === nodes.footnoteDefinition) return [footnoteName(attrs.label)]
  return type === nodes.source && String(attrs.source).includes(']:') ? namesInSource(attrs.source) : []
}

function namesInSource(source: string): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (node.type === 'footnoteDefinition') return [footnoteName(node.identifier)]
    return node.type === 'definition' ? [nameOf(node.identifier)] : []
  })
}
