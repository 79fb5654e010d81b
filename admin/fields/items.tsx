/** Things in an order: add, move, remove, each by a button with its name, and the focus goes where one would look next. */
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorProps } from './editor-props.ts'
import { wordsOf } from './editor-props.ts'

interface Item<Value> {
  readonly item: Value
  readonly index: number
  readonly id: string
  readonly onChange: (value: unknown) => void
}

// biome-ignore lint/suspicious/noExplicitAny: lists and links alike are a field with items in it.
interface ItemsProps<Value> extends EditorProps<any> {
  readonly items: readonly Value[]
  /** What one of them is called. */
  readonly itemName: string
  readonly newItem: unknown
  readonly maxItems: number
  readonly children: (item: Item<Value>) => ReactNode
}

export function Items<Value>(props: ItemsProps<Value>) {
  const { i18n } = useLingui()
  const { items, itemName, onChange, id, readOnly, children } = props
  const { label, hint, error } = wordsOf(i18n, props)
  const list = useRef<HTMLFieldSetElement>(null)

  const change: Change = (changed, focused) => {
    flushSync(() => onChange(changed))
    focusItem(list.current, focused)
  }
  return (
    <fieldset ref={list} id={id} tabIndex={-1} className="items-editor">
      <legend>{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are plain values; their place is all they are known by.
          <li key={index}>
            {children({
              item,
              index,
              id: `${id}-${index}`,
              onChange: (value) => onChange([...items.slice(0, index), value, ...items.slice(index + 1)]),
            })}
            {readOnly ? null : (
              <ItemButtons items={items} index={index} name={`${itemName} ${index + 1}`} onChange={change} />
            )}
          </li>
        ))}
      </ol>
      <AddButton {...props} onChange={change} />
    </fieldset>
  )
}

/** The items as they are to be, and the place that the focus goes to. */
type Change = (items: readonly unknown[], focused: number) => void

interface ItemButtonsProps {
  readonly items: readonly unknown[]
  readonly index: number
  readonly name: string
  readonly onChange: Change
}

function ItemButtons({ items, index, name, onChange }: ItemButtonsProps) {
  const { t } = useLingui()
  const without = items.toSpliced(index, 1)
  return (
    <div className="items-buttons">
      {index > 0 ? (
        <Button
          {...quiet}
          icon="chevron"
          className="items-up"
          aria-label={t`Move ${name} up`}
          onClick={() => onChange(without.toSpliced(index - 1, 0, items[index]), index - 1)}
        />
      ) : null}
      <Button
        {...quiet}
        icon="trash"
        aria-label={t`Remove ${name}`}
        onClick={() => onChange(without, index)}
      />
    </div>
  )
}

const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const

interface AddButtonProps {
  readonly items: readonly unknown[]
  readonly itemName: string
  readonly newItem: unknown
  readonly maxItems: number
  readonly readOnly: boolean
  readonly onChange: Change
}

function AddButton({ items, itemName, newItem, maxItems, readOnly, onChange }: AddButtonProps) {
  const { t } = useLingui()
  if (readOnly || items.length >= maxItems) return null
  return (
    <Button
      variant="outline"
      color="neutral"
      size="sm"
      icon="plus"
      aria-label={t`Add: ${itemName}`}
      onClick={() => onChange([...items, newItem], items.length)}
    >
      {itemName}
    </Button>
  )
}

/** To the item at a place, to the last one where there are fewer, or to the button that adds the first. */
function focusItem(list: HTMLFieldSetElement | null, index: number): void {
  const rows = list?.querySelectorAll<HTMLElement>(':scope > ol > li')
  const row = rows?.item(Math.min(index, rows.length - 1))
  const control = row?.querySelector<HTMLElement>('input, textarea, select')
  const add = list?.querySelector<HTMLElement>(':scope > button')
  const target = control ?? add
  target?.focus()
}
