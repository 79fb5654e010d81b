/**
 * Table of data with sorting, selection, column layout and any number of rows, because only the visible ones
 * are rendered. From the server it is a table, after hydration a grid with arrow-key navigation. The column
 * settings are passed in, so that an application can load them when the user approaches them.
 */
import type { ComponentPropsWithRef, ComponentType, ReactNode, RefObject } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import { is } from './column.ts'
import type { GridEvents } from './grid-keys.ts'
import { useGrid } from './grid-keys.ts'
import type { Selection } from './selection.ts'
import { TableBody, TableState } from './table-body.tsx'
import type { ColumnListProps } from './table-columns.tsx'
import { TableColumns } from './table-columns.tsx'
import { narrowest, TableHead } from './table-head.tsx'
import type { RowSelection, TableOptions } from './use-table.ts'
import { useTable } from './use-table.ts'
import type { RowRange } from './visible-rows.ts'
import { useVisibleRows } from './visible-rows.ts'

export interface DataTableProps<Row>
  extends TableOptions<Row>,
    Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** The name of the table: what its rows are. */
  readonly label: string
  /** The name of a row in labels and announcements. */
  readonly rowLabel: (row: Row) => string
  /** Makes the first column a link that the whole row follows. */
  readonly rowHref?: (row: Row) => string
  /** Adds a column of checkboxes that select rows. */
  readonly selectable?: boolean
  /** The number of rows, if there are more than `rows` contains. */
  readonly count?: number
  /** The number of rows in words, if `count` is only the reserved space: “More than 1,000”. */
  readonly counted?: string | undefined
  /** Called with visible rows that are undefined. */
  readonly onNeed?: (range: RowRange) => void
  /** Whether the rows are ready, still loading or could not be loaded. @default 'ready' */
  readonly state?: 'ready' | 'loading' | 'failed'
  /** Called when the user presses “Try again”. Without it there is no such button. */
  readonly onRetry?: () => void
  /** The height of the rows. */
  readonly density?: 'compact' | 'comfortable'
  /** Shown in place of rows: why there are none, and what to do. */
  readonly empty?: ReactNode
}

export interface PlainDataTableProps<Row> extends DataTableProps<Row> {
  /** Undefined while it is loading. A placeholder is shown meanwhile. */
  readonly ColumnList: ComponentType<ColumnListProps> | undefined
  /** Called when the user approaches it. */
  readonly onColumnListNeeded?: () => void
}

export function PlainDataTable<Row>({ ColumnList, onColumnListNeeded, ...props }: PlainDataTableProps<Row>) {
  const { columns: given, rows, rowKey, sort, onSortChange, layout, onLayoutChange, ...others } = props
  const { selected, onSelectedChange, actions, selectable = false, rowSelectable, ...named } = others
  const { label, rowLabel, rowHref, ...more } = named
  const { count = rows.length, counted, onNeed, state = 'ready', onRetry, density, empty, ...native } = more
  const { className, ref, ...rest } = native
  const labelId = useId()
  const { table, frame, tableState, drawn, focused, ...shown } = useDataTable(props)
  const { sight: visible, grid, asWhat, widths, isAwake } = shown
  const { rows: sorted, shown: columns, selection } = tableState
  return (
    <div className="data-table" data-density={density}>
      <TableBar {...{ label, labelId, count, counted, state }}>
        <TableColumns
          columns={given}
          {...{
            ColumnList,
            onColumnListNeeded,
            layout: tableState.layout,
            onLayoutChange: tableState.setLayout,
          }}
        />
      </TableBar>
      <div ref={frame} className="data-table-frame">
        <table
          aria-labelledby={labelId}
          {...rest}
          {...grid}
          ref={useComposedRef(table, ref)}
          {...asWhat}
          className={cx('data-table-grid', className)}
          style={{ ...rest.style, ...widthOfAll(columns, widths) }}
          aria-rowcount={counted !== undefined && count > rows.length ? -1 : count + 1}
          aria-busy={state === 'loading' || undefined}
        >
          <Widths columns={columns} isSelectable={selectable} widths={widths} />
          <TableHead
            columns={columns}
            sort={tableState.sort}
            onSort={tableState.sortBy}
            selected={selectable ? selection.state : undefined}
            widths={widths}
            onResize={tableState.resize}
            onReset={tableState.reset}
          />
          <TableBody
            {...{ columns, rows: sorted, count: drawn, rowKey, rowLabel, rowHref, visible, focused, isAwake }}
            isSelectable={selectable}
            rowSelectable={rowSelectable}
            selected={selection.selected}
          />
        </table>
        <TableState state={state} hasRows={count > 0} empty={empty} onRetry={onRetry} />
      </div>
      <Actions actions={actions} isFullyLoaded={count === rows.length} {...selection} />
      <LiveRegion message={tableState.announcement} />
    </div>
  )
}

/** The number of placeholder rows while the real number is unknown. */
const placeholderRows = 8

const neverChanges = () => () => undefined

interface DataTableOptions<Row> extends TableOptions<Row>, GridEvents {
  readonly selectable?: boolean
  readonly count?: number
  readonly state?: 'ready' | 'loading' | 'failed'
  readonly onNeed?: (range: RowRange) => void
}

