/** Sortable items: adds, moves, duplicates and removes items of a list, with undo. */
import type { Fields } from '@cyanotype/content/model/index.ts'
import { Button, FieldGroup, SortableList } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf } from '../field-editor-props.ts'
import { useFieldUndo } from '../use-field-undo.ts'
import type { KeyedItem } from './item-keys.ts'
import { useKeyedItems } from './item-keys.ts'

interface Item<Value> {
  readonly item: Value
  readonly index: number
  readonly id: string
  readonly onChange: (value: unknown) => void
}

interface ItemsProps<Value> extends EditorProps<Fields[string]> {
  readonly items: readonly Value[]
  /** The name of one item. */
  readonly itemName: string
  readonly newItem: unknown
  readonly maxItems: number
  readonly children: (item: Item<Value>) => ReactNode
}

export function Items<Value>(props: ItemsProps<Value>) {
  const { i18n, t } = useLingui()
  const { items, itemName, newItem, maxItems, onChange, id, readOnly, children } = props
  const offerUndo = useFieldUndo<readonly unknown[]>(items, onChange)
  const labels = labelsOf(i18n, props)
  const group = useRef<HTMLFieldSetElement>(null)
  const nameOf = (index: number) => `${itemName} ${index + 1}`

  /** Moves the focus to the item that the user continues with. */
  const change = (changed: readonly unknown[], focused: number) => {
    flushSync(() => onChange(changed))
    focusItem(group.current, focused)
  }
  const remove = (index: number) => {
    const name = nameOf(index)
    change(items.toSpliced(index, 1), index)
    offerUndo(t`${name} removed`, (now) => now.toSpliced(index, 0, items[index]))
  }
  const mayAdd = !readOnly && items.length < maxItems
  const duplicate = (index: number) => () =>
    change([...items.slice(0, index + 1), ...items.slice(index)], index + 1)
  return (
    <FieldGroup {...labels} ref={group} id={id} tabIndex={-1} className="items-editor">
      <Ordered
        label={String(labels.label)}
        items={useKeyedItems(items)}
        nameOf={nameOf}
        readOnly={readOnly}
        onReorder={onChange}
      >
        {({ value, index }) => (
          <div className="items-item">
            {children({
              item: value,
              index,
              id: `${id}-${index}`,
              onChange: (next) => onChange([...items.slice(0, index), next, ...items.slice(index + 1)]),
            })}
            {readOnly ? null : (
              <ItemButtons
                name={nameOf(index)}
                onDuplicate={mayAdd ? duplicate(index) : undefined}
                onRemove={() => remove(index)}
              />
            )}
          </div>
        )}
      </Ordered>
      {mayAdd ? (
        <AddButton itemName={itemName} onAdd={() => change([...items, newItem], items.length)} />
      ) : null}
    </FieldGroup>
  )
}

const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const

interface AddButtonProps {
  readonly itemName: string
  readonly onAdd: () => void
}

function AddButton({ itemName, onAdd }: AddButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      {...quiet}
      variant="outline"
      icon="plus"
      className="items-add"
      aria-label={t`Add: ${itemName}`}
      onClick={onAdd}
    >
      {itemName}
    </Button>
  )
}

interface ItemButtonsProps {
  readonly name: string
  /** `undefined` when the list is full. */
  readonly onDuplicate: (() => void) | undefined
  readonly onRemove: () => void
}

function ItemButtons({ name, onDuplicate, onRemove }: ItemButtonsProps) {
  const { t } = useLingui()
  return (
    <div className="items-buttons">
      {onDuplicate ? (
        <Button {...quiet} icon="copy" aria-label={t`Duplicate ${name}`} onClick={onDuplicate} />
      ) : null}
      <Button {...quiet} icon="trash" aria-label={t`Remove ${name}`} onClick={onRemove} />
    </div>
  )
}

/** Focuses the item at an index, or the last one, or the button that adds the first one. */
function focusItem(group: HTMLFieldSetElement | null, index: number): void {
  const rows = group?.querySelectorAll<HTMLElement>(':scope > .sortable-list > li')
  const row = rows?.item(Math.min(index, rows.length - 1))
  const control = row?.querySelector<HTMLElement>('.items-item :is(input, textarea, select, summary)')
  const add = group?.querySelector<HTMLElement>(':scope > .items-add')
  const target = control ?? add
  target?.focus()
}

interface PlacedItem<Value> extends KeyedItem<Value> {
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

/** Ordered items: a list that is sorted by keyboard and pointer, or is read-only. */
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
