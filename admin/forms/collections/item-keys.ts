/**
 * Item keys: list items are plain values, so keys identify them while they are moved, changed and removed.
 */
import { useState } from 'react'

export interface KeyedItem<Value> {
  readonly key: string
  readonly value: Value
}

/**
 * A moved item keeps its key, and an item that replaces another one gets its key. All others get new keys.
 */
export function reuseKeys<Value>(
  before: readonly KeyedItem<Value>[],
  values: readonly Value[],
  newKey: () => string,
): readonly KeyedItem<Value>[] {
  const free = [...before]
  const take = (found: number) => free.splice(found, 1)[0]?.key
  const stayed = values.map((value, place) => {
    const here = free.findIndex((item) => item === before[place] && Object.is(item.value, value))
    const anywhere = here < 0 ? free.findIndex((item) => Object.is(item.value, value)) : here
    return anywhere < 0 ? undefined : take(anywhere)
  })
  return values.map((value, place) => {
    const former = before[place]
    const same = former === undefined ? -1 : free.indexOf(former)
    const key = stayed[place] ?? (same < 0 ? undefined : take(same))
    return { key: key ?? newKey(), value }
  })
}

let made = 0
/** Unique while the page is open. */
export const nextKey = () => `item-${++made}`

export function useKeyedItems<Value>(values: readonly Value[]): readonly KeyedItem<Value>[] {
  const [cached, setCached] = useState(() => reuseKeys([], values, nextKey))
  const isCurrent =
    cached.length === values.length && cached.every((item, place) => Object.is(item.value, values[place]))
  if (isCurrent) return cached
  const next = reuseKeys(cached, values, nextKey)
  setCached(next)
  return next
}
