/** What can be done to a component as a whole, wherever the caret is in it, and to a piece of source. */
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection } from 'prosemirror-state'
import { isSourceBlock } from '../source-blocks/source-block-commands.ts'

/** A component, found anew: whoever acts on it may come late. */
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

/** A picture in a line is told what it shows as a figure is. */
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
    // What would be left empty, and must not be, goes with the last that it held.
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

/** Its parts stay where they were: what stands between the tags of a few words, the blocks of a callout, all tabs. */
export const unwrapComponent = (at: number): Command =>
  command(at, (node, tr) => {
    const inner = contentOf(node)
    const $at = tr.doc.resolve(at)
    if (inner.size === 0 || !$at.parent.canReplace($at.index(), $at.index() + 1, inner)) return undefined
    tr.replaceWith(at, at + node.nodeSize, inner)
    return tr.setSelection(Selection.near(tr.doc.resolve(at + 1)))
  })

function contentOf(node: Node): Fragment {
  const isOfParts = Array.isArray(componentNamed(node.type.name)?.holds)
  if (!isOfParts) return node.content
  return Fragment.from(node.children.flatMap((child) => [...child.content.content]))
}

/** Past the block before or after it. */
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

export const addPart = (at: number, part: Node): Command =>
  command(at, (node, tr) => {
    const end = at + node.nodeSize - 1
    if (!node.canReplaceWith(node.childCount, node.childCount, part.type)) return undefined
    tr.insert(end, part)
    return select(tr, end)
  })

/** Into it where one can write there, else as a whole. */
function select(tr: Transaction, at: number): Transaction {
  const node = tr.doc.nodeAt(at)
  const isWritten = node !== null && !node.isAtom && !node.isLeaf
  const inside = isWritten ? Selection.findFrom(tr.doc.resolve(at), 1, true) : null
  return tr.setSelection(inside ?? NodeSelection.create(tr.doc, at))
}

/** What may be added to it: the first kind of part that it holds. */
export function partOf(name: string): string | undefined {
  const holds: Component['holds'] | undefined = componentNamed(name)?.holds
  return typeof holds === 'object' ? holds[0] : undefined
}
