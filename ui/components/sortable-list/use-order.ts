/** State of a sortable list: moves by key, pointer or button, and the announcement of each. */
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { indexAt, startDrag } from './drag.ts'

const messages = { sortable: english.sortable }

export interface OrderOptions<Item> {
  /** The items, in their current order. */
  readonly items: readonly Item[]
  /** Returns the key that identifies an item. */
  readonly itemKey: (item: Item) => string
  /** The name of an item in labels and announcements. */
  readonly itemLabel: (item: Item) => string
  /** Called with the items in their new order. */
  readonly onReorder: (items: readonly Item[]) => void
}

/** The drop position of a dragged item: before the item with this index. */
interface Dragged {
  readonly key: string
  readonly before: number
}

export function useOrder<Item>(options: OrderOptions<Item>, list: RefObject<HTMLElement | null>) {
  const { items, itemKey, itemLabel, onReorder } = options
  const { lang, word } = useUi(messages)
  const [announcement, announce] = useState('')
  const [dragged, setDragged] = useState<Dragged>()
  const keys = items.map(itemKey)
  const itemOf = (key: string) => items.find((item) => itemKey(item) === key)
  const labelOf = (key: string) =>
    items
      .filter((item) => itemKey(item) === key)
      .map(itemLabel)
      .join('')

  const announceMove = (
    message: 'lifted' | 'moved' | 'dropped' | 'cancelled',
    key: string,
    place: number,
  ) => {
    const number = new Intl.NumberFormat(lang)
    const values = { place: number.format(place + 1), count: number.format(keys.length) }
    announce(word(`sortable.${message}`, { item: labelOf(key), ...values }))
  }
  const reorder = (next: readonly string[]) =>
    onReorder(next.map(itemOf).filter((item) => item !== undefined))
  const { shown, lifted, handleKeyDown, drop } = useLift({ keys, onReorder: reorder, announce: announceMove })

  const moveTo = (key: string, to: number) => {
    if (!keys.includes(key)) return
    const next = moveInList(keys, keys.indexOf(key), to)
    if (next !== keys) reorder(next)
    announceMove('dropped', key, next.indexOf(key))
  }
  // A drag takes a while, in which items may arrive or leave.
  const place = useRef((_key: string, _before: number) => {})
  useLayoutEffect(() => {
    place.current = (key, before) => moveTo(key, indexOfDrop(keys.indexOf(key), before))
  })
  const drag = (key: string, handle: HTMLElement, event: PointerEvent) => {
    let before = keys.indexOf(key)
    startDrag(handle, event, {
      onMove: (_, y) => {
        before = indexAt([...(list.current?.children ?? [])], y)
        setDragged({ key, before })
      },
      onEnd: (isDropped) => {
        setDragged(undefined)
        if (isDropped) place.current(key, before)
      },
    })
  }

  useStayingFocus(list, lifted, shown)
  return { shown, itemOf, lifted, dragged, announcement, handleKeyDown, drop, drag, moveTo }
}

/** In most browsers an element that moves in the DOM loses the focus. The lifted item gets it back. */
function useStayingFocus(
  list: RefObject<HTMLElement | null>,
  lifted: string | undefined,
  order: readonly string[],
) {
  const place = lifted === undefined ? -1 : order.indexOf(lifted)
  useEffect(() => {
    if (place < 0) return
    const handle = list.current?.querySelector<HTMLElement>('[data-lifted] .sortable-handle')
    if (handle && document.activeElement !== handle) handle.focus()
    handle?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [list, place])
}

interface LiftOptions {
  readonly keys: readonly string[]
  readonly onReorder: (keys: readonly string[]) => void
  /** Called with an announcement: the message, the item, and its index. */
  readonly announce: (
    message: 'lifted' | 'moved' | 'dropped' | 'cancelled',
    key: string,
    place: number,
  ) => void
}

interface Lifted {
  readonly key: string
  readonly keys: readonly string[]
}

/** Lifts an item with keys, moves it, and drops it or cancels. */
function useLift({ keys, onReorder, announce: say }: LiftOptions) {
  const [last, setLifted] = useState<Lifted>()
  const lifted = last !== undefined && keys.includes(last.key) ? last : undefined
  const shown = lifted === undefined ? keys : withChanges(lifted.keys, keys)

  const lift = (key: string) => {
    setLifted({ key, keys })
    say('lifted', key, keys.indexOf(key))
  }
  const drop = (key: string) => {
    setLifted(undefined)
    if (shown.some((other, at) => other !== keys[at])) onReorder(shown)
    say('dropped', key, shown.indexOf(key))
  }
  const cancel = (key: string) => {
    setLifted(undefined)
    say('cancelled', key, keys.indexOf(key))
  }
  const lead = (key: string, to: number) => {
    const next = moveInList(shown, shown.indexOf(key), to)
    setLifted({ key, keys: next })
    say('moved', key, next.indexOf(key))
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, key: string) => {
    const isPress = event.key === ' ' || event.key === 'Enter'
    const isLifted = lifted?.key === key
    const at = shown.indexOf(key)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key]
    if (isPress) (isLifted ? drop : lift)(key)
    else if (isLifted && event.key === 'Escape') cancel(key)
    else if (isLifted && to !== undefined) lead(key, to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { shown, lifted: lifted?.key, handleKeyDown, drop }
}

/** The order of the user with the items that arrived meanwhile, each after the one that it follows in the list. */
export function withChanges(order: readonly string[], keys: readonly string[]): readonly string[] {
  const left = order.filter((key) => keys.includes(key))
  return keys.reduce<readonly string[]>((all, key, at) => {
    if (all.includes(key)) return all
    return all.toSpliced(all.indexOf(keys[at - 1] ?? '') + 1, 0, key)
  }, left)
}

/** Moves one item to another index. All other items keep their order. */
export function moveInList<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(to, items.length - 1))
  const moved = items.slice(from, from + 1)
  return from === place ? items : items.toSpliced(from, 1).toSpliced(place, 0, ...moved)
}

/** The index of an item dropped before the item `before` (or at the end), after it has left its own place. */
export function indexOfDrop(from: number, before: number): number {
  return before > from ? before - 1 : before
}
