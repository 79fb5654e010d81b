/** Applies a new text from outside: replaces only blocks that differ, so the caret stays. */
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'

export function replaceBlocks(state: EditorState, next: Node): Transaction {
  const { doc, tr } = state
  const shortest = Math.min(doc.childCount, next.childCount)
  let start = 0
  while (start < shortest && doc.child(start).eq(next.child(start))) start += 1
  let tail = 0
  while (
    tail < shortest - start &&
    doc.child(doc.childCount - 1 - tail).eq(next.child(next.childCount - 1 - tail))
  ) {
    tail += 1
  }
  const from = startOf(doc, start)
  const to = startOf(doc, doc.childCount - tail)
  const added = next.children.slice(start, next.childCount - tail)
  return from === to && added.length === 0 ? tr : tr.replaceWith(from, to, added)
}

/** The position of a block in the document. */
export function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((place, block) => place + block.nodeSize, 0)
}
