/** Which columns are shown, and in which order: all but the first, which names the row. */
import { settings } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover } from '../popover/popover.tsx'
import { SortableList } from '../sortable-list/sortable-list.tsx'
import type { ColumnLayout, DataColumn } from './column.ts'
import { freeColumns } from './column.ts'

const words = { dataTable: english.dataTable }

bringIcons({ settings })

interface TableColumnsProps<Row> {
  readonly columns: readonly DataColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onLayoutChange: (layout: ColumnLayout) => void
}

export function TableColumns<Row>({ columns, layout, onLayoutChange }: TableColumnsProps<Row>) {
  const { word } = useUi(words)
  const { order, hidden } = layout
  const show = (key: string, isShown: boolean) => {
    const others = hidden.filter((other) => other !== key)
    onLayoutChange({ ...layout, hidden: isShown ? others : [...others, key] })
  }
  const label = word('dataTable.columns')
  return (
    <Popover
      label={label}
      className="data-table-columns"
      trigger={(wires) => (
        <Button {...wires} size="sm" variant="ghost" color="neutral" icon="settings">
          {label}
        </Button>
      )}
    >
      <SortableList
        label={label}
        items={freeColumns(columns, order)}
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
    </Popover>
  )
}
