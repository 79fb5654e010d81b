/** The columns that can be hidden and moved, each with a checkbox, in their order. */
import { Checkbox } from '../checkbox/checkbox.tsx'
import { SortableList } from '../sortable-list/sortable-list.tsx'
import type { ColumnLayout } from './column.ts'

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
