/** Sortable items: adds, moves, duplicates and removes items of a list, with undo. */
import { Button, FieldGroup, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf } from '../field-editor-props.ts'
import { useKeyedItems } from './item-keys.ts'
import { Ordered } from './ordered-items.tsx'

interface Item<Value> {
  readonly item: Value
  readonly index: number
  readonly id: string
  readonly onChange: (value: unknown) => void
}

// biome-ignore lint/suspicious/noExplicitAny: both list and links fields have items.
interface ItemsProps<Value> extends EditorProps<any> {
  readonly items: readonly Value[]
  /** The name of one item. */
  readonly itemName: string
  readonly newItem: unknown
  readonly maxItems: number
  readonly children: (item: Item<Value>) => ReactNode
}

export function Items<Value>(props: ItemsProps<Value>) {
  const { i18n, t } = useLingui()
  const undo = useUndo()
  const { items, itemName, newItem, maxItems, onChange, id, readOnly, children } = props
  const words = labelsOf(i18n, props)
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
    undo(t`${name} was removed`, () => onChange(items))
  }
  const mayAdd = !readOnly && items.length < maxItems
  const duplicate = (index: number) => () =>
    change([...items.slice(0, index + 1), ...items.slice(index)], index + 1)
  return (
    <FieldGroup {...words} ref={group} id={id} tabIndex={-1} className="items-editor">
      <Ordered
        label={String(words.label)}
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
