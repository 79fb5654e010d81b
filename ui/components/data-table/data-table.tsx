import type { DataTableProps } from './plain-data-table.tsx'
import { PlainDataTable } from './plain-data-table.tsx'
import { ColumnList } from './table-columns.tsx'

export type { DataTableProps } from './plain-data-table.tsx'

/** A table to work with: rows are sorted and selected, columns are moved, resized and hidden. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <PlainDataTable {...props} ColumnList={ColumnList} />
}
