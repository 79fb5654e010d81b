/** What a table of data is told about its columns, and the plain data in which it says how they are arranged. */
import type { ReactNode } from 'react'

export const columnSizes = ['sm', 'md', 'lg'] as const

export interface DataColumn<Row> {
  readonly key: string
  /** The head of the column, and its name wherever it is spoken of. */
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** What the column is sorted by. Without it the head is no button. */
  readonly value?: (row: Row) => string | number | undefined
  /** What the first press on its head means; upwards, unless said: what is newest comes first. */
  readonly firstSort?: DataSort['direction']
  readonly size?: (typeof columnSizes)[number]
  /** Always there, behind all others: what a row can be asked for. Its head is heard and not seen. */
  readonly isFixed?: boolean
  /** `end` for figures. */
  readonly align?: 'start' | 'end'
}

export interface DataSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** How one reader arranged the columns: small enough to be kept in an address or with a saved view. */
export interface ColumnLayout {
  /** Keys in their order; a column that is not named comes after those that are. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** In pixels. */
  readonly widths: Readonly<Record<string, number>>
}

export const asGiven: ColumnLayout = { order: [], hidden: [], widths: {} }

/** The first column names the row: it stays first, and cannot be hidden. */
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

/** Those that a reader may hide, and move. */
export function freeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  order: ColumnLayout['order'],
): DataColumn<Row>[] {
  return orderColumns(columns, order)
    .slice(1)
    .filter(({ isFixed }) => !isFixed)
}
