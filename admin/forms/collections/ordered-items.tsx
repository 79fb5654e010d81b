/** Ordered items: a list that is sorted by keyboard and pointer, or is read-only. */
import { SortableList } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import type { KeyedItem } from './item-keys.ts'

export interface PlacedItem<Value> extends KeyedItem<Value> {
  readonly index: number
}

interface OrderedProps<Value> {
  readonly label: string
  readonly items: readonly KeyedItem<Value>[]
  readonly nameOf: (index: number) => string
  readonly readOnly: boolean
  readonly onReorder: (values: readonly Value[]) => void
  readonly children: (item: PlacedItem<Value>) => ReactNode
}

export function Ordered<Value>(props: OrderedProps<Value>) {
  const { label, items, nameOf, readOnly, onReorder, children } = props
  const placed = items.map((item, index) => ({ ...item, index }))
  if (readOnly) {
    return (
      <ol className="items-read">
        {placed.map((item) => (
          <li key={item.key}>{children(item)}</li>
        ))}
      </ol>
    )
  }
  return (
    <SortableList
      label={label}
      items={placed}
      itemKey={({ key }) => key}
      itemLabel={({ index }) => nameOf(index)}
      onReorder={(sorted) => onReorder(sorted.map(({ value }) => value))}
    >
      {children}
    </SortableList>
  )
}
