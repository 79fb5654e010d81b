/** Brings together what a table remembers, which of its rows are on the page, and what keys and presses do. */
import { useRef, useState, useSyncExternalStore } from 'react'
import { is } from './roles.ts'
import type { RowRange } from './rows-in-sight.ts'
import type { GridEvents } from './use-grid.ts'
import { useGrid } from './use-grid.ts'
import { useNeed } from './use-need.ts'
import { useVisibleRows } from './use-rows-in-sight.ts'
import type { TableOptions } from './use-table.ts'
import { useTable } from './use-table.ts'

/** How many rows hold the room of those that are not known yet. */
const placeholderRows = 8

const neverChanges = () => () => undefined

interface DataTableOptions<Row> extends TableOptions<Row>, GridEvents {
  readonly selectable?: boolean
  readonly count?: number
  readonly state?: 'ready' | 'loading' | 'failed'
  readonly onNeed?: (range: RowRange) => void
}

export function useDataTable<Row>(options: DataTableOptions<Row>) {
  const { selectable = false, count = options.rows.length, state, onNeed } = options
  const table = useRef<HTMLTableElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [focused, setFocused] = useState<number>()
  const kept = useTable(options, table)
  const drawn = count === 0 && state === 'loading' ? placeholderRows : count
  const visible = useVisibleRows(frame, drawn)
  useNeed(kept.rows, visible, state === 'failed' || count === 0 ? undefined : onNeed)
  const { select, selectAll } = kept.selection
  const grid = useGrid({
    handlers: options,
    table,
    count: drawn,
    visible,
    setFocused,
    select,
    selectAll,
    isSelectable: selectable,
  })
  const asGrid = selectable ? is.gridOfChoices : is.grid
  const asWhat = isAwake ? asGrid : is.table
  // The server sends no `style`.
  const widths = isAwake ? kept.layout.widths : {}
  return { table, frame, kept, drawn, focused, sight: visible, grid, asWhat, widths, isAwake }
}
