/** The rendered rows, and gaps as high as all others. */

import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DataColumn } from './column.ts'
import { is } from './roles.ts'
import { slotsOf } from './rows-in-sight.ts'
import type { Selection } from './selection.ts'
import { TableRow } from './table-row.tsx'
import type { VisibleRows } from './use-rows-in-sight.ts'

const messages = { dataTable: english.dataTable }

interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly (Row | undefined)[]
  readonly count: number
  readonly rowKey: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  readonly rowHref: ((row: Row) => string) | undefined
  readonly isSelectable: boolean
  readonly selected: Selection
  readonly visible: VisibleRows
  readonly focused: number | undefined
  readonly isAwake: boolean
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    columns,
    rows,
    count,
    rowKey,
    rowLabel,
    rowHref,
    isSelectable,
    selected,
    visible,
    focused,
    isAwake,
  } = props
  const { word } = useUi(messages)
  let gaps = 0
  return (
    <tbody {...is.rowgroup}>
      {slotsOf(visible, focused, count).map((slot) => {
        if ('gap' in slot) {
          gaps += 1
          // The server renders no `style`, so its page ends with the rows that it contains.
          return isAwake ? (
            <tr key={`gap ${gaps}`} {...is.none} className="data-table-gap">
              <td
                {...is.none}
                colSpan={columns.length + (isSelectable ? 1 : 0)}
                style={{ blockSize: slot.gap * visible.rowHeight }}
              />
            </tr>
          ) : null
        }
        const row = rows[slot.row]
        const key = row === undefined ? undefined : rowKey(row)
        return (
          <TableRow
            key={key ?? `row ${slot.row}`}
            index={slot.row}
            row={row}
            columns={columns}
            href={row === undefined ? undefined : rowHref?.(row)}
            selectLabel={isSelectable ? labelOf(row) : undefined}
            isSelected={key !== undefined && selected.has(key)}
            cellRole={isAwake ? 'gridcell' : 'cell'}
          />
        )
      })}
    </tbody>
  )

  function labelOf(row: Row | undefined) {
    return row === undefined ? '' : word('dataTable.select', { row: rowLabel(row) })
  }
}
