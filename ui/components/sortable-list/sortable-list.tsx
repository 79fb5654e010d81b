/** A list whose order is its meaning: dragged by its handles, led by keys, or moved step by step with its buttons. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { placeAt, startDrag } from './drag.ts'
import { moveInList, placeOfDrop } from './move-in-list.ts'
import { SortableItem } from './sortable-item.tsx'
import { useLift } from './use-lift.ts'
import { useStayingFocus } from './use-staying-focus.ts'

const words = { sortable: english.sortable }

export interface SortableListProps<Item> extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What is being put in order. */
  readonly label: string
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  /** What an item is called where it is spoken of. */
  readonly itemLabel: (item: Item) => string
  readonly onReorder: (items: readonly Item[]) => void
  readonly children: (item: Item) => ReactNode
  /** Sends the keys with a form, in their order. */
  readonly name?: string
}

/** Where a dragged item would be put down: before the item of this number. */
interface Dragged {
  readonly key: string
  readonly before: number
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemLabel, onReorder, children, name, className, ref, ...rest } = props
  const { lang, word } = useUi(words)
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const [dragged, setDragged] = useState<Dragged>()
  const keys = items.map(itemKey)
  const itemOf = (key: string) => items.find((item) => itemKey(item) === key)
  const labelOf = (key: string) =>
    items
      .filter((item) => itemKey(item) === key)
      .map(itemLabel)
      .join('')

  const tell = (message: 'lifted' | 'moved' | 'dropped' | 'cancelled', key: string, place: number) => {
    const number = new Intl.NumberFormat(lang)
    const values = { place: number.format(place + 1), count: number.format(keys.length) }
    say(word(`sortable.${message}`, { item: labelOf(key), ...values }))
  }
  const reorder = (next: readonly string[]) =>
    onReorder(next.map(itemOf).filter((item) => item !== undefined))
  const { shown, lifted, handleKeyDown, drop } = useLift({ keys, onReorder: reorder, say: tell })

  const moveTo = (key: string, to: number) => {
    const next = moveInList(keys, keys.indexOf(key), to)
    if (next !== keys) reorder(next)
    tell('dropped', key, next.indexOf(key))
  }
  const drag = (key: string, handle: HTMLElement, event: PointerEvent) => {
    let before = keys.indexOf(key)
    startDrag(handle, event, {
      onMove: (_, y) => {
        before = placeAt([...(list.current?.children ?? [])], y)
        setDragged({ key, before })
      },
      onEnd: (isDropped) => {
        setDragged(undefined)
        if (isDropped) moveTo(key, placeOfDrop(keys.indexOf(key), before))
      },
    })
  }

  useStayingFocus(list, lifted, shown)
  return (
    <>
      <ol
        aria-label={label}
        {...rest}
        ref={useComposedRef(list, ref)}
        // biome-ignore lint/a11y/noRedundantRoles: Safari hears no list where no marks are drawn.
        role="list"
        className={cx('sortable-list', className)}
        data-mark={dragged?.before === keys.length ? 'end' : undefined}
      >
        {shown.map((key, at) => {
          const item = itemOf(key)
          return item === undefined ? null : (
            <SortableItem
              key={key}
              name={name}
              value={key}
              label={itemLabel(item)}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              isLifted={lifted === key}
              isDragged={dragged?.key === key}
              isMarked={dragged?.before === at}
              onKeyDown={(event) => handleKeyDown(event, key)}
              onLeave={() => drop(key)}
              onDrag={(handle, event) => drag(key, handle, event)}
              onStep={(by) => moveTo(key, at + by)}
            >
              {children(item)}
            </SortableItem>
          )
        })}
      </ol>
      <LiveRegion message={said} />
    </>
  )
}
