/** Sorts rows that are all there, as the reader's language does; what has no value comes last, whichever way. */
import type { DataColumn, DataSort } from './column.ts'

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

/** What a press on a head means: the way that the column begins with, then the other one, and round. */
export function nextSort(
  sort: DataSort | null,
  column: string,
  first: DataSort['direction'] = 'ascending',
): DataSort {
  const other = first === 'ascending' ? 'descending' : 'ascending'
  const isTurned = sort?.column === column && sort.direction === first
  return { column, direction: isTurned ? other : first }
}
