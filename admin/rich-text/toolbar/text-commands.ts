/** Text commands of the toolbar. A command returns `false` when it cannot be applied. */
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { Fragment, Slice } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { schema } from '../schema/schema.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import type { SelectionState } from './selection-state.ts'

const { nodes } = schema

export type BlockChoice = Exclude<SelectionState['block'], 'other'>

export function setBlock(choice: BlockChoice): Command {
  if (choice === 'paragraph') return setBlockType(nodes.paragraph)
  const type = choice === 'codeBlock' ? nodes.codeBlock : nodes.heading
  const attributes = choice === 'codeBlock' ? null : { depth: Number(choice.slice(-1)) }
  return (state, dispatch, view) => {
    if (!setBlockType(type, attributes)(state, undefined, view)) return false
    const { tr, selection } = state
    for (const { $from, $to } of selection.ranges) {
      const [from, to] = [tr.mapping.map($from.pos), tr.mapping.map($to.pos)]
      changeBlockType(tr, [from, to], type, attributes)
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/**
 * Line breaks become spaces in a heading and new lines in code, so that the words around them stay separate. Code
 * contains only text, so images and other inline content become their source.
 */
export function changeBlockType(
  tr: Transaction,
  [from, to]: readonly [from: number, to: number],
  type: NodeType,
  attributes: Attrs | null,
): Transaction {
  const isCode = type === nodes.codeBlock
  const done = tr.mapping.maps.length
  tr.doc.nodesBetween(from, to, (block, at) => {
    if (!block.isTextblock) return
    const place = tr.mapping.slice(done).map(at)
    replaceBreaks(tr, block, { at: place, by: isCode ? '\n' : ' ' })
    if (isCode) writeInline(tr, block, place)
  })
  const mapping = tr.mapping.slice(done)
  return tr.setBlockType(mapping.map(from), mapping.map(to), type, attributes)
}

/** Puts the source of inline content in its place. A component with text becomes its text, without its tag. */
function writeInline(tr: Transaction, block: Node, at: number): void {
  const done = tr.mapping.maps.length
  block.forEach((node, offset) => {
    if (node.isText || node.type === nodes.break) return
    const source = node.isLeaf
      ? formattedBlock(nodes.paragraph.create(null, node.mark([])))
      : node.textContent
    const start = tr.mapping.slice(done).map(at + 1 + offset)
    tr.replaceWith(start, start + node.nodeSize, source === '' ? [] : schema.text(source))
  })
}

/** Puts one character in place of each line break of a block, so that all positions stay the same. */
export function replaceBreaks(
  tr: Transaction,
  block: Node,
  { at, by }: { readonly at: number; readonly by: string },
): Transaction {
  block.forEach(({ type, marks }, offset) => {
    const start = at + 1 + offset
    if (type === nodes.break) tr.replaceWith(start, start + 1, schema.text(by, marks))
  })
  return tr
}

export const toggle = (mark: MarkType): Command => toggleMark(mark)

/** Turns blocks into a list, back, or into the other kind of list. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const list = $from.node(depth)
      if (list.type === type) return liftListItem(nodes.listItem)(state, dispatch, view)
      if (list.type !== nodes.bulletList && list.type !== nodes.orderedList) continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { spread: list.attrs.spread }))
      return true
    }
    return wrapInList(type)(state, dispatch, view)
  }
}

export const toggleQuote: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.blockquote) return lift(state, dispatch, view)
  }
  return wrapIn(nodes.blockquote)(state, dispatch, view)
}

/** Inserts blocks in place of an empty paragraph, or after the current block. */
export function insertBlocks(blocks: readonly Node[]): Command {
  return (state, dispatch) => {
    const place = positionForBlocks(state, Fragment.from(blocks))
    if (place === undefined) return false
    if (dispatch) dispatch(put(state, place, blocks).scrollIntoView())
    return true
  }
}

interface Fit {
  readonly from: number
  readonly to: number
}

/** The innermost position that may contain the blocks. */
function positionForBlocks(state: EditorState, blocks: Fragment): Fit | undefined {
  const { $from, $to } = state.selection
  if (state.selection instanceof NodeSelection && state.selection.node.isBlock) {
    const { parent } = $from
    if (parent.canReplace($from.index() + 1, $from.index() + 1, blocks)) return { from: $to.pos, to: $to.pos }
  }
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const block = $from.node(depth)
    const around = $from.node(depth - 1)
    const index = $from.index(depth - 1)
    const isEmpty = block.type === nodes.paragraph && block.content.size === 0
    if (isEmpty && around.canReplace(index, index + 1, blocks)) {
      return { from: $from.before(depth), to: $from.after(depth) }
    }
    if (around.canReplace(index + 1, index + 1, blocks)) {
      return { from: $from.after(depth), to: $from.after(depth) }
    }
  }
  return undefined
}

/**
 * Puts the caret at the first place for text in the blocks. If they have none, the first part of a component is
 * selected, such as a field of a form. After a component without parts, the caret is in the next text.
 */
function put(state: EditorState, { from, to }: Fit, blocks: readonly Node[]): Transaction {
  const { tr } = state
  const isLast = to >= state.doc.content.size
  // After a last block without text, there is a paragraph. Browsers move a selection to the text before otherwise.
  const added = isLast && !hasText(blocks.at(-1)) ? [...blocks, nodes.paragraph.create()] : [...blocks]
  tr.replaceWith(from, to, added)
  const end = from + Fragment.from(blocks).size
  const next = Selection.findFrom(tr.doc.resolve(from), 1, true)
  const hasParts = blocks[0]?.isAtom === false && blocks[0].childCount > 0
  if (next !== null && (next.from < end || !hasParts)) return tr.setSelection(next)
  return tr.setSelection(Selection.near(tr.doc.resolve(hasParts ? from + 1 : from)))
}

/** Whether a block has a place for text in it. */
function hasText(block: Node | undefined): boolean {
  return block !== undefined && (block.isTextblock || block.children.some(hasText))
}

/** Inserts text or an inline component at the caret. */
export function insertInline(node: Node): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection
    if (!$from.parent.canReplaceWith($from.index(), $to.indexAfter(), node.type)) return false
    if (dispatch) {
      const { from } = state.selection
      const tr = state.tr.replaceSelectionWith(node, false)
      const inside = from + 1
      if (node.content.size > 0)
        tr.setSelection(TextSelection.create(tr.doc, inside, inside + node.content.size))
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Inserts pasted blocks. Their first and last paragraph join the text around them. */
export function pasteBlocks(blocks: readonly Node[]): Command {
  return (state, dispatch, view) => {
    const fragment = Fragment.from(blocks)
    if (fragment.size === 0) return false
    if (isInTable(state)) return pasteIntoCell(blocks)(state, dispatch, view)
    const opens = (node: Node | null) => (node?.type === nodes.paragraph ? 1 : 0)
    const slice = new Slice(fragment, opens(fragment.firstChild), opens(fragment.lastChild))
    dispatch?.(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    return true
  }
}

/** A cell has one line, in which blocks are joined. Blocks that are more than text are inserted after the table. */
function pasteIntoCell(blocks: readonly Node[]): Command {
  const line = joinedLine(blocks)
  if (line === undefined) return insertBlocks(blocks)
  return (state, dispatch) => {
    const slice = new Slice(Fragment.from(line), 0, 0)
    dispatch?.(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    return true
  }
}

const containers: readonly NodeType[] = [
  nodes.bulletList,
  nodes.orderedList,
  nodes.listItem,
  nodes.blockquote,
]

/** The text of blocks with spaces between them. `undefined` if one is more than text, such as a table or code. */
function joinedLine(blocks: readonly Node[]): readonly Node[] | undefined {
  const space = schema.text(' ')
  const lines = blocks.map((block) => {
    if (containers.includes(block.type)) return joinedLine(block.children)
    if (block.type !== nodes.paragraph && block.type !== nodes.heading) return undefined
    return block.children.map((child) => (child.type === nodes.break ? space : child))
  })
  if (!lines.every((line) => line !== undefined)) return undefined
  return lines.flatMap((line, index) => (index === 0 ? line : [space, ...line]))
}
