/**
 * Column settings: which columns are visible and in which order. The first column names the row and is not
 * included.
 */
import type { ComponentType } from 'react'
import { settings } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import { freeColumns } from './column.ts'
import type { ColumnListProps } from './column-list.tsx'

const messages = { dataTable: english.dataTable }

bringIcons({ settings })

interface TableColumnsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
  readonly ColumnList: ComponentType<ColumnListProps> | undefined
  /** Called when the user approaches it. */
  readonly onWanted: (() => void) | undefined
}

export function TableColumns<Row>(props: TableColumnsProps<Row>) {
  const { columns, layout, onLayoutChange, ColumnList, onWanted } = props
  const { word } = useUi(messages)
  const label = word('dataTable.columns')
  return (
    <Popover
      label={label}
      className="data-table-columns"
      onToggle={onWanted}
      trigger={(wires) => (
        <Button
          {...wires}
          size="sm"
          variant="ghost"
          color="neutral"
          icon="settings"
          onPointerEnter={onWanted}
          onFocus={onWanted}
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
