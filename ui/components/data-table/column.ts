/** Types of table columns, and the plain data that describes their layout. */
import type { ReactNode } from 'react'

export const columnSizes = ['sm', 'md', 'lg'] as const

export interface DataColumn<Row> {
  readonly key: string
  /** The header of the column, and its name in other places. */
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The value to sort by. Without it the header is not a button. */
  readonly value?: (row: Row) => string | number | undefined
  /**
   * The direction of the first press on the header. Ascending by default. Use descending to show the newest
   * first.
   */
  readonly firstSort?: DataSort['direction']
  readonly size?: (typeof columnSizes)[number]
  /** Always visible after all other columns, for row actions. The header is for screen readers only. */
  readonly isFixed?: boolean
  /** `end` for numbers. */
  readonly align?: 'start' | 'end'
}

export interface DataSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** The column layout of a reader: small enough for a URL or a saved view. */
export interface ColumnLayout {
  /** Column keys in their order. Columns that are not listed come last. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** In pixels. */
  readonly widths: Readonly<Record<string, number>>
}

export const defaultLayout: ColumnLayout = { order: [], hidden: [], widths: {} }

/** The first column names the row. It stays first and cannot be hidden. */
function orderColumns<Row>(
  [first, ...others]: readonly DataColumn<Row>[],
  order: ColumnLayout['order'],
): DataColumn<Row>[] {
  const place = ({ key, isFixed }: DataColumn<Row>) => {
    if (isFixed) return order.length + 1
    return order.includes(key) ? order.indexOf(key) : order.length
  }
  return first ? [first, ...others.toSorted((one, other) => place(one) - place(other))] : []
}

export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  order: ColumnLayout['order'],
  hidden: ColumnLayout['hidden'],
): DataColumn<Row>[] {
  return orderColumns(columns, order).filter(
    ({ key, isFixed }, at) => at === 0 || isFixed || !hidden.includes(key),
  )
}

/** The columns that a reader can hide and move. */
export function freeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  order: ColumnLayout['order'],
): DataColumn<Row>[] {
  return orderColumns(columns, order)
    .slice(1)
    .filter(({ isFixed }) => !isFixed)
}

/**
 * Explicit table roles: on a phone the stylesheet changes the layout of the parts, and some browsers then
 * drop their roles.
 */
export const is = {
  row: { role: 'row' },
  rowgroup: { role: 'rowgroup' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  none: { role: 'none' },
  /** Before hydration arrow keys do not move between cells. */
  table: { role: 'table' },
  grid: { role: 'grid' },
  gridOfChoices: { role: 'grid', 'aria-multiselectable': true },
} as const
