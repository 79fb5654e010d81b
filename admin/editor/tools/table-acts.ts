/** How the cells of a column are aligned: Markdown says it once for all of them. */
import type { Command } from 'prosemirror-state'
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

/** Above the row of heads there is nothing. */
export const isInHead: Command = (state) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.tableRow) return $from.index(depth - 1) === 0
  }
  return false
}
