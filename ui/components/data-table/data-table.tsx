import type { DataTableProps } from './plain-data-table.tsx'
import { PlainDataTable } from './plain-data-table.tsx'
import { ColumnList } from './table-columns.tsx'

export type { DataTableProps } from './plain-data-table.tsx'

/** A DataTable with its column settings included. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <PlainDataTable {...props} ColumnList={ColumnList} />
}
