/**
 * Column settings: which columns are visible and in which order. The first column names the row and is not
 * included.
 */

import type { ComponentType } from 'react'
import { settings } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover } from '../popover/popover.tsx'
import { SortableList } from '../sortable-list/sortable-list.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import { freeColumns } from './column.ts'

const messages = { dataTable: english.dataTable }

registerIcons({ settings })

interface TableColumnsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
  readonly ColumnList: ComponentType<ColumnListProps> | undefined
  /** Called when the user approaches it. */
  readonly onColumnListNeeded: (() => void) | undefined
}

export function TableColumns<Row>(props: TableColumnsProps<Row>) {
  const { columns, layout, onLayoutChange, ColumnList, onColumnListNeeded } = props
  const { word } = useUi(messages)
  const label = word('dataTable.columns')
  return (
    <Popover
      label={label}
      className="data-table-columns"
      onToggle={onColumnListNeeded}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          size="sm"
          variant="ghost"
          color="neutral"
          icon="settings"
          onPointerEnter={onColumnListNeeded}
          onFocus={onColumnListNeeded}
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

// The columns that can be hidden and moved, each with a checkbox, in their order.

export interface ColumnListProps {
  readonly label: string
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
}

export function ColumnList({ label, columns, layout, onLayoutChange }: ColumnListProps) {
  const { hidden } = layout
  const show = (key: string, isShown: boolean) => {
    const others = hidden.filter((other) => other !== key)
    onLayoutChange({ ...layout, hidden: isShown ? others : [...others, key] })
  }
  return (
    <SortableList
      label={label}
      items={columns}
      itemKey={({ key }) => key}
      itemLabel={(column) => column.label}
      onReorder={(next) => onLayoutChange({ ...layout, order: next.map(({ key }) => key) })}
    >
      {(column) => (
        <Checkbox
          label={column.label}
          checked={!hidden.includes(column.key)}
          onChange={({ target }) => show(column.key, target.checked)}
        />
      )}
    </SortableList>
  )
}
