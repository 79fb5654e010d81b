/** Table commands. Markdown stores the alignment once per column. */
import type { Node, ResolvedPos, Slice } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { Selection, TextSelection } from 'prosemirror-state'
import {
  addRowAfter,
  addRowBefore,
  CellSelection,
  __clipCells as clipCells,
  deleteColumn,
  goToNextCell,
  __insertCells as insertCells,
  isInTable,
  __pastedCells as pastedCells,
  selectedRect,
} from 'prosemirror-tables'
import { schema } from '../schema/schema.ts'

export type Align = 'left' | 'center' | 'right'

const { nodes } = schema

export function alignColumn(align: Align): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    let depth = $from.depth
    while (depth > 0 && $from.node(depth).type !== nodes.table) depth -= 1
    if (depth === 0) return false
    const column = $from.index(depth + 1)
    const { tr } = state
    let rowAt = $from.start(depth)
    $from.node(depth).forEach((row) => {
      const cell = row.maybeChild(column)
      if (cell !== null) {
        const at = rowAt + 1 + row.children.slice(0, column).reduce((sum, one) => sum + one.nodeSize, 0)
        tr.setNodeMarkup(at, null, { ...cell.attrs, align: align === 'left' ? null : align })
      }
      rowAt += row.nodeSize
    })
    dispatch?.(tr)
    return true
  }
}

/** Aligns a new row like the header immediately, and not only when the text is reopened. */
export const addAlignedRow =
  (side: 'before' | 'after'): Command =>
  (state, dispatch) => {
    const add = side === 'before' ? addRowBefore : addRowAfter
    return add(state, dispatch && ((tr) => dispatch(alignAsHeads(tr, selectedRect(state).tableStart - 1))))
  }

/** The cells of the first row are headers. `heads`: the row whose alignment counts, before the first row. */
function alignAsHeads(tr: Transaction, tableAt: number, heads?: Node | null): Transaction {
  const table = tr.doc.nodeAt(tableAt)
  table?.forEach((row, rowAt, index) => {
    const type = index === 0 ? nodes.tableHeader : nodes.tableCell
    row.forEach((cell, cellAt, column) => {
      const head = heads?.maybeChild(column) ?? table.firstChild?.maybeChild(column)
      const align = head?.attrs.align ?? null
      if (cell.attrs.align !== align || cell.type !== type)
        tr.setNodeMarkup(tableAt + rowAt + cellAt + 2, type, { ...cell.attrs, align })
    })
  })
  return tr
}

/**
 * Fills the selected cells with those of another table, or from the cell at the caret on. Rows and columns are added as
 * needed. The caret is in the last cell.
 */
export function fillCells(slice: Slice): Command {
  return (state, dispatch) => {
    const cells = isInTable(state) ? pastedCells(slice) : null
    if (cells === null) return false
    const rect = selectedRect(state)
    const { left, right, top, bottom, table, tableStart } = rect
    const isLimited = state.selection instanceof CellSelection
    const shown = isLimited ? clipCells(cells, right - left, bottom - top) : cells
    const finish = (tr: Transaction) => {
      alignAsHeads(tr, tableStart - 1, table.firstChild)
      const { $to } = tr.selection
      tr.setSelection(Selection.near($to, -1))
      dispatch?.(tr.setMeta('paste', true).scrollIntoView())
    }
    insertCells(state, finish, tableStart, rect, shown)
    return true
  }
}

/** Adds a row after the last cell. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch, view)) return true
  return addAlignedRow('after')(state, dispatch && ((tr) => dispatch(intoNextRow(tr))))
}

function intoNextRow(tr: Transaction): Transaction {
  const { $from } = tr.selection
  const row = depthOf($from, 'tableRow')
  const cell = tr.doc.resolve($from.after(row) + 1)
  return tr.setSelection(Selection.near(cell)).scrollIntoView()
}

/** Moves the caret after the table and parents without other content. Adds a paragraph if none follows. */
export const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { tr, doc } = state
  const { $from } = state.selection
  let depth = depthOf($from, 'table')
  while (depth > 1 && $from.node(depth - 1).childCount === 1) depth -= 1
  const after = $from.after(depth)
  const next = Selection.findFrom(doc.resolve(after), 1)
  if (next !== null) tr.setSelection(next)
  else {
    const end = $from.after(1)
    tr.insert(end, nodes.paragraph.create())
    tr.setSelection(TextSelection.create(tr.doc, end + 1))
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

function depthOf($place: ResolvedPos, name: 'table' | 'tableRow'): number {
  let depth = $place.depth
  while (depth > 0 && $place.node(depth).type !== nodes[name]) depth -= 1
  return depth
}

/** The last column can only be deleted with the table. */
export const deleteOneColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { left, right, map } = selectedRect(state)
  return right - left < map.width && deleteColumn(state, dispatch)
}

/** There can be no row above the header. */
export const isInHead: Command = (state) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.tableRow) return $from.index(depth - 1) === 0
  }
  return false
}
