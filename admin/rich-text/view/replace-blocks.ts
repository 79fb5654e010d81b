/** Applies a new text from outside: replaces only blocks that differ, so the caret stays. */
import { hunksBetween } from '@cyanotype/content/mdx/merge/hunks.ts'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'

export function replaceBlocks(state: EditorState, next: Node): Transaction {
  const { doc, tr } = state
  // From the end, so that the positions of earlier blocks stay the same.
  for (const { start, end, from, to } of hunksBetween(keysOf(doc), keysOf(next)).toReversed())
    tr.replaceWith(startOf(doc, start), startOf(doc, end), next.children.slice(from, to))
  return tr
}

/** Equal blocks have equal keys. */
const keysOf = (doc: Node) => doc.children.map((block) => JSON.stringify(block))

/** The position of a block in the document. */
export function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((place, block) => place + block.nodeSize, 0)
}
