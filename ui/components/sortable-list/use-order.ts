/** The ways in which an item gets another place, by key, by hand or by button; and what is said of each. */
import type { RefObject } from 'react'
import { useState } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { indexAt, startDrag } from './drag.ts'
import { indexOfDrop, moveInList } from './move-in-list.ts'
import { useLift } from './use-lift.ts'
import { useStayingFocus } from './use-staying-focus.ts'

const messages = { sortable: english.sortable }

export interface OrderOptions<Item> {
  /** The items, in their current order. */
  readonly items: readonly Item[]
  /** Returns the key that identifies an item. */
  readonly itemKey: (item: Item) => string
  /** What an item is called where it is spoken of. */
  readonly itemLabel: (item: Item) => string
  /** Called with the items in their new order. */
  readonly onReorder: (items: readonly Item[]) => void
}

/** Where a dragged item would be put down: before the item of this number. */
interface Dragged {
  readonly key: string
  readonly before: number
}

export function useOrder<Item>(options: OrderOptions<Item>, list: RefObject<HTMLElement | null>) {
  const { items, itemKey, itemLabel, onReorder } = options
  const { lang, word } = useUi(messages)
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
        before = indexAt([...(list.current?.children ?? [])], y)
        setDragged({ key, before })
      },
      onEnd: (isDropped) => {
        setDragged(undefined)
        if (isDropped) moveTo(key, indexOfDrop(keys.indexOf(key), before))
      },
    })
  }

  useStayingFocus(list, lifted, shown)
  return { shown, itemOf, lifted, dragged, said, handleKeyDown, drop, drag, moveTo }
}
