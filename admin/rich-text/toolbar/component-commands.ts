/** Component commands: change a component around the caret or a source block as a whole. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection } from 'prosemirror-state'
import { isSourceBlock } from '../source-blocks/source-block-commands.ts'

/** Reads the component at its position again, because the document may have changed. */
function command(at: number, change: (node: Node, tr: Transaction) => Transaction | undefined): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null || !(isSourceBlock(node) || componentNamed(node.type.name))) return false
    const tr = change(node, state.tr)
    if (tr === undefined) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export type Props = Readonly<Record<string, unknown>>

/** Also sets the alt text of an inline image. */
export function setNodeAttributes(at: number, props: Props): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null) return false
    dispatch?.(state.tr.setNodeMarkup(at, null, { ...node.attrs, ...props }))
    return true
  }
}

export const removeComponent = (at: number): Command =>
  command(at, (node, tr) => {
    const $at = tr.doc.resolve(at)
    const isLastOfParent = $at.parent.childCount === 1 && $at.depth > 0 && !canBeEmpty($at.parent)
    // A parent that must not be empty is removed with its last child.
    const from = isLastOfParent ? $at.before() : at
    const to = isLastOfParent ? $at.after() : at + node.nodeSize
    tr.delete(from, to)
    return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))))
  })

const canBeEmpty = (node: Node) => node.type.validContent(Fragment.empty)

export const duplicateComponent = (at: number): Command =>
  command(at, (node, tr) => {
    const after = at + node.nodeSize
    tr.insert(after, node)
    return select(tr, after)
  })

/** Replaces a component by its content: inline content, the blocks of a callout or all tabs. */
export const unwrapComponent = (at: number): Command =>
  command(at, (node, tr) => {
    const inner = contentOf(node)
    const $at = tr.doc.resolve(at)
    if (inner.size === 0 || !$at.parent.canReplace($at.index(), $at.index() + 1, inner)) return undefined
    tr.replaceWith(at, at + node.nodeSize, inner)
    return tr.setSelection(Selection.near(tr.doc.resolve(at + 1)))
  })

function contentOf(node: Node): Fragment {
  const isOfParts = Array.isArray(componentNamed(node.type.name)?.content)
  if (!isOfParts) return node.content
  return Fragment.from(node.children.flatMap((child) => [...child.content.content]))
}

/** Moves a component past the block before or after it. */
export const moveComponent = (at: number, step: -1 | 1): Command =>
  command(at, (node, tr) => {
    const $at = tr.doc.resolve(at)
    const index = $at.index()
    const other = $at.parent.maybeChild(index + step)
    if (!node.isBlock || other === null) return undefined
    tr.delete(at, at + node.nodeSize)
    const to = step < 0 ? at - other.nodeSize : at + other.nodeSize
    tr.insert(to, node)
    return select(tr, to)
  })

/** Moves the block of the text at the caret, whether a component or a paragraph, past its neighbour. */
export const moveBlock =
  (step: -1 | 1): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const index = selection.$from.index(0)
    const block = doc.maybeChild(index)
    const other = doc.maybeChild(index + step)
    if (block === null || other === null || selection.$to.index(0) !== index) return false
    const at = selection.$from.posAtIndex(index, 0)
    const to = step < 0 ? at - other.nodeSize : at + other.nodeSize
    tr.delete(at, at + block.nodeSize).insert(to, block)
    const moved = Selection.fromJSON(tr.doc, {
      ...selection.toJSON(),
      anchor: selection.anchor + to - at,
      head: selection.head + to - at,
    })
    dispatch?.(tr.setSelection(moved).scrollIntoView())
    return true
  }

export const addPart = (at: number, part: Node): Command =>
  command(at, (node, tr) => {
    const end = at + node.nodeSize - 1
    if (!node.canReplaceWith(node.childCount, node.childCount, part.type)) return undefined
    tr.insert(end, part)
    return select(tr, end)
  })

/** Puts the caret into the node if it has text, or selects it as a whole. */
function select(tr: Transaction, at: number): Transaction {
  const node = tr.doc.nodeAt(at)
  const isWritten = node !== null && !node.isAtom && !node.isLeaf
  const inside = isWritten ? Selection.findFrom(tr.doc.resolve(at), 1, true) : null
  return tr.setSelection(inside ?? NodeSelection.create(tr.doc, at))
}

/** The part that can be added to a component: the first kind that it contains. */
export function partOf(name: string): string | undefined {
  const content = componentNamed(name)?.content
  return typeof content === 'object' ? content[0] : undefined
}
