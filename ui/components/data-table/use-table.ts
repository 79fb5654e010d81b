/** What a table remembers of how it is sorted, arranged and selected, unless its owner does, and what is said about it. */
import type { ReactNode, RefObject } from 'react'
import { useMemo, useState } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ColumnLayout, DataColumn, DataSort } from './column.ts'
import { asGiven, shownColumns } from './column.ts'
import type { Selection } from './selection.ts'
import { nextSort, sortRows } from './sort-rows.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useRowSelection } from './use-row-selection.ts'

const messages = { dataTable: english.dataTable, bulkBar: english.bulkBar }

export interface TableOptions<Row> {
  /** The columns, in their first order. */
  readonly columns: readonly DataColumn<Row>[]
  /** The rows. `undefined` stands for a row that is not loaded yet. */
  readonly rows: readonly (Row | undefined)[]
  /** Returns the key that identifies a row. */
  readonly rowKey: (row: Row) => string
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
  /** What can be done with all that are selected: it stands below the rows as long as some are. */
  readonly actions?: (selected: Selection) => ReactNode
}

export function useTable<Row>(options: TableOptions<Row>, table: RefObject<HTMLTableElement | null>) {
  const { columns, rows: given, rowKey, onSortChange, onSelectedChange } = options
  const { lang, word } = useUi(messages)
  const [said, say] = useState('')

  const [sort, setSort] = useValue(options.sort, null, (next) => next && onSortChange?.(next))
  const isSortedByOwner = options.sort !== undefined
  const rows = useMemo(
    () => (isSortedByOwner ? given : sortRows(given, columns, sort, lang)),
    [isSortedByOwner, given, columns, sort, lang],
  )
  const sortBy = ({ key, label, firstSort }: DataColumn<Row>) => {
    const next = nextSort(sort, key, firstSort)
    setSort(next)
    say(`${label}: ${word(`dataTable.${next.direction}`)}`)
  }

  const [layout, setLayout] = useValue(options.layout, asGiven, options.onLayoutChange)
  const { order, hidden } = layout
  const shown = useMemo(() => shownColumns(columns, order, hidden), [columns, order, hidden])
  const widths = useColumnWidths(table, layout, setLayout)

  const selection = useRowSelection({
    rows,
    rowKey,
    given: options.selected,
    onChange: (next) => {
      const count = new Intl.NumberFormat(lang).format(next.size)
      // The bar that comes with the actions says it itself.
      if (!options.actions) say(word('bulkBar.selected', { count }))
      onSelectedChange?.(next)
    },
  })
  return { rows, sort, sortBy, layout, setLayout, shown, ...widths, selection, said }
}
