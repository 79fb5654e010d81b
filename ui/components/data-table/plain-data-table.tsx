/**
 * Rows of data to work with: sorted, selected, arranged, and as many as there are, since only those in sight are on the page.
 * From the server it is a table; once it is awake, a grid in which the arrow keys lead from cell to cell. What arranges its
 * columns is given to it, so that an application may fetch that when somebody is on their way there.
 */
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import type { ColumnListProps } from './column-list.tsx'
import { narrowest } from './column-resizer.tsx'
import { is } from './roles.ts'
import type { RowRange } from './rows-in-sight.ts'
import type { Selection } from './selection.ts'
import { TableBody } from './table-body.tsx'
import { TableColumns } from './table-columns.tsx'
import { TableHead } from './table-head.tsx'
import { TableState } from './table-state.tsx'
import type { GridEvents } from './use-grid.ts'
import { useGrid } from './use-grid.ts'
import { useVisibleRows } from './use-rows-in-sight.ts'
import type { RowSelection, TableOptions } from './use-table.ts'
import { useTable } from './use-table.ts'

export interface DataTableProps<Row>
  extends TableOptions<Row>,
    Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the rows are. */
  readonly label: string
  /** What a row is called where it is spoken of. */
  readonly rowLabel: (row: Row) => string
  /** Makes a link of the first column, to which the whole row leads. */
  readonly rowHref?: (row: Row) => string
  /** Adds a column of checkboxes that select rows. */
  readonly selectable?: boolean
  /** How many rows there are, where more are known of than `rows` has. */
  readonly count?: number
  /** How many there are, in words, where `count` is only the room that is kept: “More than 1,000”. */
  readonly counted?: string | undefined
  /** Told of rows that have come into sight and are undefined. */
  readonly onNeed?: (range: RowRange) => void
  /** Whether the rows are ready, still loading or could not be loaded. @default 'ready' */
  readonly state?: 'ready' | 'loading' | 'failed'
  /** Called when the user presses “Try again”. Without it there is no such button. */
  readonly onRetry?: () => void
  /** The height of the rows. */
  readonly density?: 'compact' | 'comfortable'
  /** Stands where the rows would be: why there are none, and what one can do. */
  readonly empty?: ReactNode
}

export interface PlainDataTableProps<Row> extends DataTableProps<Row> {
  /** Not there yet: a sign that it comes stands for it. */
  readonly ColumnList: ComponentType<ColumnListProps> | undefined
  /** Somebody is on their way to it. */
  readonly onWanted?: () => void
}

export function PlainDataTable<Row>({ ColumnList, onWanted, ...props }: PlainDataTableProps<Row>) {
  const { columns: given, rows, rowKey, sort, onSortChange, layout, onLayoutChange, ...others } = props
  const { selected, onSelectedChange, actions, selectable = false, ...named } = others
  const { label, rowLabel, rowHref, ...more } = named
  const { count = rows.length, counted, onNeed, state = 'ready', onRetry, density, empty, ...native } = more
  const { className, ref, ...rest } = native
  const labelId = useId()
  const { table, frame, kept, drawn, focused, ...shown } = useDataTable(props)
  const { sight: visible, grid, asWhat, widths, isAwake } = shown
  const { rows: sorted, shown: columns, selection } = kept
  return (
    <div className="data-table" data-density={density}>
      <TableBar {...{ label, labelId, count, counted, state }}>
        <TableColumns
          columns={given}
          {...{ ColumnList, onWanted, layout: kept.layout, onLayoutChange: kept.setLayout }}
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
            sort={kept.sort}
            onSort={kept.sortBy}
            selected={selectable ? selection.state : undefined}
            widths={widths}
            onResize={kept.resize}
            onReset={kept.reset}
          />
          <TableBody
            {...{ columns, rows: sorted, count: drawn, rowKey, rowLabel, rowHref, visible, focused, isAwake }}
            isSelectable={selectable}
            selected={selection.selected}
          />
        </table>
        <TableState state={state} hasRows={count > 0} empty={empty} onRetry={onRetry} />
      </div>
      <Actions actions={actions} count={count} isWhole={count === rows.length} {...selection} />
      <LiveRegion message={kept.said} />
    </div>
  )
}

/** How many rows hold the room of those that are not known yet. */
const placeholderRows = 8

const neverChanges = () => () => undefined

interface DataTableOptions<Row> extends TableOptions<Row>, GridEvents {
  readonly selectable?: boolean
  readonly count?: number
  readonly state?: 'ready' | 'loading' | 'failed'
  readonly onNeed?: (range: RowRange) => void
}

/** Brings together what a table remembers, which of its rows are on the page, and what keys and presses do. */
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

function missingRows(rows: readonly unknown[], { from, to }: RowRange): RowRange | undefined {
  const missing = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => rows[at] === undefined,
  )
  const first = missing[0]
  const last = missing.at(-1)
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1 }
}

/** Asks for rows that have come into sight and are not there, once for each range. */
function useNeed(
  rows: readonly unknown[],
  { from, to }: RowRange,
  /** Absent while nothing is to be asked for. */
  need: ((range: RowRange) => void) | undefined,
) {
  const asked = useRef('')
  useEffect(() => {
    const missing = missingRows(rows, { from, to })
    const range = missing ? `${missing.from}-${missing.to}` : ''
    if (missing && range !== asked.current) need?.(missing)
    asked.current = range
  }, [rows, from, to, need])
}

const messages = { dataTable: english.dataTable }

interface TableBarProps {
  readonly label: string
  readonly labelId: string
  readonly count: number
  /** The same in words, where the number is not known. */
  readonly counted: string | undefined
  readonly state: 'ready' | 'loading' | 'failed'
  readonly children?: ReactNode
}

/** The line above a table: what it shows, how much of it there is, and what arranges it. */
function TableBar({ label, labelId, count, counted, state, children }: TableBarProps) {
  const { lang, word } = useUi(messages)
  const said = {
    ready: counted ?? word('dataTable.rows', { count: new Intl.NumberFormat(lang).format(count) }),
    loading: word('dataTable.loading'),
    // It is written where the rows would be; here it is only heard.
    failed: word('dataTable.failed'),
  }
  return (
    <div className="data-table-bar">
      <span id={labelId} className="data-table-label">
        {label}
      </span>
      <span role="status" className={state === 'failed' ? 'visually-hidden' : 'data-table-count'}>
        {state === 'loading' ? <Spinner /> : null}
        {said[state]}
      </span>
      {children}
    </div>
  )
}

interface ActionsProps extends RowSelection {
  readonly actions: ((selected: Selection) => ReactNode) | undefined
  readonly count: number
  /** All rows are there: what is not there yet cannot be selected by a table that does not know it. */
  readonly isWhole: boolean
}

function Actions({ actions, count, isWhole, selected, selectAll, clear }: ActionsProps) {
  if (actions === undefined) return null
  return (
    <BulkBar
      count={selected.size}
      total={count}
      {...(isWhole && { onSelectAll: () => selectAll(true) })}
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

/** Once one is widened, the last column takes what all others leave, and no less than it needs. */
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

/** A table of columns that were widened is as wide as they are, and a little for the last. */
function widthOfAll(columns: readonly { readonly key: string }[], widths: ColumnLayout['widths']) {
  if (Object.keys(widths).length === 0) return undefined
  const all = columns.slice(0, -1).reduce((sum, { key }) => sum + (widths[key] ?? narrowest), 2 * narrowest)
  return { minInlineSize: all }
}
