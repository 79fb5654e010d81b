/** Which columns are shown, and in which order: all but the first, which names the row. */
import { useEffect } from 'react'
import { settings } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { late } from '../../late.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import { freeColumns } from './column.ts'

const words = { dataTable: english.dataTable }

bringIcons({ settings })

/** Dragging and moving: fetched before anybody gets there, or on their way. */
const columnList = late(async () => (await import('./column-list.tsx')).ColumnList)
const soon = 3_000

interface TableColumnsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
}

export function TableColumns<Row>({ columns, layout, onLayoutChange }: TableColumnsProps<Row>) {
  const { word } = useUi(words)
  const ColumnList = columnList.usePart()
  useEffect(() => {
    const timer = setTimeout(columnList.bring, soon)
    return () => clearTimeout(timer)
  }, [])
  const label = word('dataTable.columns')
  return (
    <Popover
      label={label}
      className="data-table-columns"
      onToggle={columnList.bring}
      trigger={(wires) => (
        <Button
          {...wires}
          size="sm"
          variant="ghost"
          color="neutral"
          icon="settings"
          onPointerEnter={columnList.bring}
          onFocus={columnList.bring}
        >
          {label}
        </Button>
      )}
    >
      {ColumnList === undefined ? (
        <Spinner />
      ) : (
        <ColumnList
          label={label}
          columns={freeColumns(columns, layout.order)}
          layout={layout}
          onLayoutChange={onLayoutChange}
        />
      )}
    </Popover>
  )
}
