/**
 * When the definition of links is deleted, the links keep their URL. When a footnote is deleted, its references are, too.
 * Otherwise the page would show `[label][]` and `[^1]` as text.
 */
import { nodesOf } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
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
      return missing.size === 0 ? null : withoutNames(state, missing)
    },
  })
}

function withoutNames({ doc, tr }: EditorState, missing: ReadonlySet<string>): Transaction | null {
  const references: number[] = []
  doc.descendants((node, at) => {
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

/** Names are compared like those of Markdown, where case and spaces do not matter. */
export const nameOf = (label: string) =>
  label
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase()
const footnoteName = (label: unknown) => `^${nameOf(String(label))}`

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
