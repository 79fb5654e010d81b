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
  const { t, i18n } = useLingui()
  const { items, itemName, newItem, maxItems, onChange, id, readOnly, children } = props
  const { label, hint, error } = wordsOf(i18n, props)
  const list = useRef<HTMLFieldSetElement>(null)

  const change = (changed: readonly unknown[], focused: number) => {
    flushSync(() => onChange(changed))
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')
    const row = rows?.item(Math.min(focused, rows.length - 1))
    const target = row?.querySelector<HTMLElement>('input, textarea, select')
    const add = list.current?.querySelector<HTMLElement>(':scope > button')
    ;(target ?? add)?.focus()
  }
  const moved = (from: number, to: number) =>
    items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

  return (
    <fieldset ref={list} id={id} tabIndex={-1} className="items-editor">
      <legend>{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      <ol>
        {items.map((item, index) => {
          const name = `${itemName} ${index + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are plain values; their place is all they are known by.
            <li key={index}>
              {children({
                item,
                index,
                id: `${id}-${index}`,
                onChange: (value) => onChange([...items.slice(0, index), value, ...items.slice(index + 1)]),
              })}
              {readOnly ? null : (
                <div className="items-buttons">
                  {index > 0 ? (
                    <Button
                      {...quiet}
                      icon="chevron"
                      className="items-up"
                      aria-label={t`Move ${name} up`}
                      onClick={() => change(moved(index, index - 1), index - 1)}
                    />
                  ) : null}
                  <Button
                    {...quiet}
                    icon="trash"
                    aria-label={t`Remove ${name}`}
                    onClick={() => change(items.toSpliced(index, 1), index)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {readOnly || items.length >= maxItems ? null : (
        <Button
          variant="outline"
          color="neutral"
          size="sm"
          icon="plus"
          aria-label={t`Add: ${itemName}`}
          onClick={() => change([...items, newItem], items.length)}
        >
          {itemName}
        </Button>
      )}
    </fieldset>
  )
}

const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
