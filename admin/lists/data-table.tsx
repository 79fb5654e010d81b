/**
 * The table of all lists. The column settings load when the list is rendered, or when the user is about to
 * open them.
 */
import type { DataTableProps } from '@cyanotype/ui/components/data-table/plain-data-table.tsx'
import { PlainDataTable } from '@cyanotype/ui/components/data-table/plain-data-table.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { onDemand, whenIdle } from '../shell/lazy/lazy-module.ts'

const list = onDemand(
  async () => (await import('@cyanotype/ui/components/data-table/table-columns.tsx')).ColumnList,
)
const load = () => void list.load()

export function DataTable<Row>(props: DataTableProps<Row>) {
  const ColumnList = useSyncExternalStore(list.subscribe, list.part)
  useEffect(() => whenIdle(load), [])
  return <PlainDataTable {...props} ColumnList={ColumnList} onWanted={load} />
}
