/** State of a table: sorting, layout and selection, uncontrolled or controlled, and its announcements. */
import type { ReactNode, RefObject } from 'react'
import { useMemo, useRef, useState } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ColumnLayout, DataColumn, DataSort } from './column.ts'
import { defaultLayout, shownColumns } from './column.ts'
import type { Selection } from './selection.ts'
import { nothing, rowsBetween, selectionState, withSelected } from './selection.ts'

const messages = { dataTable: english.dataTable, bulkBar: english.bulkBar }

export interface TableOptions<Row> {
  /** The columns, in their first order. */
  readonly columns: readonly DataColumn<Row>[]
  /** The rows. `undefined` is a row that is not loaded yet. */
  readonly rows: readonly (Row | undefined)[]
  /** Returns the key that identifies a row. */
  readonly rowKey: (row: Row) => string
  /** Whether a row can be selected. All can by default. */
  readonly rowSelectable?: (row: Row) => boolean
  /** The column and direction that the rows are sorted by. */
  readonly sort?: DataSort | null
  /** Called with the new order when the user presses a column heading. */
  readonly onSortChange?: (sort: DataSort) => void
  /** The order, widths and visibility of the columns. */
  readonly layout?: ColumnLayout
  /** Called with the new layout when the user moves, resizes or hides a column. */
  readonly onLayoutChange?: (layout: ColumnLayout) => void
  /** The selected rows. Leave it out to let the table keep its own selection. */
  readonly selected?: Selection
  /** Called with the new selection when the user changes it. */
  readonly onSelectedChange?: (selected: Selection) => void
  /** The bulk actions, shown below the rows while some are selected. */
  readonly actions?: (selected: Selection) => ReactNode
}

export function useTable<Row>(options: TableOptions<Row>, table: RefObject<HTMLTableElement | null>) {
  const { columns, rows: given, rowKey, onSortChange, onSelectedChange } = options
  const { lang, word } = useUi(messages)
  const [announcement, announce] = useState('')

  const [sort, setSort] = useValue(options.sort, null, (next) => next && onSortChange?.(next))
  const isSortedByOwner = options.sort !== undefined
  const rows = useMemo(
    () => (isSortedByOwner ? given : sortRows(given, columns, sort, lang)),
    [isSortedByOwner, given, columns, sort, lang],
  )
  const sortBy = ({ key, label, firstSort }: DataColumn<Row>) => {
    const next = nextSort(sort, key, firstSort)
    setSort(next)
    announce(`${label}: ${word(`dataTable.${next.direction}`)}`)
  }

  const [layout, setLayout] = useValue(options.layout, defaultLayout, options.onLayoutChange)
  const { order, hidden } = layout
  const shown = useMemo(() => shownColumns(columns, order, hidden), [columns, order, hidden])
  const widths = useColumnWidths(table, layout, setLayout)

  const selection = useRowSelection({
    rows,
    rowKey,
    isSelectable: options.rowSelectable,
    given: options.selected,
    onChange: (next) => {
      const count = new Intl.NumberFormat(lang).format(next.size)
      // The bulk bar announces it itself.
      if (!options.actions) announce(word('bulkBar.selected', { count }))
      onSelectedChange?.(next)
    },
  })
  return { rows, sort, sortBy, layout, setLayout, shown, ...widths, selection, announcement }
}

interface SelectionOptions<Row> {
  readonly rows: readonly (Row | undefined)[]
  readonly rowKey: (row: Row) => string
  readonly isSelectable: ((row: Row) => boolean) | undefined
  readonly given: Selection | undefined
  readonly onChange: ((selected: Selection) => void) | undefined
}

export interface RowSelection {
  readonly selected: Selection
  /** With a range, the change applies to all rows from the last one to this one. */
  readonly select: (row: number, isRange: boolean) => void
  readonly selectAll: (isChosen: boolean) => void
  readonly clear: () => void
  /** The number of rows that can be selected. */
  readonly total: number
  readonly state: 'all' | 'some' | 'none'
}

/** Selects rows by checkbox, key and range, and remembers the start of a range. */
function useRowSelection<Row>(options: SelectionOptions<Row>): RowSelection {
  const { rows, rowKey, isSelectable = () => true, given, onChange } = options
  const [selected, setSelected] = useValue(given, nothing, onChange)
  /** The key of the row, which may be in another place by now. */
  const last = useRef<string>(undefined)
  const selectable =
    options.isSelectable === undefined ? rows : rows.filter((row) => row === undefined || isSelectable(row))

  const select = (row: number, isRange: boolean) => {
    const pressed = rows[row]
    if (pressed === undefined || !isSelectable(pressed)) return
    const isLast = (one: Row | undefined) => one !== undefined && rowKey(one) === last.current
    const start = isRange ? rows.findIndex(isLast) : -1
    const between = rowsBetween(rows, start === -1 ? undefined : start, row).filter(isSelectable)
    setSelected(withSelected(selected, between.map(rowKey), !selected.has(rowKey(pressed))))
    last.current = rowKey(pressed)
  }
  const selectAll = (isChosen: boolean) => {
    const all = rowsBetween(selectable, 0, selectable.length)
    setSelected(withSelected(selected, all.map(rowKey), isChosen))
  }
  const clear = () => setSelected(nothing)
  const state = selectionState(selectable, rowKey, selected)
  return { selected, select, selectAll, clear, total: selectable.length, state }
}

/** Resizes columns: the first change fixes all other widths except the last. */
function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  layout: ColumnLayout,
  setLayout: (layout: ColumnLayout) => void,
) {
  const resize = (column: string, width: number) => {
    const heads = table.current?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
    const asSeen = [...heads].map((head) => [head.dataset.column, head.getBoundingClientRect().width])
    const shownWidths = Object.fromEntries(asSeen.slice(0, -1))
    setLayout({ ...layout, widths: { ...shownWidths, ...layout.widths, [column]: width } })
  }
  const reset = (column: string) => {
    const { [column]: _, ...widths } = layout.widths
    setLayout({ ...layout, widths })
  }
  return { resize, reset }
}

/**
 * Sorts rows that are all loaded, in the language of the reader. Empty values come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly (Row | undefined)[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
  lang: string,
): readonly (Row | undefined)[] {
  const value = columns.find(({ key }) => key === sort?.column)?.value
  if (!sort || !value) return rows
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const towards = sort.direction === 'ascending' ? 1 : -1
  const valued = rows.map((row) => ({ row, by: row === undefined ? undefined : value(row) }))
  const order = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`)
  return valued
    .toSorted(({ by: one }, { by: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined)
      return towards * order(one, other)
    })
    .map(({ row }) => row)
}

/** The sort order after a press on a header: the first direction of the column, then the other, and so on. */
export function nextSort(
  sort: DataSort | null,
  column: string,
  first: DataSort['direction'] = 'ascending',
): DataSort {
  const other = first === 'ascending' ? 'descending' : 'ascending'
  const isTurned = sort?.column === column && sort.direction === first
  return { column, direction: isTurned ? other : first }
}
