/** How the cells of a column are aligned: Markdown says it once for all of them. */
import type { Command, Transaction } from 'prosemirror-state'
import { addRowAfter, addRowBefore, deleteColumn, isInTable, selectedRect } from 'prosemirror-tables'
import { schema } from '../document/schema.ts'

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

/** A new row is aligned as the heads of its columns are, at once and not when the text is opened anew. */
export const addAlignedRow =
  (side: 'before' | 'after'): Command =>
  (state, dispatch) => {
    const add = side === 'before' ? addRowBefore : addRowAfter
    return add(state, dispatch && ((tr) => dispatch(alignAsHeads(tr, selectedRect(state).tableStart - 1))))
  }

function alignAsHeads(tr: Transaction, tableAt: number): Transaction {
  const table = tr.doc.nodeAt(tableAt)
  const heads = table?.firstChild
  table?.forEach((row, rowAt) => {
    row.forEach((cell, cellAt, column) => {
      const align = heads?.maybeChild(column)?.attrs.align ?? null
      if (cell.attrs.align !== align)
        tr.setNodeMarkup(tableAt + rowAt + cellAt + 2, null, { ...cell.attrs, align })
    })
  })
  return tr
}

/** The last column goes with the table, and not by itself. */
export const deleteOneColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { left, right, map } = selectedRect(state)
  return right - left < map.width && deleteColumn(state, dispatch)
}

/** Above the row of heads there is nothing. */
export const isInHead: Command = (state) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.tableRow) return $from.index(depth - 1) === 0
  }
  return false
}