/** Combines the state of a table, its rendered rows, and its keys and presses. */
function useDataTable<Row>(options: DataTableOptions<Row>) {
  const { selectable = false, count = options.rows.length, state, onNeed } = options
  const table = useRef<HTMLTableElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [focused, setFocused] = useState<number>()
  const tableState = useTable(options, table)
  const drawn = count === 0 && state === 'loading' ? placeholderRows : count
  const visible = useVisibleRows(frame, drawn)
  useMissingRows(tableState.rows, visible, state === 'failed' || count === 0 ? undefined : onNeed)
  const { select, selectAll } = tableState.selection
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
  useFocusAfterSelection(table, tableState.selection.selected.size)
  const asGrid = selectable ? is.gridOfChoices : is.grid
  const asWhat = isAwake ? asGrid : is.table
  // The server renders no `style`.
  const widths = isAwake ? tableState.layout.widths : {}
  return { table, frame, tableState, drawn, focused, sight: visible, grid, asWhat, widths, isAwake }
}

/** An action that ends the selection hides its bar. The focus that was there returns to the rows. */
function useFocusAfterSelection(table: RefObject<HTMLTableElement | null>, count: number) {
  const before = useRef(count)
  useLayoutEffect(() => {
    const hasEnded = before.current > 0 && count === 0
    before.current = count
    const { activeElement, body } = document
    if (!hasEnded || !(activeElement === body || activeElement?.closest('.bulk-bar'))) return
    // The Tab stop is in the header after “Select all rows”, and when no rows are left.
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [table, count])
}

function missingRows(rows: readonly unknown[], { from, to }: RowRange): RowRange | undefined {
  const missing = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => rows[at] === undefined,
  )
  const first = missing[0]
  const last = missing.at(-1)
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1 }
}

/** Requests visible rows that are missing, once for each range. */
function useMissingRows(
  rows: readonly unknown[],
  { from, to }: RowRange,
  /** Absent if nothing has to be requested. */
  need: ((range: RowRange) => void) | undefined,
) {
  const requestedRange = useRef('')
  useEffect(() => {
    const missing = missingRows(rows, { from, to })
    const range = missing ? `${missing.from}-${missing.to}` : ''
    if (missing && range !== requestedRange.current) need?.(missing)
    requestedRange.current = range
  }, [rows, from, to, need])
}

const messages = { dataTable: english.dataTable }

interface TableBarProps {
  readonly label: string
  readonly labelId: string
  readonly count: number
  /** The count in words, if the number is unknown. */
  readonly counted: string | undefined
  readonly state: 'ready' | 'loading' | 'failed'
  readonly children?: ReactNode
}

/** The bar above a table: its label, the count and the column settings. */
function TableBar({ label, labelId, count, counted, state, children }: TableBarProps) {
  const { lang, word } = useUi(messages)
  const announcement = {
    ready: counted ?? word('dataTable.rows', { count: new Intl.NumberFormat(lang).format(count) }),
    loading: word('dataTable.loading'),
    // The message is visible in place of the rows. Here it is only announced.
    failed: word('dataTable.failed'),
  }
  return (
    <div className="data-table-bar">
      <span id={labelId} className="data-table-label">
        {label}
      </span>
      <span role="status" className={state === 'failed' ? 'visually-hidden' : 'data-table-count'}>
        {state === 'loading' ? <Spinner /> : null}
        {announcement[state]}
      </span>
      {children}
    </div>
  )
}

interface ActionsProps extends RowSelection {
  readonly actions: ((selected: Selection) => ReactNode) | undefined
  /** All rows are loaded. A table cannot select rows that it does not know. */
  readonly isFullyLoaded: boolean
}

function Actions({ actions, isFullyLoaded, selected, selectAll, clear, total }: ActionsProps) {
  if (actions === undefined) return null
  return (
    <BulkBar
      count={selected.size}
      total={total}
      {...(isFullyLoaded && { onSelectAll: () => selectAll(true) })}
      onClear={clear}
    >
      {actions(selected)}
    </BulkBar>
  )
}

interface WidthsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly isSelectable: boolean
  readonly widths: ColumnLayout['widths']
}

/** After a column is resized, the last column takes the remaining width, and at least what it needs. */
function Widths<Row>({ columns, isSelectable, widths }: WidthsProps<Row>) {
  const isArranged = Object.keys(widths).length > 0
  return (
    <colgroup>
      {isSelectable ? <col className="data-table-select" /> : null}
      {columns.map(({ key, size = 'md', isFixed }, at) => {
        const width = widths[key]
        const isLast = at === columns.length - 1
        const inlineSize = isLast ? 'auto' : width
        return (
          <col
            key={key}
            data-size={size}
            data-fixed={isFixed || undefined}
            style={isArranged ? { inlineSize } : undefined}
          />
        )
      })}
    </colgroup>
  )
}

/** A table with resized columns is as wide as they are, plus a minimum for the last. */
function widthOfAll(columns: readonly { readonly key: string }[], widths: ColumnLayout['widths']) {
  if (Object.keys(widths).length === 0) return undefined
  const all = columns.slice(0, -1).reduce((sum, { key }) => sum + (widths[key] ?? narrowest), 2 * narrowest)
  return { minInlineSize: all }
}
