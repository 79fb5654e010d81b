/** Labels of pasted footnotes: a label that the text has already is replaced by the next free number. */
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'
import { footnoteName, namesIn } from '../view/missing-definitions.ts'

const { footnoteDefinition, footnoteReference } = schema.nodes

export const isFootnote = (block: Node) => block.type === footnoteDefinition

export function withFreeLabels(blocks: readonly Node[], doc: Node): readonly Node[] {
  const taken = new Set(namesIn(doc))
  const labels = new Map<string, string>()
  for (const { attrs } of blocks.filter(isFootnote)) {
    let label = String(attrs.label)
    for (let number = 1; taken.has(footnoteName(label)); number += 1) label = String(number)
    taken.add(footnoteName(label))
    labels.set(footnoteName(attrs.label), label)
  }
  return labels.size === 0 ? blocks : blocks.map((block) => relabelled(block, labels))
}

function relabelled(node: Node, labels: ReadonlyMap<string, string>): Node {
  const content = Fragment.from(node.children.map((child) => relabelled(child, labels)))
  if (node.type !== footnoteDefinition && node.type !== footnoteReference)
    return node.isLeaf ? node : node.copy(content)
  const label = labels.get(footnoteName(node.attrs.label)) ?? node.attrs.label
  return node.type.create({ label }, content, node.marks)
}
